// The active user's bank accounts, masked: where Direct Debits are collected.
import { endingOf } from '#domain/payments/bank-details.ts'
import { bankAccountsOf } from '../bank/bank-accounts.ts'
import type { Call } from '#sandbox/calls/call.ts'

export interface MaskedBankAccount {
  id: string
  /** "Account ending 5678" */
  label: string
}

/** The default first. */
export function maskedBankAccounts({ database, active }: Call): MaskedBankAccount[] {
  return bankAccountsOf(database, active.id).map(({ id, account_number }) => ({
    id,
    label: `Account ending ${endingOf(account_number)}`,
  }))
}
