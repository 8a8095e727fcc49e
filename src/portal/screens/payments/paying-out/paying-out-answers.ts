// What every form that pays money out asks: the bank account, and whether anybody presses the person. Pure.
import * as z from 'zod/mini'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import { formatInstant } from '#ui/figures/instants.ts'

/** Has anybody pressed the person to move the money? */
export const pressureSchema = z.enum(['', 'no', 'yes', 'unsure'])
export type PressureAnswer = z.infer<typeof pressureSchema>

/** Continues only on an explicit no. */
export function problemOfPressure(pressed: PressureAnswer, phone: string): string | undefined {
  if (pressed === '') return 'Answer this question before you go on'
  return pressed === 'no'
    ? undefined
    : `Stop here and call us on ${phone}, before any money is moved. Nothing has been sent`
}

/** What is wrong with the bank account that is to be paid? */
export function problemOfBankAccount(
  accounts: readonly Pick<BankAccount, 'id' | 'isReady' | 'readyAt'>[],
  id: string,
): string | undefined {
  const account = accounts.find((each) => each.id === id)
  if (!account) return 'Choose the bank account to pay'
  return account.isReady
    ? undefined
    : `This bank account is new: money can be sent there from ${formatInstant(account.readyAt)}`
}
