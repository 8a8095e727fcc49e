// A fan of simulated paths: as sentences, and as the lines of a chart. Pure.
import { addMonths } from '#base/dates/london-time.ts'
import { inTodaysMoney } from '#domain/projection/simulation.ts'
import type { ChartLine } from '#ui/charts/lazy-line-chart.tsx'
import type { SimulationResult } from './messages.ts'

/** Places of the tenth, the middle and the ninetieth per cent in a fan. */
export const [LOW, MEDIAN, HIGH] = [0, 4, 8]

/** A result in today's money, or unchanged if inflation is 0. */
export function deflated(result: SimulationResult, inflation: number): SimulationResult {
  return {
    ...result,
    fan: result.fan.map((values, year) => values.map((pence) => pence * inTodaysMoney(year, inflation))),
  }
}

/** What a plan could come to. */
export function resultWords(
  { fan }: SimulationResult,
  isToday: boolean,
  pounds: (pence: number) => string,
): string {
  const years = fan.length - 1
  const last = fan.at(-1)!
  const money = isToday ? ' in today’s money' : ''
  return `After ${yearsWords(years)}, half of the simulated futures end above ${pounds(last[MEDIAN]!)}${money} and half below; 80 of 100 end between ${pounds(last[LOW]!)} and ${pounds(last[HIGH]!)}.`
}

export const yearsWords = (years: number) => (years === 1 ? '1 year' : `${years} years`)

/** One date for each year of the fan. */
export const datesOf = (valuedOn: string, { fan }: SimulationResult) =>
  fan.map((_, year) => addMonths(valuedOn, year * 12))

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
            values: result.fan.map((_, year) =>
              Math.round(goal.targetPence * inTodaysMoney(year, inflation)),
            ),
            colour: '--brass',
            dash: '6 5',
          },
        ]
      : []),
  ]
}
