// A bank account of the list, masked; one that is too new with the time from which it can be paid. Pure.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { formatInstant } from '#ui/figures/instants.ts'

export const bankAccountInWords = (
  account: Pick<BankAccount, 'name' | 'accountNumberEnding' | 'isReady' | 'readyAt'>,
): string =>
  `${account.name}, account ending ${account.accountNumberEnding}${account.isReady ? '' : ` (from ${formatInstant(account.readyAt)})`}`
