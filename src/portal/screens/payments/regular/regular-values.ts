// The values of a regular payment out, and the server's refusals as sentences. Pure.
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { payingOutMessages } from '../error-messages.ts'
import type { Accepted } from '../paying-out/questions.tsx'

/** As typed. `regularId`: the one that is changed. */
export type Regular = Accepted &
  Record<'accountId' | 'regularId' | 'amount' | 'day' | 'bankAccountId' | 'pressed', string>

/** The payment that these values change: they may have been begun for another one than the one that is offered. */
export const changedIn = (
  { regularId }: Pick<Regular, 'regularId'>,
  payments: readonly RegularPayment[],
  offered: RegularPayment,
): RegularPayment => payments.find(({ id }) => id === regularId) ?? offered

/** What is said where the server refuses one, or a change or step of one. */
export const messages = (currency: string) => ({
  ...payingOutMessages,
  changed: ({ amountPence, day }: { amountPence: number; day: number }) =>
    `This regular payment has just been changed, to ${formatPence(amountPence, currency)} on day ${day}. Look at it again before you confirm your change.`,
  'has-one': 'This account has a regular payment already. Change that one instead.',
  'not-active': 'This regular payment has just been paused or cancelled, so you can’t change it.',
  'not-possible': 'This regular payment has just been changed. See where it stands now.',
  'over-available': ({ mostPence }: { mostPence: number }) =>
    `The value has changed: you can now take ${formatPence(mostPence, currency)}. Nothing was sent. Change the amount.`,
})
