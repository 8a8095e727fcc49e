// A fan of simulated paths: as sentences, and as the lines of a chart. Pure.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'
import { inTodaysMoney } from '#domain/projection/simulation.ts'
import type { ChartLine } from 'portal-engine/ui/charts/lazy-line-chart.tsx'
import type { SimulationResult } from './messages.ts'

/** Places of the tenth, the middle and the ninetieth per cent in a fan. */
export const [LOW, MEDIAN, HIGH] = [0, 4, 8]

/** A result in today's money, or unchanged if inflation is 0. */
export function deflated(result: SimulationResult, inflation: number): SimulationResult {
  return {
    ...result,
    fan: result.fan.map((values, place) =>
      values.map((pence) => pence * inTodaysMoney(result.months[place]! / 12, inflation)),
    ),
  }
}

/** What a plan could come to. */
export function resultWords(
  result: SimulationResult,
  isToday: boolean,
  pounds: (pence: number) => string,
): string {
  const last = result.fan.at(-1)!
  const money = isToday ? ' in today’s money' : ''
  return `After ${yearsWords(yearsOf(result))}, half of the simulated futures end above ${pounds(last[MEDIAN]!)}${money} and half below; 80 of 100 end between ${pounds(last[LOW]!)} and ${pounds(last[HIGH]!)}.`
}

export const yearsWords = (years: number) => (years === 1 ? '1 year' : `${years} years`)

/** How many years a result covers. */
export const yearsOf = ({ months }: SimulationResult) => months.at(-1)! / 12

/** One date for each time of the fan. */
export const datesOf = (valuedOn: string, { months }: SimulationResult) =>
  months.map((month) => addMonths(valuedOn, month))

/** The fan with its median, and the goal if the account has one. */
export function fanLines(
  result: SimulationResult,
  goal: { targetPence: number } | null,
  inflation: number,
): ChartLine[] {
  const valuesOf = (place: number) => result.fan.map((values) => Math.round(values[place]!))
  return [
    {
      id: 'median',
      name: 'Middle',
      values: valuesOf(MEDIAN),
      colour: '--pine',
      band: {
        low: valuesOf(LOW),
        high: valuesOf(HIGH),
        lowName: 'Poor (10 of 100 end below)',
        highName: 'Good (10 of 100 end above)',
      },
    },
    ...(goal
      ? [
          {
            id: 'goal',
            name: 'Goal',
            values: result.months.map((month) =>
              Math.round(goal.targetPence * inTodaysMoney(month / 12, inflation)),
            ),
            colour: '--brass',
            dash: '6 5',
          },
        ]
      : []),
  ]
}
