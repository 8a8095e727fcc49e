// How one account has done, and what it can be compared with.
import type { AccountPerformance, Comparator } from '#api/accounts/performance.ts'
import { ok, Refusal, type Call, type Route } from '../../call.ts'
import { pointsOf, type AccountRow } from '../../ledger.ts'
import { comparatorsOf, estimatedFrom, indexOn, type Compared } from '../../seed/comparators.ts'
import { marketUntil } from '../../seed/market.ts'
import { ownAccount } from '../people/account-details.ts'

function performance(call: Call) {
  const account = ownAccount(call, call.params['accountId']!)
  const feesUntil = feesOf(call, account.id)
  const body: AccountPerformance = {
    accountId: account.id,
    currency: account.currency,
    valuedOn: call.valuedOn,
    points: pointsOf(call.database, account.id).map((point) => ({
      ...point,
      feesPence: feesUntil(point.date),
    })),
    comparators: comparatorsOf(comparedWith(account)),
  }
  return ok(body)
}

/** Fees taken up to a date; dates must be asked for in order. */
function feesOf({ database }: Call, accountId: string): (date: string) => number {
  const fees = database.all<{ date: string; amount_pence: number }>(
    `select date, amount_pence from transactions where account_id = ? and type = 'Fee' order by position`,
    accountId,
  )
  let taken = 0
  let next = 0
  return (date) => {
    for (; (fees[next]?.date ?? '9999') <= date; next += 1) taken -= fees[next]!.amount_pence
    return taken
  }
}

function comparator(call: Call) {
  const { database, params, valuedOn } = call
  const account = ownAccount(call, params['accountId']!)
  const compared = comparedWith(account)
  const id = params['comparatorId']!
  if (!comparatorsOf(compared).some((one) => one.id === id)) throw new Refusal(404, 'No such comparator')
  const days = pointsOf(database, account.id).map(({ date }) => date)
  const body: Comparator = {
    id,
    currency: account.currency,
    points: indexOn(id, days, compared, marketUntil(valuedOn)),
    estimatedFrom: days.length === 0 ? null : estimatedFrom(id, valuedOn),
  }
  return ok(body)
}

/** The market in which an account is compared. */
export function comparedWith({ currency, risk_level }: AccountRow): Compared {
  return { currency: currency as Compared['currency'], riskLevel: risk_level }
}

export const performanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/portfolios/:accountId/performance',
    isOpenToViewers: false,
    answer: performance,
  },
  {
    method: 'GET',
    path: '/api/portfolios/:accountId/comparators/:comparatorId',
    isOpenToViewers: false,
    answer: comparator,
  },
]
