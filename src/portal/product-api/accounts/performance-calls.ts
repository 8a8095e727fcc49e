// How one account has done, and what it can be compared with.
import { getComparator, getPerformance } from '#api/accounts/performance.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { pointsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { comparatorsOf, estimatedFrom, indexOn, type Compared } from '#product-api/market/comparators.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'

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

/** The market in which an account is compared. */
export function comparedWith({ currency, risk_level }: AccountRow): Compared {
  return { currency: currency as Compared['currency'], riskLevel: risk_level }
}

export const routes: Route[] = [
  route(getPerformance, (call, { params }) => {
    const account = ownAccount(call, params.accountId)
    const feesUntil = feesOf(call, account.id)
    return {
      accountId: account.id,
      currency: account.currency,
      valuedOn: call.valuedOn,
      points: pointsOf(call.database, account.id).map((point) => ({
        ...point,
        feesPence: feesUntil(point.date),
      })),
      comparators: comparatorsOf(comparedWith(account)),
    }
  }),

  route(getComparator, (call, { params }) => {
    const { database, valuedOn } = call
    const account = ownAccount(call, params.accountId)
    const compared = comparedWith(account)
    const id = params.comparatorId
    if (!comparatorsOf(compared).some((one) => one.id === id))
      throw new ErrorResponse(404, 'No such comparator')
    const days = pointsOf(database, account.id).map(({ date }) => date)
    return {
      id,
      currency: account.currency,
      points: indexOn(id, days, compared, marketUntil(valuedOn)),
      estimatedFrom: days.length === 0 ? null : estimatedFrom(id, valuedOn),
    }
  }),
]
