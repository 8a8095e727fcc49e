// The bank account from which an application's payments are collected.
import type { NewApplication } from '#api/opening/applications.ts'
import { bankAccountsOf } from '#product-api/payments/records/bank-account-records.ts'
import { ErrorResponse, type Call } from 'portal-engine/sandbox/calls/call.ts'
import { requireAccess } from 'portal-engine/sandbox/calls/route.ts'
import { keepNewBankAccount } from '#product-api/payments/bank-account-calls.ts'

/** The id of the bank account; a new one is added first. Throws an ErrorResponse. */
export function bankToCollectFrom(call: Call, bank: NewApplication['bank']): string {
  if (!('id' in bank)) {
    requireAccess(call, 'owner')
    call.requireFreshSignIn()
    return keepNewBankAccount(call, bank).id
  }
  const known = bankAccountsOf(call.database, call.active.id).find(({ id }) => id === bank.id)
  if (!known) throw new ErrorResponse(422, 'bank: no such bank account')
  return known.id
}
