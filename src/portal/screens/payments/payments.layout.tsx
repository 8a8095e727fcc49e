// The frame of the pages about payments: their menu, and the accounts that they pay into or out of.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { accountsQuery, type Account } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { paymentAccounts } from '#domain/payments/payment-accounts.ts'
import { useLayoutFact } from '#screens/shared/layout-facts.ts'
import { SideMenu } from 'portal-engine/screen-api/layout/side-menu.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { OwnAccountsContext } from './own-accounts.ts'
import css from './payments.module.css'

export default function PaymentsLayout({ children }: { children: ReactNode }) {
  const { routeTitle, href } = usePortal()
  const isHub = useLocation().pathname === href('payments')
  const accounts = useQuery(accountsQuery(useApi()))
  return (
    <>
      <PageTitle isHidden={!isHub}>{routeTitle('payments')}</PageTitle>
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton lines={5} height="3rem" />}>
        {({ accounts: own }) => <WithAccounts accounts={own}>{children}</WithAccounts>}
      </QueryCard>
    </>
  )
}

function WithAccounts({ accounts, children }: { accounts: readonly Account[]; children: ReactNode }) {
  useLayoutFact('payment-accounts', paymentAccounts(accounts.map(({ type }) => type)))
  return (
    <OwnAccountsContext value={accounts}>
      <SideMenu overview="payments">
        <div className={css.page}>{children}</div>
      </SideMenu>
    </OwnAccountsContext>
  )
}
