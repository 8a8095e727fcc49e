// The last few things that happened in the accounts.
import { useQuery } from '@tanstack/react-query'
import { activityQuery } from '#api/accounts/activity.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { typeInWords, withoutType } from '#domain/transaction-words.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDay } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './activity-card.module.css'

const seeAll = (
  <RouteLink to="all-transactions">
    See all<span className="visually-hidden"> transactions</span>
  </RouteLink>
)

export function ActivityCard() {
  const { userName } = usePortal()
  const activity = useQuery(activityQuery(useApi()))
  return (
    <Card title="Recent activity" aside={activity.data?.length !== 0 && seeAll}>
      <QueryCard query={activity} what="recent activity" skeleton={<Skeleton lines={5} height="2.75rem" />}>
        {(transactions) =>
          transactions.length === 0 ? (
            <EmptyState>Nothing has happened yet. Payments, trades and fees will appear here.</EmptyState>
          ) : (
            <ul className={css.list}>
              {transactions.map(({ id, type, description, date, accountName, amountPence, currency }) => (
                <li key={id} className={css.row}>
                  <span className={css.what}>
                    <span>{withoutType(description, type)}</span>
                    <span className={prose.quiet}>
                      {typeInWords(type)} · {formatDay(date)} · {withoutOwner(accountName, userName)}
                    </span>
                  </span>
                  <Money pence={amountPence} currency={currency} exact signed />
                </li>
              ))}
            </ul>
          )
        }
      </QueryCard>
    </Card>
  )
}
