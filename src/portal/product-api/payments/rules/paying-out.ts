// What every payment out must meet, whichever page asks for it: what there is, and a bank account that may be paid.
import { bankAccountCannotBePaid } from '#api/payments/reasons.ts'
import type { Call, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import {
  bankAccountsOf,
  readyAt,
  type BankAccountRow,
} from '#product-api/payments/records/bank-account-records.ts'
import { stateOf, valueOfState, type AccountRow } from '#product-api/ledger/ledger.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { paidOutAhead } from '#product-api/payments/records/payment-flows.ts'

export interface Worth {
  valuePence: number
  /** Value less what is on its way out. */
  availablePence: number
}

/** What is the account worth at the last close, and what of it can be asked for? */
export function worthOf(
  { database, valuedOn }: Pick<PersonOnDay, 'database' | 'valuedOn'>,
  { id }: AccountRow,
): Worth {
  const valuePence = valueOfState(stateOf(database, id, valuedOn, marketUntil(valuedOn)))
  const ahead = paidOutAhead(database, id, valuedOn)
  return { valuePence, availablePence: ahead.isAll ? 0 : Math.max(0, valuePence - ahead.pence) }
}

/** When may this payment begin? Now, or once its bank account can be paid by the caller, if it waits for that. */
export function beginsAt(call: Call, bankAccountId: string, waits: boolean): Date {
  const bank = waits && bankAccountsOf(call.database, call.active.id).find(({ id }) => id === bankAccountId)
  return bank ? new Date(Math.max(call.now.getTime(), Date.parse(readyAt(call, bank)))) : call.now
}

/** The bank account that is to be paid. Throws an ErrorResponse if it is gone, or too new for the caller when the payment begins. */
export function payableAccount(call: Call, id: string, begins: string): BankAccountRow {
  const row = bankAccountsOf(call.database, call.active.id).find((account) => account.id === id)
  if (!row)
    throw apiError(bankAccountCannotBePaid, 'bank-account-gone', 'This bank account is no longer there')
  const from = readyAt(call, row)
  if (from > begins)
    throw apiError(bankAccountCannotBePaid, 'bank-account-too-new', 'This bank account is too new', {
      readyAt: from,
    })
  return row
}
