// bench accounts: the work behind the account pages. Simulated paths in typed arrays beside the same paths in plain
// ones, the figures of ten years of daily closes, and a page of transactions of a long history beside a short one.
import { getPerformance } from '#api/accounts/performance.ts'
import { normalQuantile } from '#domain/projection/normal.ts'
import { advance, fanOf, fanPercents, startSimulation, type Plan } from '#domain/projection/simulation.ts'
import { performanceOver } from '#domain/returns/performance.ts'
import { spanOver } from '#domain/returns/spans.ts'
import { openProductApi } from '#product-api/product-api.ts'
import { median, printTable, ratio } from './table.ts'

const rounds = 7
const plan: Plan = {
  initialPence: 1_000_000,
  monthlyPence: 25_000,
  years: 40,
  growth: 0.06,
  volatility: 0.115,
  fee: 0.007,
}

export function benchAccounts(): void {
  benchSimulation()
  benchFigures()
}

function benchSimulation(): void {
  const rows = [
    [1_000, 40],
    [10_000, 10],
    [10_000, 20],
    [10_000, 40],
    [20_000, 40],
  ].map(([paths, years]) => {
    const of = { ...plan, years: years! }
    const typed = timeOf(() => {
      const simulation = startSimulation(of, paths!, 1)
      advance(simulation, paths!)
      fanOf(simulation)
    })
    const plain = timeOf(() => plainFan(of, paths!))
    return [`${paths} × ${years! * 12} months`, typed.toFixed(0), plain.toFixed(0), ratio(plain / typed)]
  })
  printTable('Simulated paths with their fan, ms', [
    ['', 'typed arrays', 'plain arrays', 'plain / typed'],
    ...rows,
  ])
}

/** The same model as people write it first: an array for each path, the engine's own random numbers. */
function plainFan(
  { initialPence, monthlyPence, years, growth, volatility, fee }: Plan,
  paths: number,
): number[][] {
  const spread = volatility / Math.sqrt(12)
  const centre = Math.log((1 + growth) * (1 - fee)) / 12 - spread ** 2 / 2
  const simulated = Array.from({ length: paths }, () => {
    const values = [initialPence]
    for (let month = 0; month < years * 12; month += 1) {
      const step = Math.exp(centre + spread * normalQuantile(Math.random() || 0.5))
      values.push((values.at(-1)! + monthlyPence) * step)
    }
    return values
  })
  return Array.from({ length: years + 1 }, (_, year) => {
    const sorted = simulated.map((values) => values[year * 12]!).toSorted((a, b) => a - b)
    return fanPercents.map((percent) => sorted[Math.floor(((paths - 1) * percent) / 100)]!)
  })
}

function benchFigures(): void {
  const api = openProductApi({ file: ':memory:', now: () => new Date('2026-11-21T12:00:00Z') })
  const people = { short: ['U-20002', 'sub-p02'], long: ['U-20016', 'sub-p16'] } as const
  const ask = ([userId, subject]: readonly [string, string], path: string, query = '') =>
    api.handle({
      method: 'GET',
      path: `/api/portfolios/A-${userId}-1/${path}`,
      query: new URLSearchParams(query),
      headers: { 'x-userid': userId },
      body: undefined,
      subject,
    }).body
  const rows = Object.entries(people).map(([name, person]) => {
    const { totals } = ask(person, 'transactions') as { totals: { count: number } }
    const { points } = getPerformance.answer.parse(ask(person, 'performance'))
    return [
      `${name}: ${totals.count} transactions, ${points.length} closes`,
      timeOf(() => ask(person, 'transactions')).toFixed(1),
      timeOf(() => ask(person, 'transactions', 'text=gold&type=Buy')).toFixed(1),
      timeOf(() => performanceOver(spanOver(points, 'SinceStart')!)).toFixed(1),
    ]
  })
  api.close()
  printTable('A history, ms', [['', 'first page', 'filtered page', 'figures since the start'], ...rows])
}

/** Median milliseconds, after one round to warm up. */
function timeOf(work: () => unknown): number {
  work()
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}
