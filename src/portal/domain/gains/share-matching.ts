// Which purchase is a sale matched with? On the same day, within the next 30 days, then the pool at average cost
// (TCGA 1992 ss. 104 to 106A; CG51560, CG51575). Over all accounts of one person that are taxed. Pure.
import { addDays } from 'portal-engine/base/dates/london-time.ts'

/** Days after a sale in which a purchase of the same security is matched with it (TCGA 1992 s. 106A(5)). */
export const MATCHING_DAYS = 30

/** A purchase (positive units) or a sale (negative units) of one security. */
export interface Trade {
  date: string
  isin: string
  /** Thousandths of a unit. */
  unitsMilli: number
  /** What was paid or received, in pence; never negative. */
  pence: number
}

export interface Match {
  rule: 'same-day' | 'thirty-days' | 'pool'
  /** The day of the purchase; null for the pool. */
  boughtOn: string | null
  unitsMilli: number
  costPence: number
}

/** All that was sold of one security on one day. */
export interface Disposal {
  date: string
  isin: string
  unitsMilli: number
  proceedsPence: number
  costPence: number
  /** Proceeds less cost; negative for a loss. */
  gainPence: number
  matches: Match[]
}

/** What is held of a security and has not been matched with a sale. */
interface Pool {
  unitsMilli: number
  costPence: number
}

export interface Matched {
  /** Oldest first. */
  disposals: Disposal[]
  /** By security. */
  pools: ReadonlyMap<string, Pool>
}

interface Day {
  date: string
  bought: { unitsMilli: number; pence: number; matchedMilli: number }
  sold: { unitsMilli: number; pence: number; matches: Match[] }
}

/** Every sale with its matches, and the pools that are left. Throws a RangeError for a sale of more than is held. */
export function matchTrades(trades: readonly Trade[]): Matched {
  const byIsin = new Map<string, Trade[]>()
  for (const trade of trades) byIsin.set(trade.isin, [...(byIsin.get(trade.isin) ?? []), trade])
  const disposals: Disposal[] = []
  const pools = new Map<string, Pool>()
  for (const [isin, ofIsin] of byIsin) {
    const days = daysOf(ofIsin)
    for (const day of days) matchWith(day, day, 'same-day')
    for (const [index, day] of days.entries()) matchWithNextDays(days, index, day)
    pools.set(isin, drawFromPool(isin, days))
    for (const { date, sold } of days) if (sold.unitsMilli > 0) disposals.push(disposalOf(isin, date, sold))
  }
  return { disposals: disposals.toSorted((a, b) => a.date.localeCompare(b.date)), pools }
}

/** The trades of each day, oldest first: purchases of one day are one, and so are sales (s. 105(1)(a)). */
function daysOf(trades: readonly Trade[]): Day[] {
  const days = new Map<string, Day>()
  for (const { date, unitsMilli, pence } of trades) {
    const day = days.get(date) ?? {
      date,
      bought: { unitsMilli: 0, pence: 0, matchedMilli: 0 },
      sold: { unitsMilli: 0, pence: 0, matches: [] },
    }
    const side = unitsMilli > 0 ? day.bought : day.sold
    side.unitsMilli += Math.abs(unitsMilli)
    side.pence += pence
    days.set(date, day)
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

const unmatched = ({ sold }: Day): number =>
  sold.matches.reduce((left, { unitsMilli }) => left - unitsMilli, sold.unitsMilli)

function matchWithNextDays(days: readonly Day[], index: number, day: Day): void {
  const last = addDays(day.date, MATCHING_DAYS)
  for (let next = index + 1; unmatched(day) > 0 && days[next] && days[next]!.date <= last; next += 1)
    matchWith(day, days[next]!, 'thirty-days')
}

/** Matches what is left of a day's sales with what is left of a day's purchases. */
function matchWith(sale: Day, { date, bought }: Day, rule: Match['rule']): void {
  const unitsMilli = Math.min(unmatched(sale), bought.unitsMilli - bought.matchedMilli)
  if (unitsMilli === 0) return
  const costPence = costUpTo(bought, bought.matchedMilli + unitsMilli) - costUpTo(bought, bought.matchedMilli)
  bought.matchedMilli += unitsMilli
  sale.sold.matches.push({ rule, boughtOn: date, unitsMilli, costPence })
}

/** The cost of so many units from the first, so that the parts add up to the whole. */
const costUpTo = (bought: Day['bought'], unitsMilli: number): number =>
  Math.round((bought.pence * unitsMilli) / bought.unitsMilli)

/** Puts what was not matched into the pool, day by day, and takes the rest of each day's sales out at average cost. */
function drawFromPool(isin: string, days: readonly Day[]): Pool {
  const pool = { unitsMilli: 0, costPence: 0 }
  for (const day of days) {
    const { bought, sold, date } = day
    if (bought.unitsMilli > 0) pool.costPence += bought.pence - costUpTo(bought, bought.matchedMilli)
    pool.unitsMilli += bought.unitsMilli - bought.matchedMilli
    const unitsMilli = unmatched(day)
    if (unitsMilli === 0) continue
    if (unitsMilli > pool.unitsMilli)
      throw new RangeError(
        `${isin}: more is sold on ${date} than is held, by ${unitsMilli - pool.unitsMilli}`,
      )
    const costPence = Math.round((pool.costPence * unitsMilli) / pool.unitsMilli)
    pool.unitsMilli -= unitsMilli
    pool.costPence -= costPence
    sold.matches.push({ rule: 'pool', boughtOn: null, unitsMilli, costPence })
  }
  return pool
}

function disposalOf(isin: string, date: string, { unitsMilli, pence, matches }: Day['sold']): Disposal {
  const costPence = matches.reduce((sum, match) => sum + match.costPence, 0)
  return { date, isin, unitsMilli, proceedsPence: pence, costPence, gainPence: pence - costPence, matches }
}
