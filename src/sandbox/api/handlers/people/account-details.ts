// Value over time, look-through and activity of the active user's accounts, read from the ledger.
import type { Transaction } from '#api/accounts/activity.ts'
import type { Holdings } from '#api/accounts/holdings.ts'
import { intervals, type Interval, type Series } from '#api/accounts/series.ts'
import { daysBetween } from '#domain/dates/london-time.ts'
import type { IndexedClose } from '#domain/returns/time-weighted.ts'
import { ok, Refusal, type Call, type Route } from '../../call.ts'
import { accountsOf, pointsOf, pointsOfAll, type AccountRow } from '../../ledger.ts'
import { accountHoldings } from '../accounts/account-holdings.ts'
import { holdings } from '../accounts/holdings.ts'

/** The active user's account of this id, or a 404. */
export function ownAccount({ database, active }: Call, accountId: string): AccountRow {
  const account = accountsOf(database, active.id).find(({ id }) => id === accountId)
  if (!account) throw new Refusal(404, 'No such account')
  return account
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
function weekly(points: IndexedClose[]): IndexedClose[] {
  const week = ({ date }: IndexedClose) => Math.floor(daysBetween('1970-01-05', date) / 7)
  return points.filter((point, index) => {
    const next = points[index + 1]
    return next === undefined || week(next) !== week(point)
  })
}

function lookThrough(call: Call) {
  const accountId = call.query.get('accountId')
  if (accountId === null) {
    const body: Holdings = { ...holdings(call, accountsOf(call.database, call.active.id)), account: null }
    return ok(body)
  }
  const account = ownAccount(call, accountId)
  const body: Holdings = {
    ...holdings(call, [account], account.currency),
    account: accountHoldings(call, account),
  }
  return ok(body)
}

function activity({ database, active, query }: Call) {
  const limit = Number(query.get('limit') ?? 5)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new Refusal(400, 'limit: a number from 1 to 100')
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

export const accountDetailRoutes: Route[] = [
  { method: 'GET', path: '/api/portfolios/series', isOpenToViewers: true, answer: series },
  { method: 'GET', path: '/api/portfolios/holdings', isOpenToViewers: true, answer: lookThrough },
  { method: 'GET', path: '/api/portfolios/activity', isOpenToViewers: true, answer: activity },
]
