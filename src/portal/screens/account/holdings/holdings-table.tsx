// Holdings one by one: what each is, what it cost, what it is worth, what it charges and who holds it.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Holding } from '#api/accounts/holdings.ts'
import { useApi } from '#http/context.ts'
import { formatPence, formatWeight } from '#base/money.ts'
import { formatUnits } from '#domain/units.ts'
import { Badge } from '#ui/badge.tsx'
import { Change } from '#ui/figures/change.tsx'
import { formatShortDate } from '#ui/figures/dates.ts'
import { Hideable } from '#ui/figures/hideable.tsx'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import prose from '#ui/prose.module.css'
import css from './holdings.module.css'

interface HoldingsTableProps {
  holdings: readonly Holding[]
  caption: string
  /** The currency of costs, values and gains. */
  currency: string
}

export function HoldingsTable({ holdings, caption, currency }: HoldingsTableProps) {
  const accounts = useQuery(accountsQuery(useApi()))
  const isOfOne = new Set(holdings.flatMap(({ accountIds }) => accountIds)).size === 1
  const namesOf = ({ accountIds }: Holding) =>
    isOfOne
      ? []
      : accountIds.flatMap((id) => accounts.data?.accounts.find((account) => account.id === id)?.name ?? [])
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
          narrowCell: ({ name }) => name,
          cell: (holding) => (
            <span className={css.holding}>
              {holding.name}
              <span className={prose.fine}>
                {holding.isin}, {holding.subClass}
              </span>
              {!isOfOne && <span className={prose.fine}>{namesOf(holding).join(', ')}</span>}
            </span>
          ),
        },
        {
          id: 'units',
          header: 'Units',
          figures: true,
          cell: (holding) => <Hideable>{formatUnits(holding.units)}</Hideable>,
        },
        {
          id: 'price',
          header: 'Price',
          figures: true,
          cell: (holding) => (
            <span className={css.price}>
              {formatPence(holding.price, holding.currency)}
              <span className={prose.fine}>{formatShortDate(holding.priceDate)}</span>
              {holding.isStale && <Badge tone="brass">Older price</Badge>}
            </span>
          ),
        },
        {
          id: 'cost',
          header: 'Book cost',
          figures: true,
          cell: (holding) => <Money pence={holding.costPence} currency={currency} />,
        },
        {
          id: 'value',
          header: 'Value',
          narrow: 'amount',
          figures: true,
          cell: (holding) => <Money pence={holding.valuePence} currency={currency} />,
        },
        {
          id: 'gain',
          header: 'Gain',
          narrow: 'note',
          figures: true,
          cell: (holding) => <Change pence={holding.gainPence} currency={currency} />,
        },
        {
          id: 'share',
          header: 'Share',
          figures: true,
          narrow: 'note',
          cell: (holding) => formatWeight(holding.weightTenths),
        },
        {
          id: 'charge',
          header: 'Ongoing charge',
          figures: true,
          cell: (holding) => `${(holding.ongoingCharge * 100).toFixed(2)}%`,
        },
      ]}
      details={(holding) => (
        <p className={prose.fine}>
          {[`${holding.isin}, ${holding.subClass}`, ...namesOf(holding)].join('. ')}
        </p>
      )}
    />
  )
}
