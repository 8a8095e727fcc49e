// What was bought and sold in the quarter, and why.
import { useState } from 'react'
import type { Review } from '#api/accounts/reviews.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { tradesInWords, type NotedTrades } from '#domain/documents/trades-in-words.ts'
import { typeInWords } from '#domain/transaction-words.ts'
import { formatUnits } from '#domain/units.ts'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Hideable } from 'portal-engine/ui/figures/hideable.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { CsvButton } from 'portal-engine/ui/tables/export-actions.tsx'
import { useMediaQuery } from 'portal-engine/ui/use-media-query.ts'
import { tradesTable } from './trades-csv.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './investment-review.module.css'

/** How many are shown before people ask for all. Paper has all of them. */
const FIRST = 20
const FIRST_ON_A_PHONE = 6

interface TradesCardProps {
  review: Review
  accountNumber: string
}

export function TradesCard({ review, accountNumber }: TradesCardProps) {
  const { trades, currency, id } = review
  const [showsAll, setShowsAll] = useState(false)
  const isPrinted = useMediaQuery('print')
  const first = useMediaQuery('(width < 40rem)') ? FIRST_ON_A_PHONE : FIRST
  const { pence } = useFormats()
  if (trades.length === 0) {
    return (
      <Card level={3} title="Bought and sold">
        <p>We bought and sold nothing this quarter.</p>
      </Card>
    )
  }
  return (
    <Card
      level={3}
      title="Bought and sold"
      aside={
        <span data-not-printed>
          <CsvButton fileName={`trades-${accountNumber}-${id}.csv`} table={() => tradesTable(review)} />
        </span>
      }
    >
      <p className={css.above}>
        <AmountText>{`${tradesInWords(addedUp(trades), (amount) => pence(amount, currency))} in the quarter.`}</AmountText>
      </p>
      <DataTable
        caption="Bought and sold, oldest first"
        fitsFrom={1000}
        rows={showsAll || isPrinted ? trades : trades.slice(0, first)}
        rowId={({ transactionId }) => transactionId}
        columns={[
          {
            id: 'fund',
            header: 'Fund',
            narrowCell: ({ fundName }) => fundName,
            cell: ({ fundName, isin }) => (
              <span className={css.named}>
                {fundName}
                <span className={prose.fine}>{isin}</span>
              </span>
            ),
          },
          { id: 'type', header: 'Type', narrow: 'note', cell: ({ type }) => typeInWords(type) },
          {
            id: 'date',
            header: 'Date',
            narrow: 'note',
            cell: ({ date }) => <span className={css.date}>{formatShortDate(date)}</span>,
          },
          {
            id: 'units',
            header: 'Units',
            figures: true,
            cell: (trade) => <Hideable>{formatUnits(trade.units)}</Hideable>,
          },
          {
            id: 'amount',
            header: 'Amount',
            narrow: 'amount',
            figures: true,
            cell: ({ amountPence }) => <Money pence={amountPence} currency={currency} exact signed />,
          },
          { id: 'why', header: 'Why', cell: ({ why }) => <span className={css.why}>{why || '—'}</span> },
        ]}
      />
      {trades.length > first && (
        <p className={css.below} data-not-printed>
          <Button variant="quiet" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show the first ${first} only` : `Show all ${trades.length}`}
          </Button>
        </p>
      )}
    </Card>
  )
}

function addedUp(trades: Review['trades']): NotedTrades {
  const sum = (sign: number) =>
    trades.reduce((total, { amountPence }) => total + Math.max(sign * amountPence, 0), 0)
  return {
    boughtPence: sum(-1),
    soldPence: sum(1),
    fundNames: [...new Set(trades.map(({ fundName }) => fundName))],
  }
}
