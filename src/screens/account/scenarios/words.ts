// The sentences of a scenarios page, and the lines of its chart. Pure.
import type { Account } from '#api/accounts.ts'
import type { Scenario } from '#api/plans.ts'
import { addMonths } from '#domain/london-time.ts'
import { formatPounds } from '#domain/money.ts'
import { inTodaysMoney } from '#domain/projection/simulation.ts'
import type { ChartLine } from '#ui/charts/lazy-line-chart.tsx'
import type { Futures } from './answers.ts'

/** Places of the tenth, the middle and the ninetieth per cent in a fan. */
const [LOW, MEDIAN, HIGH] = [0, 4, 8]

/** Futures in today's money, or as they are where inflation is 0. */
export function deflated({ fan, chance }: Futures, inflation: number): Futures {
  return {
    chance,
    fan: fan.map((values, year) => values.map((pence) => pence * inTodaysMoney(year, inflation))),
  }
}

/** What the changed plan could come to. */
export function resultWords({ fan }: Futures, isToday: boolean, pounds: (pence: number) => string): string {
  const years = fan.length - 1
  const last = fan.at(-1)!
  const money = isToday ? ' in today’s money' : ''
  return `After ${yearsWords(years)}, half of the simulated futures end above ${pounds(last[MEDIAN]!)}${money} and half below; 80 of 100 end between ${pounds(last[LOW]!)} and ${pounds(last[HIGH]!)}.`
}

/** The unchanged plan beside it. */
export function unchangedWords(
  changed: Futures,
  unchanged: Futures,
  riskLevel: number,
  pounds: (pence: number) => string,
): string {
  const before = unchanged.fan.at(-1)![MEDIAN]!
  const difference = Math.round(changed.fan.at(-1)![MEDIAN]!) - Math.round(before)
  const plan = `Unchanged, with nothing added at risk level ${riskLevel}, the middle is ${pounds(before)}`
  if (difference === 0) return `${plan}.`
  return `${plan}: your changes make it ${pounds(Math.abs(difference))} ${difference > 0 ? 'higher' : 'lower'}.`
}

/** How often the goal is reached; undefined without one. */
export function goalWords(
  { goal }: Pick<Account, 'goal'>,
  changed: Futures,
  unchanged: Futures,
  pounds: (pence: number) => string,
): string | undefined {
  if (!goal || changed.chance === undefined || unchanged.chance === undefined) return undefined
  const [now, before] = [changed, unchanged].map(({ chance }) => Math.round(chance! * 100))
  const beside = now === before ? '' : ` (unchanged: ${before})`
  return `Your goal “${goal.name}” of ${pounds(goal.targetPence)} is reached in ${now} of 100 simulated futures${beside}. That is a stress test, not a prediction.`
}

/** What a saved plan asks for: "£5,000 today and £250 a month for 20 years at risk level 4". */
export function planWords({ asked, hasFallen }: Scenario, currency: string): string {
  const amounts = [
    asked.lump > 0 ? `${formatPounds(asked.lump * 100, currency)} today` : '',
    asked.monthly > 0 ? `${formatPounds(asked.monthly * 100, currency)} a month` : '',
  ].filter(Boolean)
  const added = amounts.length > 0 ? amounts.join(' and ') : 'Nothing added'
  const fall = hasFallen ? ', after a fall of 20%' : ''
  return `${added} for ${yearsWords(asked.years)} at risk level ${asked.risk}${fall}`
}

export const yearsWords = (years: number) => (years === 1 ? '1 year' : `${years} years`)

/** One date for each year of the fan. */
export const datesOf = (valuedOn: string, { fan }: Futures) =>
  fan.map((_, year) => addMonths(valuedOn, year * 12))

/** The fan with its median, and the goal where the account has one. */
export function fanLines(futures: Futures, goal: Account['goal'], inflation: number): ChartLine[] {
  const at = (place: number) => futures.fan.map((values) => Math.round(values[place]!))
  return [
    {
      id: 'median',
      name: 'Middle',
      values: at(MEDIAN),
      colour: '--pine',
      band: {
        low: at(LOW),
        high: at(HIGH),
        lowName: 'Poor (10 of 100 end below)',
        highName: 'Good (10 of 100 end above)',
      },
    },
    ...(goal
      ? [
          {
            id: 'goal',
            name: 'Goal',
            values: futures.fan.map((_, year) =>
              Math.round(goal.targetPence * inTodaysMoney(year, inflation)),
            ),
            colour: '--brass',
            dash: '6 5',
          },
        ]
      : []),
  ]
}
