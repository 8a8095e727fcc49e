// What a Direct Debit must meet when it is set up, changed or resumed; each collection is checked again on its day.
import { overMonthlyAllowance, tooOldForRelief } from '#api/payments/reasons.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { mostNet } from '#domain/payments/collection-day.ts'
import { nextCollection, type Term } from '#domain/payments/direct-debits.ts'
import { grossOf } from '#domain/payments/pension-contribution-rules.ts'
import { mostMonthlyPence } from '#domain/tax/allowance-periods.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import { poundsAt } from '#product-api/market/market.ts'
import { mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { termsOf } from '#product-api/payments/records/monthly-instruction.ts'
import { reliefUntil } from './collection-check.ts'
import { flexibleSince } from './drawdown-state.ts'
import { checkMayPayIn } from './may-pay-in.ts'
import { periodsFor } from './monthly-room.ts'

/** Throws an ErrorResponse with the most that can be collected a month, unless these terms fit. */
export function checkMonthlyRoom(
  call: Call,
  account: AccountRow,
  terms: readonly Term[],
  except?: string,
): void {
  if (account.type === 'GIA') return
  const { from, pence } = terms.at(-1)!
  const first = nextCollection(terms, from)!.on
  checkOpen(call, account, first)
  const { currency } = account
  const monthlyPence =
    account.type === 'Pension'
      ? mostIntoPension(call, except)
      : mostMonthlyPence(periodsFor(call, account, terms, { except, currency }))
  if (poundsAt(call.valuedOn)(pence, currency) > monthlyPence)
    throw apiError(
      [overMonthlyAllowance],
      'over-allowance',
      `There is room for ${formatPence(monthlyPence)} a month`,
      { monthlyPence },
    )
}

/** Throws an ErrorResponse if nothing may be paid in on the day of the first collection. */
function checkOpen(call: Call, account: AccountRow, first: string): void {
  if (account.type !== 'Pension') return checkMayPayIn(call, account, first)
  if (first > reliefUntil(call))
    throw apiError([tooOldForRelief], 'too-old', 'There is no relief on contributions of this age')
}

/** What twelve collections into a pension may be, net, so that no whole year passes the annual allowance. */
function mostIntoPension(call: Call, except?: string): number {
  const { database, active, today } = call
  const pensions = accountsOf(database, active.id).filter(({ type }) => type === 'Pension')
  const others = mandatesOf(database, active.id)
    .filter(({ id, account_id }) => id !== except && pensions.some((pension) => pension.id === account_id))
    .reduce((sum, row) => sum + grossOf(termsOf(row).at(-1)!.pence), 0)
  const figure = flexibleSince(call) === null ? 'pension-annual-allowance' : 'money-purchase-annual-allowance'
  const whole = taxAmountPence(figure, taxYearOfDate(today))
  return mostNet(Math.max(0, Math.floor(whole / 12) - others))
}
