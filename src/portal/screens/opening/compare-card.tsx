// The portfolios of the basket side by side: what is paid in, what could become of it, and what it costs.
import type { BasketItem } from '#domain/opening/basket.ts'
import { assumedInflation } from '#domain/projection/assumptions.ts'
import { costsOf, planFor } from '#domain/projection/plan-costs.ts'
import { deflated, HIGH, LOW, MEDIAN, yearsOf } from '#screens/shared/simulation/fan.ts'
import { useSimulation } from '#screens/shared/simulation/use-simulation.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { totalsOf } from './basket-edits.ts'
import { useRate } from './use-existing.ts'
import prose from 'portal-engine/ui/prose.module.css'
import notice from 'portal-engine/ui/notice.module.css'
import css from './opening.module.css'

export default function CompareCard({ items }: { items: readonly BasketItem[] }) {
  const { pounds } = useFormats()
  const { rateBps } = useRate(totalsOf(items).initialPence)
  const plans = items.map((item) => planFor(termsOf(item), rateBps))
  const { answer, hasFailed, tryAgain } = useSimulation(plans)
  const hasPension = items.some(({ wrapper }) => wrapper === 'Pension')
  const rows = items.map((item, place) => {
    const result = answer?.results[place]
    return {
      item,
      costs: costsOf(plans[place]!, assumedInflation),
      // The answer may still be that of other plans.
      end:
        result && yearsOf(result) === item.years ? deflated(result, assumedInflation).fan.at(-1) : undefined,
    }
  })
  const atEnd = (end: readonly number[] | undefined, place: number) =>
    end ? pounds(Math.round(end[place]!)) : '…'
  return (
    <Card title="Side by side">
      <div className={css.stack}>
        {hasFailed && (
          <p role="alert" className={notice.problem}>
            We couldn’t run the simulation. <Button onClick={tryAgain}>Try again</Button>
          </p>
        )}
        <p className={prose.quiet}>
          Everything in today’s money{hasPension && ', including tax relief on pensions'}. Simulated after our
          fee. This is a stress test, not a prediction.
        </p>
        <DataTable
          caption="Everything in today’s money, by portfolio"
          fitsFrom={820}
          rows={rows}
          rowId={({ item }) => item.id}
          columns={[
            { id: 'name', header: 'Portfolio', cell: ({ item }) => item.name },
            {
              id: 'paid',
              header: 'Paid in, in today’s money',
              figures: true,
              cell: ({ costs }) => pounds(costs.paidPence),
            },
            { id: 'low', header: 'Poor', figures: true, cell: ({ end }) => atEnd(end, LOW) },
            {
              id: 'middle',
              header: 'Middle',
              figures: true,
              narrow: 'amount',
              cell: ({ end }) => atEnd(end, MEDIAN),
              narrowCell: ({ end }) => `Middle: ${atEnd(end, MEDIAN)}`,
            },
            { id: 'high', header: 'Good', figures: true, cell: ({ end }) => atEnd(end, HIGH) },
            {
              id: 'costs',
              header: 'Costs, whole term',
              figures: true,
              cell: ({ costs }) => pounds(costs.all.feePence + costs.all.fundsPence),
            },
          ]}
        />
      </div>
    </Card>
  )
}

/** Without the owner's name, so that a new name does not start a new request. */
const termsOf = ({ wrapper, initialPence, monthlyPence, years, riskLevel }: BasketItem) => ({
  wrapper,
  initialPence,
  monthlyPence,
  years,
  riskLevel,
})
