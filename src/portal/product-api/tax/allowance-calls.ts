// ISA and junior ISA allowances, and tax year information.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { declareIsa, getRemainingAllowance } from '#api/tax/allowance.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { hasAllowance } from '#domain/tax/isa-allowance.ts'
import { taxYearAt, taxYearEnd, taxYearLabel, taxYearStart } from '#domain/tax/tax-year.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { allowanceUse, ownIsa, remainingFor } from '#product-api/payments/rules/allowance-use.ts'
import { notifyInInbox } from '#product-api/data/notify.ts'
import { pauseMandates } from '#product-api/payments/records/mandate-records.ts'
import { plannedFor } from '#product-api/payments/rules/monthly-room.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'

function childIds({ database, active }: Call): string[] {
  return database
    .all<{ id: string }>('select id from children where person_id = ?', active.id)
    .map(({ id }) => id)
}

export const routes: Route[] = [
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

  route(declareIsa, (call, { body }) => {
    const { database, active, today } = call
    const account = accountsOf(database, active.id).find((row) => row.account_number === body.accountNumber)
    if (account?.type !== 'ISA') throw new ErrorResponse(404, 'No ISA with this account number')
    database.run('update accounts set subscription = ? where id = ?', body.subscriptionStatus, account.id)
    if (body.subscriptionStatus === 'NotSubscribed')
      for (const { reference } of pauseMandates(database, account.id, today))
        notifyInInbox(call, {
          subject: `Direct Debit paused: ${reference}`,
          body: `${account.name} no longer has an ISA declaration, so we collect nothing for it. You can resume the Direct Debit once you make the declaration again.`,
          accountId: account.id,
        })
    return body
  }),

  route(getTaxYearInfo, ({ now }, { query }) => {
    const year = query.year ?? taxYearAt(now)
    return {
      year,
      label: taxYearLabel(year),
      startsOn: taxYearStart(year),
      endsOn: taxYearEnd(year),
      isaAllowancePence: taxAmountPence('isa-allowance', year),
      jisaAllowancePence: taxAmountPence('junior-isa-allowance', year),
      pensionAnnualAllowancePence: taxAmountPence('pension-annual-allowance', year),
      capitalGainsExemptPence: taxAmountPence('capital-gains-exempt-amount', year),
      dividendAllowancePence: taxAmountPence('dividend-allowance', year),
    }
  }),
]
