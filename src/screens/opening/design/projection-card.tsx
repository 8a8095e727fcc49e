// What could become of the portfolio in the form: a fan of simulated paths, and the chance of what is needed.
import { formatPounds, formatShort } from '#base/money.ts'
import { assumedInflation } from '#domain/projection/assumptions.ts'
import { inTodaysMoney, type Plan } from '#domain/projection/simulation.ts'
import { datesOf, deflated, fanLines, resultWords } from '#screens/shared/simulation/fan.ts'
import { useSimulation } from '#screens/shared/simulation/use-simulation.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { LineChart, LineChartSkeleton } from '#ui/charts/lazy-line-chart.tsx'
import css from '../opening.module.css'

interface ProjectionCardProps {
  /** Undefined until there is an amount, a number of years and a risk level. */
  plan: Plan | undefined
  /** In today's money; 0 for none. */
  targetPence: number
  today: string
}

export default function ProjectionCard({ plan, targetPence, today }: ProjectionCardProps) {
  const needed = targetPence > 0 ? { targetPence } : null
  const { answer, hasFailed, tryAgain } = useSimulation(
    plan ? [plan] : [],
    plan && needed ? Math.round(targetPence / inTodaysMoney(plan.years, assumedInflation)) : undefined,
  )
  if (!plan)
    return (
      <Card title="What could happen">
        <p className={css.quiet}>
          Enter an amount, a number of years and a risk level, and you see here what could become of it.
        </p>
      </Card>
    )
  const result = answer?.results[0]
  const shown = result && deflated(result, assumedInflation)
  return (
    <Card title="What could happen">
      <div className={css.stack}>
        {hasFailed && (
          <p role="alert" className={css.warning}>
            We couldn’t calculate the futures. <Button onClick={tryAgain}>Try again</Button>
          </p>
        )}
        {shown ? (
          <LineChart
            label="Simulated futures of this portfolio"
            summary="In today’s money, after our fee; the band holds 80 of 100 simulated futures."
            dates={datesOf(today, shown)}
            lines={fanLines(shown, needed, 0)}
            format={formatPounds}
            formatTick={formatShort}
          />
        ) : (
          !hasFailed && <LineChartSkeleton />
        )}
        <p role="status">
          {shown && answer.isLast && resultWords(shown, true, formatPounds)}
          {shown?.chance !== undefined &&
            answer?.isLast &&
            ` The ${formatPounds(targetPence)} you need are reached in ${Math.round(shown.chance * 100)} of 100.`}
        </p>
        <p className={css.quiet}>
          That is a stress test, not a prediction. <RouteLink to="assumptions">What it assumes</RouteLink>
        </p>
      </div>
    </Card>
  )
}
