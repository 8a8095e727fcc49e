// What every payment must meet, whichever page asks for it.
import { overAllowance } from '#api/payments/reasons.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Call } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'
import { poundsAt } from '#product-api/market/market.ts'
import { remainingFor } from './allowance-use.ts'
import { checkMayPayIn } from './may-pay-in.ts'
import { plannedFor } from './monthly-room.ts'

/** Throws an ErrorResponse if the account's allowance of that day has no room for it, with the room there is. */
export function checkAllowance(call: Call, account: AccountRow, amountPence: number, on = call.today): void {
  if (account.type !== 'ISA' && account.type !== 'JISA') return
  checkMayPayIn(call, account, on)
  const year = taxYearOfDate(on)
  const planned = plannedFor(call, account, year).inYearPence
  const roomPence = Math.max(0, remainingFor(call, account, year) - planned)
  if (poundsAt(call.valuedOn)(amountPence, account.currency) > roomPence)
    throw apiError([overAllowance], 'over-allowance', `There is room for ${formatPence(roomPence)}`, {
      roomPence,
    })
}
