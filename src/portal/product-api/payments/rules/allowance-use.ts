// How much of an ISA or junior ISA allowance is used, worked out from the payments of a tax year.
import { allowanceFigure } from '#domain/tax/isa-allowance.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearAt, taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { firstPaymentsAhead } from '#product-api/ledger/openings.ts'
import { marketUntil, poundsAt } from '#product-api/market/market.ts'
import { earlierMoney, paidInAhead } from '#product-api/payments/records/payment-flows.ts'

/** The owner of the allowance: the active user for all ISAs, a child for its junior ISA. */
export type OfAllowance = Pick<AccountRow, 'type' | 'child_id'>

/** Stands for a child that the firm does not know. */
export const NEW_CHILD = 'new'

/** The allowance that all ISAs of the active user share. */
export const ownIsa: OfAllowance = { type: 'ISA', child_id: null }

/** The accounts that share this allowance. */
export const accountsSharing = ({ database, active }: PersonOnDay, account: OfAllowance): AccountRow[] =>
  accountsOf(database, active.id).filter(
    ({ type, child_id }) => type === account.type && child_id === account.child_id,
  )

/** Pence that count towards an allowance in a tax year, and when the client told us of the part elsewhere. */
export function allowanceUse(moment: PersonOnDay, account: OfAllowance, year: number) {
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
  // A cross join keeps its order: the few accounts first, then the payments of each by the index.
  const rows = database.all<{ date: string; amount_pence: number; currency: string }>(
    `select t.date, t.amount_pence, a.currency from accounts a cross join transactions t on t.account_id = a.id
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
  { database, active }: PersonOnDay,
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
export function remainingFor(
  moment: PersonOnDay,
  account: OfAllowance,
  year = taxYearAt(moment.now),
): number {
  const { herePence, onItsWayPence, elsewherePence } = allowanceUse(moment, account, year)
  return Math.max(0, wholeAllowance(account, year) - herePence - onItsWayPence - elsewherePence)
}

/** Pence that may be paid in in the whole of this tax year. */
export const wholeAllowance = ({ type }: Pick<OfAllowance, 'type'>, year: number): number =>
  taxAmountPence(allowanceFigure(type), year)
