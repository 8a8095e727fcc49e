// Value over time, look-through and activity of the active user's accounts, read from the ledger.
import { listActivity, type Transaction } from '#api/accounts/activity.ts'
import { getHoldings } from '#api/accounts/holdings.ts'
import { getSeries } from '#api/accounts/series.ts'
import { daysBetween } from 'portal-engine/base/dates/london-time.ts'
import type { IndexedClose } from '#domain/returns/time-weighted.ts'
import type { Route } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, pointsOf, pointsOfAll } from '#product-api/ledger/ledger.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { accountHoldings } from './account-holdings.ts'
import { holdings } from './holdings.ts'

/** The last close of each week, and the last close of all. */
function weekly(points: IndexedClose[]): IndexedClose[] {
  const week = ({ date }: IndexedClose) => Math.floor(daysBetween('1970-01-05', date) / 7)
  return points.filter((point, index) => {
    const next = points[index + 1]
    return next === undefined || week(next) !== week(point)
  })
}

const sentOf = ({ date, valuePence, netPaidInPence, twrIndex }: IndexedClose) => ({
  date,
  valuePence,
  netPaidInPence,
  twrIndex,
})

export const routes: Route[] = [
  route(getSeries, (call, { query: { interval = 'weekly', accountId } }) => {
    const { database, active } = call
    const account = accountId === undefined ? undefined : ownAccount(call, accountId)
    const points = account ? pointsOf(database, account.id) : pointsOfAll(database, active.id)
    return {
      currency: account?.currency ?? 'GBP',
      interval,
      points: (interval === 'daily' ? points : weekly(points)).map(sentOf),
    }
  }),

  route(getHoldings, (call, { query: { accountId } }) => {
    if (accountId === undefined)
      return { ...holdings(call, accountsOf(call.database, call.active.id)), account: null }
    const account = ownAccount(call, accountId)
    return { ...holdings(call, [account], account.currency), account: accountHoldings(call, account) }
  }),

  route(listActivity, ({ database, active }, { query: { limit = 5 } }) => ({
    transactions: database.all<Transaction>(
      `select t.id, t.account_id as accountId, a.name as accountName, t.date, t.type, t.description, a.currency,
         t.amount_pence as amountPence, t.document_id as documentId, t.explanation
       from transactions t join owned_accounts a on a.id = t.account_id
       where a.owner_id = ? order by t.date desc, t.position desc limit ?`,
      active.id,
      limit,
    ),
  })),
]
