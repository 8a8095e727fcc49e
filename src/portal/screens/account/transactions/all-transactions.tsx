// What moved in all accounts, as one list and one file.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { accountsQuery } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { WhatMoved } from './what-moved.tsx'

export function AllTransactions() {
  const accounts = useQuery(accountsQuery(useApi()))
  const { title } = usePortal()
  const funded = accounts.data?.accounts.filter((account) => !isBeforeMoney(account)) ?? []
  const currencies = new Set(funded.map(({ baseCurrency }) => baseCurrency))
  const isEmpty = accounts.data !== undefined && funded.length === 0
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <PageTitle
        note={
          isEmpty
            ? undefined
            : `Newest first.${currencies.size > 1 ? ' Amounts in the currency of each account.' : ''}`
        }
        actions={!isEmpty && <div ref={setPlace} />}
      >
        {title}
      </PageTitle>
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton lines={8} height="5rem" />}>
        {({ valuedOn }) =>
          isEmpty ? (
            <Card>
              <DrawnEmptyState drawing="coins" title="No transactions yet">
                Payments, trades, income and fees will appear here once money has arrived.
              </DrawnEmptyState>
            </Card>
          ) : (
            <WhatMoved
              of="all"
              currency={currencies.size === 1 ? [...currencies][0] : undefined}
              fileName="transactions-all-accounts"
              openedOn={funded.map(({ openedOn }) => openedOn).toSorted()[0]!}
              valuedOn={valuedOn}
              heading={(actions) => place && createPortal(actions, place)}
            />
          )
        }
      </QueryCard>
    </>
  )
}
