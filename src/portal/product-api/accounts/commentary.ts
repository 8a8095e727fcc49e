// What the firm writes in an investment review: about the quarter's market, as it was in the sandbox, and what it expects.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { workingDayUpTo } from 'portal-engine/base/dates/working-days.ts'
import { formatReturn } from 'portal-engine/base/money.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'

interface Happened {
  from: string
  to: string
  growth: number
  benchmarkGrowth: number
  benchmarkName: string
  /** Held at the end of the quarter. */
  isins: readonly string[]
}

/** Paragraphs about what happened. */
export function commentaryOn(quarter: Happened, market: Market): string[] {
  const moves = quarter.isins
    .map((isin) => ({ name: instrumentOf(isin).name, move: moveOf(isin, quarter, market) }))
    .toSorted((a, b) => b.move - a.move)
  const [best, worst] = [moves[0], moves.at(-1)]
  const [own, benchmark] = [formatReturn(quarter.growth), formatReturn(quarter.benchmarkGrowth)]
  const beside = own === benchmark ? 'the same' : benchmark
  const first = `Your portfolio returned ${own} after our fees. Its benchmark, “${quarter.benchmarkName}”, returned ${beside}.`
  if (!best || !worst || best === worst) return [first]
  return [
    first,
    `${best.name} did best: its price ${moveWords(best.move)}. ${worst.name} came last: its price ${moveWords(worst.move)}.`,
    worst.move < -0.05
      ? 'A fall of that size in one holding is why we spread your money over many: the others carried part of it.'
      : 'No holding fell by more than 5%. Not every quarter is as calm, and the plan allows for rougher ones.',
  ]
}

/** "rose 7.2%" */
function moveWords(move: number): string {
  const size = formatReturn(Math.abs(move)).replace('+', '')
  return Number.parseFloat(size) === 0 ? 'hardly moved' : `${move > 0 ? 'rose' : 'fell'} ${size}`
}

/** Paragraphs about what comes next and what was decided. */
export function outlookAt(riskLevel: number): string[] {
  const tilt =
    riskLevel >= 5
      ? 'Most of your portfolio is in shares. Over ten years they have usually repaid patience; over one they may fall by a quarter or more.'
      : riskLevel <= 2
        ? 'Most of your portfolio is in bonds and cash, which fall less than shares and grow less too.'
        : 'Your portfolio is spread between shares, which drive its growth, and bonds, which soften falls.'
  return [
    'We expect growth to stay moderate and prices to move with interest rates. We do not try to guess the next month.',
    tilt,
    'We made no change to the plan. If your circumstances or goals have changed, tell us before the next review.',
  ]
}

/** Growth of a fund's price over the quarter, from the close before its first day. */
function moveOf(isin: string, { from, to }: Happened, market: Market): number {
  return market.price(isin, workingDayUpTo(to)) / market.price(isin, workingDayUpTo(addDays(from, -1))) - 1
}
