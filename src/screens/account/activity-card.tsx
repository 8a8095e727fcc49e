// The last few things that happened in the accounts.
import { useQuery } from '@tanstack/react-query'
import { activityQuery, type Transaction } from '#api/activity.ts'
import { useApi } from '#api/context.ts'
import { Card } from '#ui/card.tsx'
import { formatShortDate } from '#ui/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Money } from '#ui/money.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import css from './activity-card.module.css'

const names: Record<Transaction['type'], string> = {
  PaidIn: 'Paid in',
  TaxRelief: 'Tax relief',
  Withdrawal: 'Withdrawal',
  Buy: 'Bought',
  Sell: 'Sold',
  Dividend: 'Dividend',
  Interest: 'Interest',
  Fee: 'Fee',
}

export function ActivityCard() {
  const activity = useQuery(activityQuery(useApi()))
  return (
    <Card title="Recent activity">
      <QueryCard query={activity} what="recent activity" skeleton={<Skeleton lines={5} height="2.75rem" />}>
        {(transactions) =>
          transactions.length === 0 ? (
            <EmptyState>Nothing has happened yet. Payments, trades and fees will appear here.</EmptyState>
          ) : (
            <ul className={css.list}>
              {transactions.map((transaction) => (
                <li key={transaction.id} className={css.row}>
                  <span className={css.what}>
                    <span>{names[transaction.type]}</span>
                    <span className={css.quiet}>
                      {formatShortDate(transaction.date)}, {transaction.accountName}
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
