// What a person's accounts cost over a period, in pounds, by account, and what is left of the return: for the fees page and for the
// yearly paper.
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import type { Market } from '#product-api/market/market.ts'
import { accountsOf, type AccountRow } from './ledger.ts'
import { fundCharges, serviceFees } from './fees.ts'

export interface AccountCosts {
  account: AccountRow
  servicePence: number
  fundPence: number
  /** Of all days of the period on which the person held anything, so that the accounts add up. */
  averageValuePence: number
  /** Growth less payments, after all costs. */
  gainPence: number
}

export interface Costs {
  from: string
  to: string
  /** Those that were open in the period, in their order. */
  accounts: AccountCosts[]
  /** The sum of the accounts. */
  averageValuePence: number
  gainPence: number
}

interface Point {
  date: string
  valuePence: number
  netPaidInPence: number
}

export function costsOver(
  database: Database,
  personId: string,
  market: Market,
  { from, to }: { from: string; to: string },
): Costs {
  const accounts = accountsOf(database, personId).filter(({ opened_on }) => opened_on <= to)
  const all = figuresOver(closesIn(database, accounts, { from, to }), from, to)
  const costs = accounts.map((account): AccountCosts => {
    const points = closesIn(database, [account], { from, to })
    const { sumPence, gainPence } = figuresOver(points, from, to)
    return {
      account,
      servicePence: serviceFees(database, account, market, { from, to }),
      fundPence: fundCharges(database, account, market, { from, to }),
      averageValuePence: average(sumPence, all.days),
      gainPence,
    }
  })
  return {
    ...{ from, to },
    accounts: costs,
    averageValuePence: costs.reduce((sum, { averageValuePence }) => sum + averageValuePence, 0),
    gainPence: all.gainPence,
  }
}

/** The closes of these accounts together in a period and the last before it, in pounds. */
function closesIn(
  database: Database,
  accounts: readonly AccountRow[],
  { from, to }: { from: string; to: string },
): Point[] {
  const closes = 'from valuations v where v.account_id in (select value from json_each(?))'
  const ids = JSON.stringify(accounts.map(({ id }) => id))
  return database.all<Point & object>(
    `select v.date, sum(v.value_gbp_pence) as valuePence, sum(v.net_paid_gbp_pence) as netPaidInPence
       ${closes} and v.date <= ? and v.date >= coalesce((select max(v.date) ${closes} and v.date < ?), '')
     group by v.date order by v.date`,
    ...[ids, to, ids, from],
  )
}

const average = (sumPence: number, days: number): number => (days === 0 ? 0 : Math.round(sumPence / days))

/** The closes of a period added up and counted, and the growth of it that no payment brought. */
function figuresOver(points: readonly Point[], from: string, to: string) {
  const opening = points.findLast(({ date }) => date < from)
  const within = points.filter(({ date }) => date >= from && date <= to)
  const closing = within.at(-1) ?? opening
  const grown = (closing?.valuePence ?? 0) - (opening?.valuePence ?? 0)
  return {
    days: within.length,
    sumPence: within.reduce((sum, { valuePence }) => sum + valuePence, 0),
    gainPence: grown - ((closing?.netPaidInPence ?? 0) - (opening?.netPaidInPence ?? 0)),
  }
}
