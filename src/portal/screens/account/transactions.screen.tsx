// What moved: in the account that the address names, or in all of them.
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from 'portal-engine/http/client.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal, type Opened } from 'portal-engine/screen-api/portal.ts'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { BeforeMoney } from './frame/before-money.tsx'
import { useCurrentAccount } from './frame/current-account.ts'
import { AllTransactions } from './transactions/all-transactions.tsx'
import { WhatMoved } from './transactions/what-moved.tsx'

/** The transactions wait for the account's dates, which the filters take as their limits. */
export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  accountToFetch(queryClient, api, opened)
}

export default function Transactions() {
  return usePortal().params['account'] === undefined ? <AllTransactions /> : <AccountTransactions />
}

function AccountTransactions() {
  const account = useCurrentAccount()
  const { id, name, accountNumber, baseCurrency, openedOn, valuedOn } = account
  if (isBeforeMoney(account))
    return (
      <BeforeMoney drawing="coins" title="No transactions yet">
        Payments, trades, income and fees will appear here once money has arrived.
      </BeforeMoney>
    )
  return (
    <WhatMoved
      of={{ id, name, currency: baseCurrency }}
      currency={baseCurrency}
      fileName={`transactions-${accountNumber}`}
      openedOn={openedOn}
      valuedOn={valuedOn}
      heading={(actions) => (
        <TabHeading
          note={
            <>
              Newest first. All amounts in {baseCurrency === 'GBP' ? 'pounds' : baseCurrency}.{' '}
              <RouteLink to="all-transactions" data-not-printed>
                All transactions
              </RouteLink>
            </>
          }
          actions={actions}
        />
      )}
    />
  )
}
