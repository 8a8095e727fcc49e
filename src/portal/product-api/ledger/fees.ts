// What accounts have been charged, read from their transactions; in pounds at the rate of each day.
import { chargedDays, feeUntil, shareOfDays } from '#domain/fees/monthly-fee.ts'
import { addDays, addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'
import { workingDayUpTo } from 'portal-engine/base/dates/working-days.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import type { Market } from '#product-api/market/market.ts'
import { feeRateOn } from './fee-rates.ts'
import { movementsOf, stateAfter, type AccountRow } from './ledger.ts'

/** The twelve months up to a day of valuation: from the day after the same one of last year. */
export function yearUpTo(valuedOn: string): { from: string; to: string } {
  return { from: addDays(addMonths(valuedOn, -12), 1), to: valuedOn }
}

/** Our fees of an account, in pounds. */
export function serviceFees(
  database: Database,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  market: Market,
  period: { from: string; to: string },
): number {
  return feesBetween(database, id, period).reduce(
    (sum, fee) => sum - Math.round(fee.amount_pence * market.gbpRate(currency, fee.date)),
    0,
  )
}

/** What an account would have been charged more at this rate, in pounds; each fee at the rate that it was taken at. */
export function savedBelow(
  database: Database,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  market: Market,
  { from, to, aloneBps }: { from: string; to: string; aloneBps: number },
): number {
  return feesBetween(database, id, { from, to }).reduce((sum, { date, amount_pence }) => {
    const bps = feeRateOn(database, id, date)
    const pounds = -Math.round(amount_pence * market.gbpRate(currency, date))
    return sum + (pounds * Math.max(0, aloneBps - bps)) / bps
  }, 0)
}

const feesBetween = (database: Database, accountId: string, { from, to }: { from: string; to: string }) =>
  database.all<{ date: string; amount_pence: number }>(
    `select date, amount_pence from transactions where account_id = ? and type = 'Fee' and date >= ? and date <= ?`,
    accountId,
    from,
    to,
  )

/** The share of these holdings' yearly charges for so many days. */
export function fundChargesOver(
  positions: readonly { isin: string; valuePence: number }[],
  days: number,
): number {
  const yearly = positions.reduce(
    (sum, { isin, valuePence }) => sum + valuePence * instrumentOf(isin).ongoingCharge,
    0,
  )
  return shareOfDays(yearly, days)
}

/** Charges of the funds of an account in pounds, by quarters of the period: of what is held at each one's end. An estimate. */
export function fundCharges(
  database: Database,
  { id, currency, opened_on }: Pick<AccountRow, 'id' | 'currency' | 'opened_on'>,
  market: Market,
  { from, to }: { from: string; to: string },
): number {
  let sum = 0
  const movements = movementsOf(database, id, to)
  for (let end = to; end >= from; end = addMonths(end, -3)) {
    const start = [addDays(addMonths(end, -3), 1), from, opened_on].toSorted().at(-1)!
    if (start > end) break
    const close = workingDayUpTo(end)
    const { positions } = stateAfter(movements, close, market)
    sum += fundChargesOver(positions, daysBetween(start, end) + 1) * market.gbpRate(currency, close)
  }
  return Math.round(sum)
}

export interface Charge {
  transactionId: string
  date: string
  pence: number
  /** The first day that is charged for. */
  from: string
  days: number
  /** The closes of these days added up; a day without one has the last before it. */
  dailyValuesPence: number
}

/** The latest fee of an account, and the daily values of the days that it is about. Undefined before the first. */
export function latestCharge(database: Database, accountId: string): Charge | undefined {
  const [latest, before] = database.all<{
    id: string
    date: string
    amount_pence: number
    description: string
  }>(
    `select id, date, amount_pence, description from transactions where account_id = ? and type = 'Fee' order by position desc limit 2`,
    accountId,
  )
  if (!latest) return undefined
  const closes = database.all<{ date: string; pence: number }>(
    'select date, value_pence as pence from valuations where account_id = ? and date < ? order by date',
    accountId,
    latest.date,
  )
  const isFinal = latest.description === feeUntil(latest.date)
  const { from: month, until } = chargedDays(latest.date, isFinal)
  // Everything was taken out within the month: the days before it are paid for.
  const paidFor = before && before.description === feeUntil(before.date) ? before.date : month
  const from = [month, closes[0]?.date ?? until, paidFor].toSorted().at(-1)!
  let dailyValuesPence = 0
  let at = closes.findLastIndex(({ date }) => date <= from)
  for (let day = from; day < until; day = addDays(day, 1)) {
    if (closes[at + 1]?.date === day) at += 1
    dailyValuesPence += closes[at]?.pence ?? 0
  }
  return {
    transactionId: latest.id,
    date: latest.date,
    pence: -latest.amount_pence,
    from,
    days: daysBetween(from, until),
    dailyValuesPence,
  }
}
