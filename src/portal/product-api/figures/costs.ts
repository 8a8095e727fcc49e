// What a person's accounts cost over a period, in pounds, by account, and what is left of the return: for the fees page and for the
// yearly paper.
import type { Database } from '#sandbox/data/database.ts'
import { accountsOf, pointsOfAll, type AccountRow } from '../ledger.ts'
import type { Market } from '../seed/market.ts'
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
  const all = figuresOver(pointsOfAll(database, personId), from, to)
  const accounts = accountsOf(database, personId).filter(({ opened_on }) => opened_on <= to)
  const costs = accounts.map((account): AccountCosts => {
    const points = database.all<Point>(
      `select date, value_gbp_pence as valuePence, net_paid_gbp_pence as netPaidInPence
         from valuations where account_id = ? order by date`,
      account.id,
    )
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
