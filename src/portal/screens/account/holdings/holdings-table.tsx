// Holdings one by one: what each is worth, its share and its gain; what else is known of it unfolds. Cash is the last row.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Holding, Holdings } from '#api/accounts/holdings.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { formatUnits } from '#domain/units.ts'
import { ShareBar } from 'portal-engine/ui/charts/share-bar.tsx'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { Hideable } from 'portal-engine/ui/figures/hideable.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import css from './holdings.module.css'

/** What a row says: of a holding, or of cash. */
type Held = Holding | { isin: undefined; name: string; valuePence: number; weightTenths: number }

const isHolding = (held: Held): held is Holding => held.isin !== undefined

interface HoldingsTableProps {
  holdings: readonly Holding[]
  /** Undefined where cash is not among what is shown. */
  cash: Pick<Holdings, 'cashPence' | 'cashWeightTenths'> | undefined
  caption: string
  /** The currency of costs, values and gains. */
  currency: string
}

export function HoldingsTable({ holdings, cash, caption, currency }: HoldingsTableProps) {
  const accounts = useQuery(accountsQuery(useApi()))
  const isOfOne = new Set(holdings.flatMap(({ accountIds }) => accountIds)).size === 1
  const rows: Held[] = [
    ...holdings,
    ...(cash && cash.cashPence > 0
      ? [{ isin: undefined, name: 'Cash', valuePence: cash.cashPence, weightTenths: cash.cashWeightTenths }]
      : []),
  ]
  const sumOf = (field: 'valuePence' | 'weightTenths') => rows.reduce((sum, row) => sum + row[field], 0)
  const namesOf = ({ accountIds }: Holding) =>
    isOfOne
      ? []
      : accountIds.flatMap((id) => accounts.data?.accounts.find((account) => account.id === id)?.name ?? [])
  const facts = (holding: Holding) => (
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
  const named = (held: Held) => (
    <>
      {held.name} {isHolding(held) && held.isStale && <Badge tone="brass">Older price</Badge>}
    </>
  )
  return (
    <DataTable
      caption={caption}
      fitsFrom={640}
      rows={rows}
      rowId={({ isin, name }) => isin ?? name}
      columns={[
        {
          id: 'name',
          header: 'Holding',
          total: 'Total',
          narrowCell: named,
          cell: (held) =>
            isHolding(held) ? (
              <Disclosure
                onDemand
                label={
                  <span className={css.holding}>
                    {named(held)}
                    <span className="visually-hidden">: details</span>
                  </span>
                }
              >
                {facts(held)}
              </Disclosure>
            ) : (
              held.name
            ),
        },
        {
          id: 'value',
          header: 'Value',
          narrow: 'amount',
          figures: true,
          total: <Money pence={sumOf('valuePence')} currency={currency} />,
          cell: ({ valuePence }) => <Money pence={valuePence} currency={currency} />,
        },
        {
          id: 'share',
          header: 'Share',
          narrow: 'note',
          total: <ShareBar tenths={sumOf('weightTenths')} />,
          cell: ({ weightTenths }) => <ShareBar tenths={weightTenths} />,
        },
        {
          id: 'gain',
          header: 'Gain',
          narrow: 'note',
          figures: true,
          cell: (held) => isHolding(held) && <Change pence={held.gainPence} currency={currency} />,
        },
      ]}
      details={(held) => isHolding(held) && facts(held)}
    />
  )
}
