// Everything held in all accounts, looked through: by asset class, region, currency or holding.
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { holdingsQuery, type Holdings } from '#api/holdings.ts'
import { formatPounds, formatWeight } from '#domain/money.ts'
import { Card } from '#ui/card.tsx'
import { Chips } from '#ui/chips.tsx'
import { csvPounds } from '#ui/csv.ts'
import { DataTable } from '#ui/data-table.tsx'
import { formatDate } from '#ui/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportActions } from '#ui/export-actions.tsx'
import { Money } from '#ui/money.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { usePortal } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { Ring } from '#ui/ring.tsx'
import { RiskWarning } from '#ui/risk-warning.tsx'
import { seriesColour } from '#ui/allocation.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUrlChoice } from '#ui/use-url-choice.ts'
import { foldSmall, sliceHoldings, views, type Slice, type View } from './breakdown.ts'
import { HoldingsTable } from './holdings-table.tsx'
import css from './full-breakdown.module.css'

const labels: Record<View, string> = { class: 'Asset class', region: 'Region', currency: 'Currency', holding: 'Holding' }
const RING_SLICES = 6

export default function FullBreakdown() {
  const holdings = useQuery(holdingsQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle
        note={holdings.data && `Valued at close, ${formatDate(holdings.data.valuedOn)}. All amounts in pounds.`}
        actions={
          holdings.data && <ExportActions fileName="full-breakdown.csv" table={() => tableOf(holdings.data)} />
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={holdings} what="what you hold" skeleton={<Skeleton height="26rem" lines={2} />}>
        {(data) => <Breakdown holdings={data} />}
      </QueryCard>
      <RiskWarning />
    </>
  )
}

function Breakdown({ holdings }: { holdings: Holdings }) {
  const [search, choose] = useUrlChoice()
  if (holdings.valuePence === 0) {
    return (
      <Card>
        <EmptyState title="Nothing to show yet">
          What you hold will appear here once your money is invested, usually two to five working days after it arrives.
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
        <div className={css.split}>
          <DataTable
            caption={`Everything held, by ${labels[view].toLowerCase()}`}
            rows={slices}
            rowId={(slice) => slice.id}
            columns={[
              {
                id: 'name',
                header: labels[view],
                total: 'Total',
                cell: (slice) => (
                  <SliceName
                    slice={slice}
                    place={slices.indexOf(slice)}
                    isOpen={slice === opened}
                    onOpen={view === 'holding' ? undefined : () => choose({ in: slice === opened ? undefined : slice.id })}
                  />
                ),
              },
              {
                id: 'value',
                header: 'Value',
                figures: true,
                total: <Money pence={holdings.valuePence} />,
                cell: (slice) => <Money pence={slice.amount} />,
              },
              { id: 'share', header: 'Share', figures: true, total: '100.0%', cell: (slice) => formatWeight(slice.tenths) },
            ]}
          />
          <Ring parts={foldSmall(slices, RING_SLICES)}>
            <span className={css.whole}>{formatPounds(holdings.valuePence)}</span>
            <span className={css.caption}>in {slices.length} parts</span>
          </Ring>
        </div>
      </Card>
      {shownHoldings !== undefined && (
        <Card title={opened ? `Holdings: ${opened.label}` : 'Holdings'}>
          <HoldingsTable holdings={shownHoldings} caption={opened ? `Holdings in ${opened.label}` : 'All holdings'} />
        </Card>
      )}
    </div>
  )
}

interface SliceNameProps {
  slice: Slice
  place: number
  isOpen: boolean
  onOpen: (() => void) | undefined
}

function SliceName({ slice, place, isOpen, onOpen }: SliceNameProps) {
  const colour = place < RING_SLICES - 1 ? seriesColour(place) : seriesColour(RING_SLICES - 1)
  return (
    <span className={css.slice}>
      <span className={css.dot} style={{ background: colour }} aria-hidden="true" />
      {onOpen && slice.holdings.length > 0 ? (
        <button type="button" className={css.open} aria-expanded={isOpen} onClick={onOpen}>
          {slice.label}
        </button>
      ) : (
        slice.label
      )}
    </span>
  )
}

function tableOf({ holdings }: Holdings) {
  return {
    header: ['Holding', 'ISIN', 'Asset class', 'Region', 'Currency', 'Units', 'Price date', 'Book cost', 'Value', 'Gain', 'Share %', 'Ongoing charge'],
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
