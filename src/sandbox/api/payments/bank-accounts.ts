// The active user's bank accounts on file, masked: where Direct Debits are collected.
import type { Call } from '../call.ts'

export interface MaskedBankAccount {
  id: string
  /** "Harbour Bank, account ending 5678" */
  label: string
}

/** One for everybody who has bank details. */
export function bankAccountsOf({ database, active }: Call): MaskedBankAccount[] {
  const known = database.one(
    'select 1 from parameters where person_id = ? and has_bank_details = 1',
    active.id,
  )
  return known ? [{ id: `BA-${active.userId}-1`, label: 'Harbour Bank, account ending 5678' }] : []
}
