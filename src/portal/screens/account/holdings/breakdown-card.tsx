// What is held, looked through by asset class, region, currency or holding; the choice is in the address.
import type { Holdings } from '#api/accounts/holdings.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { sliceHoldings, views, type View } from './breakdown.ts'
import { HoldingsTable } from './holdings-table.tsx'
import { Slices } from './slices.tsx'
import layout from 'portal-engine/ui/layout.module.css'

const labels: Record<View, string> = {
  class: 'Asset class',
  region: 'Region',
  currency: 'Currency',
  holding: 'Holding',
}

interface BreakdownCardProps {
  holdings: Holdings
  /** All holdings stand below while no part is opened; otherwise the page has them above. */
  isFull?: boolean
}

export function BreakdownCard({ holdings, isFull = false }: BreakdownCardProps) {
  const offered = views.filter((view) => isFull || view !== 'holding')
  const [search, choose] = useUrlState()
  if (holdings.valuePence === 0) {
    return (
      <Card>
        <DrawnEmptyState drawing="ring" title="Nothing to show yet">
          What you hold will appear here once your money is invested, within two working days of its arrival.
        </DrawnEmptyState>
      </Card>
    )
  }
  const view = offered.find((id) => id === search.get('by')) ?? 'class'
  const slices = sliceHoldings(holdings, view)
  const opened = slices.find((slice) => slice.id === search.get('in') && slice.holdings.length > 0)
  const shownHoldings = opened?.holdings ?? (isFull ? holdings.holdings : undefined)
  return (
    <div className={layout.stack5}>
      <Card>
        <Chips
          label="Show by"
          options={offered.map((id) => ({ id, label: labels[id] }))}
          chosen={view}
          onChoose={(id) => choose({ by: id === 'class' ? undefined : id, in: undefined })}
        />
        <Slices
          slices={slices}
          heading={labels[view]}
          wholePence={holdings.valuePence}
          currency={holdings.currency}
          opened={opened}
          onOpen={view === 'holding' ? undefined : (id) => choose({ in: id })}
        />
      </Card>
      {shownHoldings !== undefined && (
        <Card title={opened ? `Holdings: ${opened.label}` : 'Holdings'}>
          <HoldingsTable
            holdings={shownHoldings}
            cash={opened && opened.id !== 'Cash' ? undefined : holdings}
            currency={holdings.currency}
            caption={opened ? `Holdings in ${opened.label}` : 'All holdings'}
          />
        </Card>
      )}
    </div>
  )
}
