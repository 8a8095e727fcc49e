// The last few things that happened in the accounts.
import { useQuery } from '@tanstack/react-query'
import { activityQuery, type Transaction } from '#api/accounts/activity.ts'
import { useApi } from '#http/context.ts'
import { withoutOwner } from '#base/own-names.ts'
import { typeInWords } from '#domain/transaction-words.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { EmptyState } from '#ui/cards/empty-state.tsx'
import { QueryCard } from '#ui/cards/query-card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { formatShortDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import prose from '#ui/prose.module.css'
import css from './activity-card.module.css'

export function ActivityCard() {
  const { userName } = usePortal()
  const activity = useQuery(activityQuery(useApi()))
  return (
    <Card title="Recent activity" aside={<SeeAll last={activity.data?.[0]} />}>
      <QueryCard query={activity} what="recent activity" skeleton={<Skeleton lines={5} height="2.75rem" />}>
        {(transactions) =>
          transactions.length === 0 ? (
            <EmptyState>Nothing has happened yet. Payments, trades and fees will appear here.</EmptyState>
          ) : (
            <ul className={css.list}>
              {transactions.map((transaction) => (
                <li key={transaction.id} className={css.row}>
                  <span className={css.what}>
                    <span>{typeInWords(transaction.type)}</span>
                    <span className={prose.quiet}>
                      {formatShortDate(transaction.date)}, {withoutOwner(transaction.accountName, userName)}
                    </span>
                  </span>
                  <Money pence={transaction.amountPence} currency={transaction.currency} exact signed />
                </li>
              ))}
            </ul>
          )
        }
      </QueryCard>
    </Card>
  )
}

/** Leads to the transactions of the account in which something happened last, and there to those of the others. */
function SeeAll({ last }: { last: Transaction | undefined }) {
  return (
    last && (
      <RouteLink to="account-transactions" params={{ account: last.accountId }}>
        See all
      </RouteLink>
    )
  )
}
