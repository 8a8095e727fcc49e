// The plan over the years: income by source, and what is left in the pots.
import { lazy, Suspense, useEffect } from 'react'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import {
  LineChart,
  LineChartSkeleton,
  warmLineChart,
  type ChartLine,
} from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import type { Answer, Outcome } from './messages.ts'
import { incomeParts, incomeWords, isEnough } from './planner-words.ts'

const StackedChart = lazy(() => import('portal-engine/ui/charts/stacked/stacked-chart.tsx'))

/** The charts end with this age, or later if the money is to last longer. */
const LAST_SHOWN = 95

const yearsShown = ({ years, untilAge }: Outcome) =>
  years.filter(({ age }) => age <= Math.max(LAST_SHOWN, untilAge))

export function IncomeCard({ outcome }: { outcome: Outcome | undefined }) {
  const { pounds, short } = useFormats()
  const years = outcome
    ? yearsShown(outcome).filter(({ age }) => age >= outcome.plan.people[0].retireAge)
    : []
  const rounded = (of: 'need' | 'tax' | 'gross') => years.map((year) => Math.round(year[of]))
  return (
    <Card title="Where the money comes from in average years">
      <Suspense fallback={<LineChartSkeleton />}>
        {outcome && years.length > 0 ? (
          <StackedChart
            label="Income by source"
            summary={incomeWords(years, pounds)}
            columns={years.map(({ age }) => age)}
            columnName="Age"
            parts={incomeParts(years)}
            whenEmpty="Enter what you want to spend and what you have: then each year’s money shows here."
            line={{ name: 'Spending', values: rounded('need') }}
            mark={
              isEnough(outcome)
                ? undefined
                : {
                    at: outcome.lastsInNine,
                    name: `Likely to last until ${outcome.lastsInNine}, allowing for bad years`,
                  }
            }
            inTable={[
              { id: 'gross', name: 'Before tax', values: rounded('gross') },
              { id: 'tax', name: 'Tax', values: rounded('tax') },
            ]}
            format={pounds}
            formatTick={short}
          />
        ) : (
          <LineChartSkeleton />
        )}
      </Suspense>
    </Card>
  )
}

interface PotsCardProps {
  answer: Answer | undefined
  /** Name of the plan that is compared. */
  beside: string | undefined
}

export function PotsCard({ answer, beside }: PotsCardProps) {
  const { pounds, short } = useFormats()
  useEffect(warmLineChart, [])
  return (
    <Card title="What is left in your pots">
      {answer ? (
        <LineChart
          label="Money in all pots"
          summary={`${answer.paths.toLocaleString('en-GB')} simulated futures in today’s money; 8 in 10 end inside the shaded area.`}
          dates={yearsShown(answer.asked).map(({ from }) => from)}
          points={{ header: 'Age', name: nameOfAge(answer.asked) }}
          lines={linesOf(answer, beside)}
          whenEmpty="Enter a pot above, and what is left of it at each age shows here."
          format={pounds}
          formatTick={short}
        />
      ) : (
        <LineChartSkeleton />
      )}
    </Card>
  )
}

function nameOfAge({ years }: Outcome): (date: string) => string {
  const ages = new Map(years.map(({ from, age }) => [from, String(age)]))
  return (date) => ages.get(date) ?? ''
}

function linesOf({ asked, beside }: Answer, name: string | undefined): ChartLine[] {
  const count = yearsShown(asked).length
  const valuesAt = ({ pots }: Outcome, place: 0 | 1 | 2) =>
    pots.slice(0, count).map((fan) => Math.round(fan[place]))
  return [
    {
      id: 'middle',
      name: 'Middle',
      values: valuesAt(asked, 1),
      colour: '--pine',
      band: {
        low: valuesAt(asked, 0),
        high: valuesAt(asked, 2),
        lowName: 'Poor (10 of 100 end below)',
        highName: 'Good (10 of 100 end above)',
      },
    },
    ...(beside && name !== undefined
      ? [{ id: 'beside', name, values: valuesAt(beside, 1), colour: '--brass', dash: '6 5' }]
      : []),
  ]
}
