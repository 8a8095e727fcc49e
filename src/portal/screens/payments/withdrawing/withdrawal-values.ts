// The values of taking money out, what is wrong with an amount, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from '#http/contract.ts'
import { withdraw } from '#api/payments/withdrawals.ts'
import { formatPence } from '#base/money.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { countsAsAll } from '#domain/payments/withdrawal-rules.ts'
import { parsePounds } from '#base/pounds.ts'
import { pressureSchema } from '#screens/payments/paying-out/paying-out-answers.ts'
import { problemOfBounds } from '../amount.ts'
import { payingOutMessages } from '../error-messages.ts'

export const schema = z.object({
  accountId: z.string(),
  /** As typed. */
  amount: z.string(),
  bankAccountId: z.string(),
  /** Has anybody pressed the person to move the money? */
  pressed: pressureSchema,
})
export type Withdrawal = z.infer<typeof schema>

export function problemOfAmount(typed: string, availablePence: number, currency: string): string | undefined {
  if (typed.trim() === '') return 'Enter an amount'
  const amount = parsePounds(typed)
  if (amount === undefined) return 'Enter an amount, such as 1,000 or 1,000.50'
  if (amount > availablePence)
    return `Enter ${formatPence(availablePence, currency)} or less: that is all there is in the account`
  return countsAsAll(amount, availablePence) ? undefined : problemOfBounds('payment-out', amount, currency)
}

/** Pence that are asked for, and whether that is everything. */
export function amountOf(
  { amount }: Pick<Withdrawal, 'amount'>,
  availablePence: number,
): { pence: number; isAll: boolean } {
  const pence = parsePounds(amount) ?? 0
  return countsAsAll(pence, availablePence) ? { pence: availablePence, isAll: true } : { pence, isAll: false }
}

export const messages = (currency: string): ErrorMessages<typeof withdraw> => ({
  ...payingOutMessages,
  'over-available': ({ availablePence }) =>
    `The value of the account has changed: you can now take out ${formatPence(availablePence, currency)}. Nothing was sent. Change the amount.`,
  'nothing-there': 'Everything in this account is on its way out already. Nothing was sent.',
  'amount-out-of-range': `Take out from ${formatPence(amountBounds['payment-out'].leastPence, currency)} to ${formatPence(amountBounds['payment-out'].mostPence, currency)} at once, or everything. Nothing was sent.`,
  'junior-isa': 'A junior ISA is locked until the child is 18. Nothing was sent.',
  pension: 'To take money from a pension, use Pension drawdown. Nothing was sent.',
})
