// Holdings one by one: what each is worth, its share and its gain; what else is known of it unfolds.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Holding } from '#api/accounts/holdings.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { formatPence, formatWeight } from 'portal-engine/base/money.ts'
import { formatUnits } from '#domain/units.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Hideable } from 'portal-engine/ui/figures/hideable.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
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
  const mostTenths = Math.max(1, ...holdings.map(({ weightTenths }) => weightTenths))
  const namesOf = ({ accountIds }: Holding) =>
    isOfOne
      ? []
      : accountIds.flatMap((id) => accounts.data?.accounts.find((account) => account.id === id)?.name ?? [])
  const more = (holding: Holding) => (
    <Facts
      className={css.facts}
      facts={[
        ['Units', <Hideable key="units">{formatUnits(holding.units)}</Hideable>],
        ['Price', `${formatPence(holding.price, holding.currency)} on ${formatShortDate(holding.priceDate)}`],
        ['Book cost', <Money key="cost" pence={holding.costPence} currency={currency} />],
        ['Ongoing charge', `${(holding.ongoingCharge * 100).toFixed(2)}%`],
        ['Kind', holding.subClass],
        ['ISIN', holding.isin],
        ...(isOfOne ? [] : ([['Accounts', namesOf(holding).join(', ')]] as const)),
      ]}
    />
  )
  const stale = ({ isStale }: Holding) => isStale && <Badge tone="brass">Older price</Badge>
  return (
    <DataTable
      caption={caption}
      fitsFrom={640}
      rows={holdings}
      rowId={(holding) => holding.isin}
      columns={[
        {
          id: 'name',
          header: 'Holding',
          narrowCell: (holding) => (
            <>
              {holding.name} {stale(holding)}
            </>
          ),
          cell: (holding) => (
            <Disclosure
              onDemand
              label={
                <span className={css.holding}>
                  {holding.name} {stale(holding)}
                  <span className="visually-hidden">: details</span>
                </span>
              }
            >
              {more(holding)}
            </Disclosure>
          ),
        },
        {
          id: 'share',
          header: 'Share',
          narrow: 'note',
          cell: ({ weightTenths }) => (
            <span className={css.share}>
              <span className={css.shareBar} aria-hidden="true">
                <span style={{ width: `${(weightTenths / mostTenths) * 100}%` }} />
              </span>
              <span className="figures">{formatWeight(weightTenths)}</span>
            </span>
          ),
        },
        {
          id: 'gain',
          header: 'Gain',
          narrow: 'note',
          figures: true,
          cell: (holding) => <Change pence={holding.gainPence} currency={currency} />,
        },
        {
          id: 'value',
          header: 'Value',
          narrow: 'amount',
          figures: true,
          cell: (holding) => <Money pence={holding.valuePence} currency={currency} />,
        },
      ]}
      details={more}
    />
  )
}
