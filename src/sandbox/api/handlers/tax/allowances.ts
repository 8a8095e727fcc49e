// ISA and junior ISA allowances, worked out from the payments of this tax year, and tax year information.
import { declareIsa, getRemainingAllowance } from '#api/tax/allowance.ts'
import { getTaxYearInfo } from '#api/tax/tax-year-info.ts'
import { hasAllowance } from '#domain/tax/allowance.ts'
import { taxYearAt, taxYearEnd, taxYearLabel, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { ErrorResponse, type Call, type Moment, type Route } from '../../call.ts'
import { route } from '../../route.ts'
import type { Database } from '../../database.ts'
import { accountsOf, type AccountRow } from '../../ledger.ts'
import { firstPaymentsAhead } from '../../openings/openings.ts'
import { notifyInInbox } from '../../payments/inbox.ts'
import { pauseMandates } from '../../payments/mandates.ts'
import { plannedFor } from '../../payments/monthly-room.ts'
import { earlierMoney, paidInAhead } from '../../payments/payment-flows.ts'
import { marketUntil, poundsAt } from '../../seed/market.ts'
import { taxFactsOf } from '../../tax-facts.ts'
import { ownAccount } from '../../own-account.ts'

/** Whose allowance: the active user's for all ISAs, or a child's for its junior ISA. */
export type OfAllowance = Pick<AccountRow, 'type' | 'child_id'>

/** Stands for a child that the firm does not know. */
export const NEW_CHILD = 'new'

/** The allowance that all ISAs of the active user share. */
export const ownIsa: OfAllowance = { type: 'ISA', child_id: null }

/** The accounts that share this allowance. */
export const accountsSharing = ({ database, active }: Moment, account: OfAllowance): AccountRow[] =>
  accountsOf(database, active.id).filter(
    ({ type, child_id }) => type === account.type && child_id === account.child_id,
  )

/** Pence that count towards an allowance in a tax year, and when the client told us of the part elsewhere. */
export function allowanceUse(moment: Moment, account: OfAllowance, year: number) {
  const { database, active, now, today, valuedOn } = moment
  const accounts = accountsSharing(moment, account)
  return {
    herePence: subscriptions(
      database,
      active.id,
      account,
      year === taxYearAt(now) ? today : taxYearEnd(year),
    ),
    onItsWayPence:
      paidInAhead(database, { accounts, after: valuedOn, year, inPounds: poundsAt(valuedOn) }) +
      firstPaymentsAhead(database, active.id, account, year),
    ...elsewhereOf(moment, year, account.child_id),
  }
}

/** Pounds paid in here from the start of the tax year to this date. Withdrawals don't restore any. */
export function subscriptions(
  database: Database,
  personId: string,
  { type, child_id }: OfAllowance,
  on: string,
): number {
  const market = marketUntil(on)
  const rows = database.all<{ date: string; amount_pence: number; currency: string }>(
    `select t.date, t.amount_pence, a.currency from transactions t join accounts a on a.id = t.account_id
     where a.person_id = ? and a.type = ? and a.child_id is ? and t.type = 'PaidIn' and t.description <> ? and t.date between ? and ?`,
    personId,
    type,
    child_id,
    earlierMoney,
    taxYearStart(taxYearOfDate(on)),
    on,
  )
  return rows.reduce(
    (sum, row) => sum + Math.round(row.amount_pence * market.gbpRate(row.currency, row.date)),
    0,
  )
}

/** What the client has told us of ISAs with other firms in a tax year, or of a child's junior ISAs. */
function elsewhereOf(
  { database, active }: Moment,
  year: number,
  childId: string | null,
): { elsewherePence: number; toldOn: string | null } {
  return (
    database.one<{ elsewherePence: number; toldOn: string }>(
      'select pence as elsewherePence, told_on as toldOn from paid_elsewhere where person_id = ? and year = ? and child_id = ?',
      active.id,
      year,
      childId ?? '',
    ) ?? { elsewherePence: 0, toldOn: null }
  )
}

/** Pence that may still be paid in in this tax year, or one ahead; payments on their way count as paid. */
export function remainingFor(moment: Moment, account: OfAllowance, year = taxYearAt(moment.now)): number {
  const { herePence, onItsWayPence, elsewherePence } = allowanceUse(moment, account, year)
  return Math.max(0, wholeAllowance(account, year) - herePence - onItsWayPence - elsewherePence)
}

/** Pence that may be paid in in the whole of this tax year. */
export function wholeAllowance({ type }: Pick<OfAllowance, 'type'>, year: number): number {
  const { isaAllowancePence, jisaAllowancePence } = taxFactsOf(year)
  return type === 'JISA' ? jisaAllowancePence : isaAllowancePence
}

function childIds({ database, active }: Call): string[] {
  return database
    .all<{ id: string }>('select id from children where person_id = ?', active.id)
    .map(({ id }) => id)
}

export const allowanceRoutes: Route[] = [
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
          body: `${account.name} is not subscribed any more, so nothing is collected for it. You can resume the Direct Debit once the declaration is made again.`,
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
      ...taxFactsOf(year),
    }
  }),
]
