// What the costs of a period did to the return.
import type { Fees } from '#api/tax/fees.ts'
import { shareOf, shareText } from '#domain/fees/cost-shares.ts'
import { Card } from '#ui/cards/card.tsx'
import { seriesColour } from '#ui/charts/allocation.ts'
import { AllocationBar } from '#ui/charts/allocation-bar.tsx'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { paidTogether } from './costs.ts'
import css from './fees.module.css'

export function EffectCard({ fees }: { fees: Fees }) {
  const { pounds } = useFormats()
  const all = paidTogether(fees.paid)
  const before = fees.gainPence + all.totalPence
  const rows = [
    { name: 'Before costs', pence: before },
    { name: 'Our fee', pence: -all.servicePence },
    { name: 'Fund charges', pence: -all.fundPence },
    { name: 'Trading', pence: -all.tradingPence },
  ]
  const direction = (pence: number) => (pence < 0 ? 'lost' : 'gained')
  return (
    <Card title="What costs did to your return">
      <div className={css.two}>
        <div className={css.stack}>
          <p>
            <AmountText>
              {`From ${formatDate(fees.from)} to ${formatDate(fees.to)} your accounts ${direction(before)} ${pounds(Math.abs(before))} before costs and ${direction(fees.gainPence)} ${pounds(Math.abs(fees.gainPence))} after them.`}
            </AmountText>
          </p>
          {fees.gainPence > 0 && (
            <AllocationBar
              label="Where the return before costs went"
              of="Your return"
              parts={[
                { id: 'kept', label: 'To you', amount: fees.gainPence, colour: seriesColour(0) },
                { id: 'fee', label: 'Our fee', amount: all.servicePence, colour: seriesColour(1) },
                { id: 'funds', label: 'Fund charges', amount: all.fundPence, colour: seriesColour(2) },
                { id: 'trading', label: 'Trading', amount: all.tradingPence, colour: seriesColour(3) },
              ]}
            />
          )}
        </div>
        <DataTable
          caption="Return before and after costs"
          columns={[
            { id: 'name', header: 'Return', cell: ({ name }) => name, total: 'After costs' },
            {
              id: 'pounds',
              header: 'Pounds',
              figures: true,
              cell: ({ pence }) => <Money pence={pence} exact />,
              total: <Money pence={fees.gainPence} exact />,
            },
            {
              id: 'share',
              header: 'Of the average value',
              figures: true,
              cell: ({ pence }) => shareText(shareOf(pence, fees.averageValuePence)),
              total: shareText(shareOf(fees.gainPence, fees.averageValuePence)),
            },
          ]}
          rows={rows}
          rowId={({ name }) => name}
        />
      </div>
    </Card>
  )
}
