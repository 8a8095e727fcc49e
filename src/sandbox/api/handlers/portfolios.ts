// The active user's accounts: summary, value over time, look-through and activity. All of it read from the ledger.
import type { Account, Portfolios } from '#api/accounts.ts'
import type { Transaction } from '#api/activity.ts'
import { intervals, type Interval, type Series } from '#api/series.ts'
import { addMonths, daysBetween } from '#domain/london-time.ts'
import { feeBandFor } from '#domain/fee-bands.ts'
import { weightsInTenths } from '#domain/weights.ts'
import { ok, Refusal, type Call, type Route } from '../call.ts'
import { accountsOf, allocationOf, pointsOf, pointsOfAll, returnsOf, stateOf, type AccountRow, type Point } from '../ledger.ts'
import { marketUntil } from '../seed/market.ts'
import { holdings } from './holdings.ts'

/** The active user's account of this id, or a 404. */
export function ownAccount({ database, active }: Call, accountId: string): AccountRow {
  const account = accountsOf(database, active.id).find(({ id }) => id === accountId)
  if (!account) throw new Refusal(404, 'No such account')
  return account
}

function summary(call: Call) {
  const { database, active, valuedOn } = call
  const market = marketUntil(valuedOn)
  const accounts = accountsOf(database, active.id)
  const gbpValues = accounts.map(({ id }) => latestGbp(call, id))
  const weights = weightsInTenths(gbpValues)
  const points = pointsOfAll(database, active.id)
  const last = points.at(-1)
  const netContributionsPence = last?.netPaidInPence ?? 0
  const everything = holdings(call, accounts)
  const currencies = [...new Set(accounts.map(({ currency }) => currency))].filter((currency) => currency !== 'GBP')
  const body: Portfolios = {
    valuedOn,
    accounts: accounts.map((row, index) => shown(call, row, gbpValues[index]!, weights[index]!)),
    totals: {
      currency: 'GBP',
      valuePence: last?.valuePence ?? 0,
      netContributionsPence,
      gainPence: (last?.valuePence ?? 0) - netContributionsPence,
      feesLast12MonthsPence: feesSince(call, addMonths(valuedOn, -12)),
      feeRateBps: feeBandFor(netContributionsPence).rateBps,
      twr: returnsOf(points),
      allocation: allocationOf(everything.holdings, everything.cashPence),
    },
    fx: currencies.map((currency) => ({ currency, gbpRate: market.gbpRate(currency, valuedOn), date: valuedOn })),
  }
  return ok(body)
}

function shown({ database, active, valuedOn }: Call, row: AccountRow, valueGbpPence: number, weightTenths: number): Account {
  const points = pointsOf(database, row.id)
  const last = points.at(-1)
  const state = stateOf(database, row.id, valuedOn, marketUntil(valuedOn))
  const valuePence = last?.valuePence ?? 0
  const netContributionsPence = last?.netPaidInPence ?? 0
  return {
    id: row.id,
    accountNumber: row.account_number,
    type: row.type,
    name: row.name,
    owner: active.name,
    child: row.child_id === null ? null : { id: row.child_id, name: row.child_name ?? '' },
    baseCurrency: row.currency,
    status: row.status,
    openedOn: row.opened_on,
    valuePence,
    valueGbpPence,
    valuedOn,
    netContributionsPence,
    gainPence: valuePence - netContributionsPence,
    twr: returnsOf(points),
    riskLevel: row.risk_level,
    goal: row.goal === null ? null : (JSON.parse(row.goal) as Account['goal']),
    allocation: allocationOf(state.positions, state.cashPence),
    cashPence: state.cashPence,
    weightTenths,
  }
}

function latestGbp({ database }: Call, accountId: string): number {
  return (
    database.one<{ pence: number }>(
      'select value_gbp_pence as pence from valuations where account_id = ? order by date desc limit 1',
      accountId,
    )?.pence ?? 0
  )
}

function feesSince({ database, active, valuedOn }: Call, from: string): number {
  const market = marketUntil(valuedOn)
  const fees = database.all<{ date: string; amount_pence: number; currency: string }>(
    `select t.date, t.amount_pence, a.currency from transactions t join accounts a on a.id = t.account_id
     where a.person_id = ? and t.type = 'Fee' and t.date > ?`,
    active.id,
    from,
  )
  return fees.reduce((sum, fee) => sum - Math.round(fee.amount_pence * market.gbpRate(fee.currency, fee.date)), 0)
}

function series(call: Call) {
  const { database, active, query } = call
  const interval = (query.get('interval') ?? 'weekly') as Interval
  if (!intervals.includes(interval)) throw new Refusal(400, `interval: one of ${intervals.join(', ')}`)
  const accountId = query.get('accountId')
  const account = accountId === null ? undefined : ownAccount(call, accountId)
  const points = account ? pointsOf(database, account.id) : pointsOfAll(database, active.id)
  const body: Series = {
    currency: account?.currency ?? 'GBP',
    interval,
    points: interval === 'daily' ? points : weekly(points),
  }
  return ok(body)
}

/** The last close of each week, and the last close of all. */
function weekly(points: Point[]): Point[] {
  const week = ({ date }: Point) => Math.floor(daysBetween('1970-01-05', date) / 7)
  return points.filter((point, index) => {
    const next = points[index + 1]
    return next === undefined || week(next) !== week(point)
  })
}

function lookThrough(call: Call) {
  const accountId = call.query.get('accountId')
  const accounts = accountId === null ? accountsOf(call.database, call.active.id) : [ownAccount(call, accountId)]
  return ok(holdings(call, accounts))
}

function activity({ database, active, query }: Call) {
  const limit = Number(query.get('limit') ?? 5)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new Refusal(400, 'limit: a number from 1 to 100')
  const transactions = database.all<Transaction>(
    `select t.id, t.account_id as accountId, a.name as accountName, t.date, t.type, t.description, a.currency,
       t.amount_pence as amountPence, t.document_id as documentId, t.explanation
     from transactions t join accounts a on a.id = t.account_id
     where a.person_id = ? order by t.date desc, t.position desc limit ?`,
    active.id,
    limit,
  )
  return ok({ transactions })
}

export const portfolioRoutes: Route[] = [
  { method: 'GET', path: '/api/portfolios', isOpenToViewers: true, answer: summary },
  { method: 'GET', path: '/api/portfolios/series', isOpenToViewers: true, answer: series },
  { method: 'GET', path: '/api/portfolios/holdings', isOpenToViewers: true, answer: lookThrough },
  { method: 'GET', path: '/api/portfolios/activity', isOpenToViewers: true, answer: activity },
]
