// What could become of the portfolio in the form: a fan of simulated paths, and the chance of what is needed.
import { formatPounds, formatShort } from 'portal-engine/base/money.ts'
import { LIKELY } from '#domain/projection/monthly-needed.ts'
import { paidFor, planFor } from '#domain/projection/plan-costs.ts'
import { assumedInflation } from '#domain/projection/assumptions.ts'
import { inTodaysMoney, type Plan } from '#domain/projection/simulation.ts'
import { datesOf, deflated, fanLines, MEDIAN, resultWords } from '#screens/shared/simulation/fan.ts'
import { useSimulation } from '#screens/shared/simulation/use-simulation.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { LineChart, LineChartSkeleton } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import { MOST_PENCE } from '../portfolio-room.ts'
import notice from 'portal-engine/ui/notice.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from '../opening.module.css'

/** Drawn until there are figures of one's own. */
const example = { wrapper: 'ISA', initialPence: 5_000_00, monthlyPence: 200_00, years: 10, riskLevel: 4 }
const EXAMPLE_WORDS =
  'An example: £5,000 now and £200 a month for 10 years at risk level 4. Enter an amount, a number of years and a risk level to see yours.'

interface ProjectionCardProps {
  /** Undefined until there is an amount, a number of years and a risk level. */
  plan: Plan | undefined
  wrapper: string
  /** Our yearly fee, in hundredths of one per cent. */
  feeBps: number
  /** In today's money; 0 for none. */
  targetPence: number
  today: string
}

export default function ProjectionCard({ plan, wrapper, feeBps, targetPence, today }: ProjectionCardProps) {
  const needed = targetPence > 0 ? { targetPence } : null
  const drawn = plan ?? planFor(example, feeBps)
  const { answer, hasFailed, tryAgain } = useSimulation(
    [drawn],
    plan && needed ? Math.round(targetPence / inTodaysMoney(plan.years, assumedInflation)) : undefined,
    true,
  )
  const result = answer?.results[0]
  const shown = result && deflated(result, assumedInflation)
  const chance = answer?.isLast ? shown?.chance : undefined
  const monthlyPence = paidFor(wrapper, shown?.monthlyPence ?? 0)
  return (
    <Card title="What could happen">
      <div className={css.stack}>
        {!plan && <p className={prose.muted}>{EXAMPLE_WORDS}</p>}
        {hasFailed && (
          <p role="alert" className={notice.problem}>
            We couldn’t run the simulation. <Button onClick={tryAgain}>Try again</Button>
          </p>
        )}
        {shown ? (
          <LineChart
            label="Simulated futures of this portfolio"
            summary="In today’s money, after our fee. 8 in 10 simulated futures end inside the shaded area."
            dates={datesOf(today, shown)}
            lines={fanLines(shown, plan ? needed : null, 0)}
            format={formatPounds}
            formatTick={formatShort}
          />
        ) : (
          !hasFailed && <LineChartSkeleton />
        )}
        {plan && shown && (
          <p className={css.strip} aria-hidden="true">
            After {plan.years} years, the middle:{' '}
            <strong>{formatPounds(Math.round(shown.fan.at(-1)![MEDIAN]!))}</strong>
          </p>
        )}
        <p role="status">{plan && shown && answer.isLast && resultWords(shown, true, formatPounds)}</p>
        {chance !== undefined && (
          <p className={notice.info}>
            <strong>{Math.round(chance * 100)} of 100</strong> reach the {formatPounds(targetPence)} you need.
            {chance < LIKELY &&
              (monthlyPence > MOST_PENCE
                ? ' No monthly payment we take would get 9 of 10 there.'
                : ` ${formatPounds(monthlyPence)} a month would get 9 of 10 there.`)}
          </p>
        )}
        <p className={prose.muted}>
          This is a stress test, not a prediction. <RouteLink to="assumptions">What it assumes</RouteLink>
        </p>
      </div>
    </Card>
  )
}
