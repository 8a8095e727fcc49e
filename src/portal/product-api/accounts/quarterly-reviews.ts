// Quarterly reviews of an account, worked out from its transactions and closes: they balance to the penny.
import type { Review } from '#api/accounts/reviews.ts'
import { addDays, addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { workingDayFrom } from 'portal-engine/base/dates/working-days.ts'
import { largestFall } from '#domain/returns/largest-fall.ts'
import { monthlyReturns, volatilityOf, type IndexPoint } from '#domain/returns/monthly.ts'
import { changeOver, indexOver } from '#domain/returns/performance.ts'
import { countUpTo } from '#domain/returns/periods.ts'
import { discreteYears, quarterEnd } from '#domain/returns/quarters.ts'
import { spanOf } from '#domain/returns/spans.ts'
import { growthOf, type IndexedClose } from '#domain/returns/time-weighted.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { fundChargesOver } from '#product-api/ledger/fees.ts'
import { stateOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import type { Comparator } from '#product-api/market/comparators.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'
import { commentaryOn, outlookAt } from './commentary.ts'

export interface Reviewed {
  database: Database
  account: AccountRow
  closes: readonly IndexedClose[]
  benchmark: Comparator & { points: readonly IndexPoint[] }
  market: Market
  author: string
}

export interface Quarter {
  id: string
  from: string
  to: string
}

type Compared = Review['performance']['quarter']

/** The quarters that have a review today, newest first. The first one starts with the first close. */
export function quartersOf(closes: readonly IndexedClose[], today: string): Quarter[] {
  const first = closes[0]?.date
  if (first === undefined) return []
  const quarters: Quarter[] = []
  for (
    let from = first, to = quarterEnd(from);
    publishedOn(to) <= today;
    from = addDays(to, 1), to = quarterEnd(from)
  ) {
    quarters.push({ id: `${to.slice(0, 4)}-Q${Number(to.slice(5, 7)) / 3}`, from, to })
  }
  return quarters.toReversed()
}

/** When the review after the newest one comes out, or the first review if there is none; null before the first close. */
export function nextReviewOn(closes: readonly IndexedClose[], newest: Quarter | undefined): string | null {
  const from = newest ? addDays(newest.to, 1) : closes[0]?.date
  return from === undefined ? null : publishedOn(quarterEnd(from))
}

/** Growth from the close before `from` (nothing before the first one) to that of `to`, and the benchmark's. */
export function comparedOver({ closes, benchmark }: Reviewed, from: string, to: string): Compared {
  const opening = isStart(closes, from) ? undefined : addDays(from, -1)
  const span = spanOf(closes, opening, to)
  const indexOn = (date: string) => benchmark.points[countUpTo(benchmark.points, date) - 1]?.index ?? 100
  return {
    from,
    to,
    growth: span ? growthOf(span.opening.twrIndex, span.closing.twrIndex) : null,
    benchmarkGrowth: growthOf(opening === undefined ? 100 : indexOn(opening), indexOn(to)),
  }
}

/** The whole review of one quarter. */
export function reviewOf(reviewed: Reviewed, { id, from, to }: Quarter): Review {
  const { database, account, closes, benchmark, market } = reviewed
  const span = spanOf(closes, isStart(closes, from) ? undefined : addDays(from, -1), to)!
  const change = changeOver(span)
  const entries = database.all<Entry>(
    `select id, date, type, isin, units_milli, amount_pence, description, why from transactions
     where account_id = ? and date >= ? and date <= ? order by position`,
    account.id,
    from,
    to,
  )
  const total = (...types: string[]) =>
    entries.reduce((sum, { type, amount_pence }) => (types.includes(type) ? sum + amount_pence : sum), 0)
  const incomePence = total('Dividend', 'Interest')
  const feesPence = 0 - total('Fee')
  const { positions } = stateOf(database, account.id, span.closing.date, market)
  const quarter = comparedOver(reviewed, from, to)
  const yearStart = addDays(addMonths(to, -12), 1)
  const sinceStart = closes.slice(0, countUpTo(closes, to))
  const index = indexOver(spanOf(sinceStart)!)
  return {
    id,
    accountId: account.id,
    currency: account.currency,
    from,
    to,
    publishedOn: publishedOn(to),
    openingPence: change.openingPence,
    closingPence: change.closingPence,
    paidInPence: change.paidInPence,
    takenOutPence: change.takenOutPence,
    incomePence,
    marketPence: change.gainPence - incomePence + feesPence,
    gainPence: change.gainPence,
    fees: {
      pence: feesPence,
      items: entries
        .filter(({ type }) => type === 'Fee')
        .map(({ date, description, amount_pence }) => ({ date, description, pence: -amount_pence })),
      fundChargesPence: fundChargesOver(positions, daysBetween(from, to) + 1),
    },
    benchmark: { id: benchmark.id, name: benchmark.name, description: benchmark.description },
    performance: {
      quarter,
      year: closes[0]!.date <= yearStart ? comparedOver(reviewed, yearStart, to) : null,
      sinceStart: comparedOver(reviewed, closes[0]!.date, to),
      years: discreteYears(index).map((year) => comparedOver(reviewed, addDays(year.from, 1), year.to)),
      volatility: volatilityOf(monthlyReturns(index)),
      largestFall: largestFall(index),
    },
    trades: entries.flatMap(tradeOf),
    commentary: commentaryOn(
      {
        from,
        to,
        growth: quarter.growth ?? 0,
        benchmarkGrowth: quarter.benchmarkGrowth ?? 0,
        benchmarkName: benchmark.name,
        isins: positions.map(({ isin }) => isin),
      },
      market,
    ),
    outlook: outlookAt(account.risk_level),
    author: reviewed.author,
  }
}

interface Entry {
  id: string
  date: string
  type: string
  isin: string | null
  units_milli: number
  amount_pence: number
  description: string
  why: string | null
}

function tradeOf({ id, date, type, isin, units_milli, amount_pence, why }: Entry): Review['trades'] {
  if (isin === null || units_milli === 0) return []
  return [
    {
      transactionId: id,
      date,
      type,
      isin,
      fundName: instrumentOf(isin).name,
      units: units_milli / 1000,
      amountPence: amount_pence,
      why: why ?? '',
    },
  ]
}

/** Two weeks after the quarter's end. */
function publishedOn(end: string): string {
  return workingDayFrom(addDays(end, 14))
}

function isStart(closes: readonly IndexedClose[], from: string): boolean {
  return from <= (closes[0]?.date ?? '')
}
