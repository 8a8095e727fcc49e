import { AllocationBar } from '#ui/charts/allocation-bar.tsx'
import { Bar, BarPart } from '#ui/charts/bar.tsx'
import { GoalBar } from '#ui/charts/goal-bar.tsx'
import { LineChart, LineChartSkeleton } from '#ui/charts/lazy-line-chart.tsx'
import { Meter } from '#ui/charts/meter.tsx'
import { Ring } from '#ui/charts/ring.tsx'
import { ShareBar } from '#ui/charts/share-bar.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import StackedChart from '#ui/charts/stacked/stacked-chart.tsx'
import { Example } from '../example.tsx'

const parts = [
  { id: 'shares', label: 'Shares', amount: 60, colour: 'var(--series-1)' },
  { id: 'bonds', label: 'Bonds', amount: 30, colour: 'var(--series-2)' },
  { id: 'cash', label: 'Cash', amount: 10, colour: 'var(--class-cash)' },
]

const inPounds = (value: number) => `£${value}`

export function ChartExamples() {
  return (
    <>
      <Example name="LineChart">
        <LineChart
          label="Value"
          summary="It rose from £100 to £130."
          dates={['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']}
          lines={[{ id: 'value', name: 'Value', values: [100, 112, 108, 130], colour: '--pine' }]}
          formatTick={inPounds}
          format={inPounds}
        />
      </Example>
      <Example name="LineChartSkeleton">
        <LineChartSkeleton />
      </Example>
      <Example name="StackedChart">
        <StackedChart
          label="Income by source"
          summary="Half of it is the first source."
          columns={[67, 68, 69]}
          columnName="Age"
          parts={[
            { id: 'state', name: 'First source', values: [12, 12, 12], colour: 'var(--series-1)' },
            { id: 'second', name: 'Second source', values: [10, 12, 13], colour: 'var(--series-2)' },
          ]}
          line={{ name: 'Spending', values: [20, 21, 22] }}
          inTable={[]}
          formatTick={inPounds}
          format={inPounds}
          whenEmpty=""
        />
      </Example>
      <Example name="Ring, AllocationBar, Sparkline">
        <Ring parts={parts}>3 parts</Ring>
        <AllocationBar parts={parts} label="What you hold" of="your accounts" />
        <Sparkline values={[3, 4, 3, 6, 7]} />
      </Example>
      <Example name="Bar, ShareBar, Meter, GoalBar">
        <Bar aria-hidden>
          <BarPart percent={40} />
          <BarPart is="planned" percent={20} />
        </Bar>
        <ShareBar tenths={281} />
        <Meter label="This year" value={7_500} max={20_000} text="£7,500 of £20,000 used" />
        <GoalBar name="A house" valuePence={30_000_00} targetPence={80_000_00} currency="GBP" by="2032" />
      </Example>
    </>
  )
}
