// What may still be paid into an ISA or junior ISA, and what is used and planned of its allowance.
import { getRemainingAllowance } from '#api/tax/allowance.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { taxYearAt } from '#domain/tax/tax-year.ts'
import { ErrorResponse, type Call, type Route } from '../../call.ts'
import { ownAccount } from '../../own-account.ts'
import { plannedFor } from '../../payments/monthly-room.ts'
import { route } from '../../route.ts'
import { allowanceUse, ownIsa, remainingFor } from './allowances.ts'

function childIds({ database, active }: Call): string[] {
  return database
    .all<{ id: string }>('select id from children where person_id = ?', active.id)
    .map(({ id }) => id)
}

export const remainingAllowanceRoutes: Route[] = [
  route(getRemainingAllowance, (call, { params }) => {
    const account = ownAccount(call, params.accountId)
    if (!hasAllowance({ type: account.type, baseCurrency: account.currency })) {
      throw new ErrorResponse(400, 'accountId: this account has no ISA allowance')
    }
    const use = allowanceUse(call, account, taxYearAt(call.now))
    const children = account.child_id === null ? childIds(call) : [account.child_id]
    const ofChildren = children.map((child) => remainingFor(call, { type: 'JISA', child_id: child }))
    return {
      success: true,
      isaClientLevelRemainingContribution: remainingFor(call, ownIsa),
      jisaClientLevelRemainingContribution: ofChildren.length === 0 ? 0 : Math.min(...ofChildren),
      paidInPence: use.herePence + use.elsewherePence,
      onItsWayPence: use.onItsWayPence,
      collectionsPence: plannedFor(call, account, taxYearAt(call.now)).inYearPence,
      accountSubscriptionStatus: account.subscription,
    }
  }),
]
