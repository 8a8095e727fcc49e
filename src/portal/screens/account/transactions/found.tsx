// What fits the filters: totals, rows by month, and the way to more of them.
import type { InfiniteData } from '@tanstack/react-query'
import { useRef } from 'react'
import type { TransactionsPage } from '#api/accounts/transactions.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatCount } from './row-words.ts'
import { EACH_TIME } from './shown.ts'
import { Totals } from './totals.tsx'
import { TransactionsTable } from './transactions-table.tsx'
import css from './transactions.module.css'

interface FoundProps {
  data: InfiniteData<TransactionsPage>
  /** Still of the filters before. */
  isOutdated: boolean
  /** The way to more; `load` takes how many are shown then. */
  more: { isLoading: boolean; hasFailed: boolean; load: (shown: number) => void } | undefined
}

export function Found({ data: { pages }, isOutdated, more }: FoundProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const transactions = pages.flatMap((page) => page.transactions)
  const months = pages.flatMap((page) => page.months)
  const { totals, currency } = pages.at(-1)!
  return (
    <Card className={isOutdated ? css.outdated : undefined}>
      <Totals page={pages.at(-1)!} />
      <TransactionsTable transactions={transactions} currency={currency} months={months} />
      <div className={css.end} data-not-printed>
        <p ref={place} tabIndex={-1}>
          {formatCount(transactions.length)} of {formatCount(totals.count)}
        </p>
        {more && (
          <Button
            busy={more.isLoading}
            onClick={() => {
              // The button disappears on the last page, and the focus would be lost.
              if (totals.count - transactions.length <= pages[0]!.transactions.length) place.current?.focus()
              more.load(Math.min(transactions.length + EACH_TIME, totals.count))
            }}
          >
            {more.hasFailed ? 'Try again' : 'Show more'}
            <span className="visually-hidden"> transactions</span>
          </Button>
        )}
        {more?.hasFailed && (
          <p role="alert" className={css.failed}>
            We couldn’t load more. What you have is still here.
          </p>
        )}
      </div>
    </Card>
  )
}
