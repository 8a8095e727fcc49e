// The values of taking money out, what is wrong with an amount, and the server's refusals as sentences. Pure.
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { withdraw } from '#api/payments/withdrawals.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { amountBounds } from '#domain/payments/amounts.ts'
import { countsAsAll } from '#domain/payments/withdrawal-rules.ts'
import { problemOfAmount } from '#base/requests/kinds/numbers.ts'
import { paymentOut, penceOf } from '../amount.ts'
import { payingOutMessages } from '../error-messages.ts'

/** As typed. `pressed`: has anybody pressed the person to move the money? */
export type Withdrawal = Record<'accountId' | 'amount' | 'bankAccountId' | 'pressed', string>

export function problemOfWithdrawal(
  typed: string,
  availablePence: number,
  currency: string,
): string | undefined {
  const amount = penceOf(typed)
  if (amount > availablePence)
    return `Enter ${formatPence(availablePence, currency)} or less: that is all there is in the account`
  return countsAsAll(amount, availablePence)
    ? undefined
    : problemOfAmount(amount, { ...paymentOut, currency })
}

/** Pence that are asked for, and whether that is everything. */
export function amountOf(
  { amount }: Pick<Withdrawal, 'amount'>,
  availablePence: number,
): { pence: number; isAll: boolean } {
  const pence = penceOf(amount)
  return countsAsAll(pence, availablePence) ? { pence: availablePence, isAll: true } : { pence, isAll: false }
}

export const messages = (currency: string): ErrorMessages<typeof withdraw> => ({
  ...payingOutMessages,
  'over-available': ({ availablePence }) =>
    `The value of the account has changed: you can now take out ${formatPence(availablePence, currency)}. Nothing was sent. Change the amount.`,
  'nothing-there': 'Everything in this account is on its way out already. Nothing was sent.',
  'amount-out-of-range': `Take out from ${formatPence(amountBounds['payment-out'].leastPence, currency)} to ${formatPence(amountBounds['payment-out'].mostPence, currency)} at once, or everything. Nothing was sent.`,
  pension: 'To take money from a pension, use Pension drawdown. Nothing was sent.',
})
