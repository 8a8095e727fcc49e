// Everything held in all accounts, looked through: by asset class, region, currency or holding.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { holdingsQuery, type Holdings } from '#api/holdings.ts'
import { Card } from '#ui/card.tsx'
import { Chips } from '#ui/chips.tsx'
import { csvPounds } from '#ui/csv.ts'
import { formatDate } from '#ui/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportActions } from '#ui/export-actions.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { usePortal } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { RiskWarning } from '#ui/risk-warning.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUrlChoice } from '#ui/use-url-choice.ts'
import { sliceHoldings, views, type View } from './breakdown.ts'
import { HoldingsTable } from './holdings-table.tsx'
import { Slices } from './slices.tsx'
import css from './full-breakdown.module.css'

const labels: Record<View, string> = {
  class: 'Asset class',
  region: 'Region',
  currency: 'Currency',
  holding: 'Holding',
}

export default function FullBreakdown() {
  const holdings = useQuery(holdingsQuery(useApi()))
  const { title } = usePortal()
  const { data } = holdings
  return (
    <>
      <PageTitle
        note={data ? `Valued at close, ${formatDate(data.valuedOn)}. All amounts in pounds.` : ''}
        actions={<ExportActions fileName="full-breakdown.csv" table={data && (() => tableOf(data))} />}
      >
        {title}
      </PageTitle>
      <QueryCard query={holdings} what="what you hold" skeleton={<Skeleton height="26rem" lines={2} />}>
        {(loaded) => (
          <>
            <Breakdown holdings={loaded} />
            <RiskWarning />
          </>
        )}
      </QueryCard>
    </>
  )
}

function Breakdown({ holdings }: { holdings: Holdings }) {
  const [search, choose] = useUrlChoice()
  if (holdings.valuePence === 0) {
    return (
      <Card>
        <EmptyState title="Nothing to show yet">
          What you hold will appear here once your money is invested, usually two to five working days after
          it arrives.
        </EmptyState>
      </Card>
    )
  }
  const view = views.find((id) => id === search.get('by')) ?? 'class'
  const slices = sliceHoldings(holdings, view)
  const opened = slices.find((slice) => slice.id === search.get('in') && slice.holdings.length > 0)
  const shownHoldings = view === 'holding' ? holdings.holdings : opened?.holdings
  return (
    <div className={css.stack}>
      <Card>
        <Chips
          label="Show by"
          options={views.map((id) => ({ id, label: labels[id] }))}
          chosen={view}
          onChoose={(id) => choose({ by: id === 'class' ? undefined : id, in: undefined })}
        />
        <Slices
          slices={slices}
          heading={labels[view]}
          wholePence={holdings.valuePence}
          opened={opened}
          onOpen={view === 'holding' ? undefined : (id) => choose({ in: id })}
        />
      </Card>
      {shownHoldings !== undefined && (
        <Card title={opened ? `Holdings: ${opened.label}` : 'Holdings'}>
          <HoldingsTable
            holdings={shownHoldings}
            caption={opened ? `Holdings in ${opened.label}` : 'All holdings'}
          />
        </Card>
      )}
    </div>
  )
}

function tableOf({ holdings }: Holdings) {
  return {
    header: [
      'Holding',
      'ISIN',
      'Asset class',
      'Region',
      'Currency',
      'Units',
      'Price date',
      'Book cost',
      'Value',
      'Gain',
      'Share %',
      'Ongoing charge',
    ],
    rows: holdings.map((holding) => [
      holding.name,
      holding.isin,
      holding.assetClass,
      holding.region,
      holding.currency,
      holding.units,
      holding.priceDate,
      csvPounds(holding.costPence),
      csvPounds(holding.valuePence),
      csvPounds(holding.gainPence),
      (holding.weightTenths / 10).toFixed(1),
      holding.ongoingCharge,
    ]),
  }
}
