// Holdings one by one: what each is, what it cost, what it is worth, what it charges and who holds it.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts.ts'
import { useApi } from '#api/context.ts'
import type { Holding } from '#api/holdings.ts'
import { formatPence, formatWeight } from '#domain/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Change } from '#ui/change.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatShortDate } from '#ui/dates.ts'
import { Money } from '#ui/money.tsx'
import css from './full-breakdown.module.css'

const units = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function HoldingsTable({ holdings, caption }: { holdings: readonly Holding[]; caption: string }) {
  const accounts = useQuery(accountsQuery(useApi()))
  const nameOf = (id: string) => accounts.data?.accounts.find((account) => account.id === id)?.name
  return (
    <DataTable
      caption={caption}
      fitsFrom={1100}
      rows={holdings}
      rowId={(holding) => holding.isin}
      columns={[
        {
          id: 'name',
          header: 'Holding',
          cell: (holding) => (
            <span className={css.holding}>
              {holding.name}
              <span className={css.quiet}>
                {holding.isin}, {holding.subClass}
              </span>
              <span className={css.quiet}>{holding.accountIds.map(nameOf).filter(Boolean).join(', ')}</span>
            </span>
          ),
        },
        { id: 'units', header: 'Units', figures: true, cell: (holding) => units.format(holding.units) },
        {
          id: 'price',
          header: 'Price',
          figures: true,
          cell: (holding) => (
            <span className={css.price}>
              {formatPence(holding.price, holding.currency)}
              <span className={css.quiet}>{formatShortDate(holding.priceDate)}</span>
              {holding.isStale && <Badge tone="brass">Older price</Badge>}
            </span>
          ),
        },
        {
          id: 'cost',
          header: 'Book cost',
          figures: true,
          cell: (holding) => <Money pence={holding.costPence} />,
        },
        {
          id: 'value',
          header: 'Value',
          figures: true,
          cell: (holding) => <Money pence={holding.valuePence} />,
        },
        {
          id: 'gain',
          header: 'Gain',
          figures: true,
          cell: (holding) => <Change pence={holding.gainPence} />,
        },
        {
          id: 'share',
          header: 'Share',
          figures: true,
          cell: (holding) => formatWeight(holding.weightTenths),
        },
        {
          id: 'charge',
          header: 'Ongoing charge',
          figures: true,
          cell: (holding) => `${(holding.ongoingCharge * 100).toFixed(2)}%`,
        },
      ]}
    />
  )
}
