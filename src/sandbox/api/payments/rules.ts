// What every payment must meet, whichever page asks for it.
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { Refusal, type Call } from '../call.ts'
import { remainingFor } from '../handlers/tax/allowances.ts'
import type { AccountRow } from '../ledger.ts'
import { checkMayPayIn } from './may-pay-in.ts'
import { plannedFor } from './monthly-room.ts'

/** Throws a Refusal unless the amount is within the limits of one payment in. */
export function checkAmountIn(amountPence: number): void {
  const [least, most] = [limits['payment-min'].value * 100, limits['payment-max'].value * 100]
  if (amountPence < least || amountPence > most)
    throw new Refusal(
      422,
      `amountPence: from ${formatPence(least)} to ${formatPence(most)}`,
      'amount-out-of-range',
    )
}

/** Throws a Refusal where the account's allowance of that day has no room for it, with the room there is. */
export function checkAllowance(call: Call, account: AccountRow, amountPence: number, on = call.today): void {
  if (account.type !== 'ISA' && account.type !== 'JISA') return
  checkMayPayIn(call, account)
  const year = taxYearOfDate(on)
  const planned = plannedFor(call, account, year).inYearPence
  const roomPence = Math.max(0, remainingFor(call, account, year) - planned)
  if (amountPence > roomPence)
    throw new Refusal(409, `There is room for ${formatPence(roomPence)}`, 'over-allowance', { roomPence })
}
