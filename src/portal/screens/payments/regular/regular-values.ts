// The values of a regular payment out, what is wrong with an amount, and the server's refusals as sentences. Pure.
import { problemOfBounds } from '../amount.ts'
import * as z from 'zod/mini'
import type { ErrorMessages } from '#http/contract.ts'
import {
  changeRegularPayment,
  setUpRegularPayment,
  type RegularPayment,
  type regularPaymentSteps,
} from '#api/payments/regular-payments.ts'
import { formatPence } from '#base/money.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import { parsePounds, writePounds } from '#base/pounds.ts'
import { accountStopped, payingOutMessages } from '../error-messages.ts'
import { pressureSchema } from '#screens/payments/paying-out/paying-out-answers.ts'

export const schema = z.object({
  accountId: z.string(),
  /** The one that is changed; empty for a new one. */
  regularId: z.string(),
  /** As typed. */
  amount: z.string(),
  day: z.string(),
  bankAccountId: z.string(),
  accepted: z.array(z.enum(drawdownStatements)),
  pressed: pressureSchema,
})
export type Regular = z.infer<typeof schema>

const blank: Regular = {
  ...{ accountId: '', regularId: '', amount: '', day: '1', bankAccountId: '', accepted: [], pressed: '' },
}

export const blankRegular = (accountId: string, bankAccountId: string): Regular => ({
  ...{ ...blank, accountId, bankAccountId },
})

export const currentRegular = ({ id, accountId, amountPence, day }: RegularPayment): Regular => ({
  ...{ ...blank, accountId, regularId: id, amount: writePounds(amountPence), day: String(day) },
})

/** The payment that these values change: they may have been begun for another one than the one that is offered. */
export const changedIn = (
  { regularId }: Pick<Regular, 'regularId'>,
  payments: readonly RegularPayment[],
  offered: RegularPayment,
): RegularPayment => payments.find(({ id }) => id === regularId) ?? offered

export function problemOfAmount(
  typed: string,
  { mostPence, currency, isPension }: { mostPence: number; currency: string; isPension: boolean },
): string | undefined {
  if (typed.trim() === '') return 'Enter an amount'
  const pence = parsePounds(typed)
  if (pence === undefined) return 'Enter an amount, such as 250 or 250.50'
  const problem = problemOfBounds('payment-out', pence, currency)
  if (problem !== undefined) return problem
  if (pence <= mostPence) return undefined
  const why = isPension ? 'that is all there is in drawdown' : 'that is all there is in the account'
  return `Enter ${formatPence(mostPence, currency)} or less: ${why}`
}

const tooYoung = 'We can’t pay money out yet, because of your age. Nothing was sent.'
const tooSmall = 'One payment can’t be that small or that large. Nothing was sent. Change the amount.'
const overAvailable =
  (currency: string) =>
  ({ mostPence }: { mostPence: number }) =>
    `The value has changed: you can now take ${formatPence(mostPence, currency)}. Nothing was sent. Change the amount.`

export const setUpMessages = (currency: string): ErrorMessages<typeof setUpRegularPayment> => ({
  ...payingOutMessages,
  'has-one': 'This account has a regular payment already. Change that one instead.',
  'too-young': tooYoung,
  'amount-out-of-range': tooSmall,
  'over-available': overAvailable(currency),
  'junior-isa': 'A junior ISA is locked until the child is 18. Nothing was sent.',
  'statement-missing': 'Please agree to each of the statements. Nothing was sent.',
})

export const changeMessages = (currency: string): ErrorMessages<typeof changeRegularPayment> => ({
  'account-stopped': accountStopped,
  changed: ({ amountPence, day }) =>
    `This regular payment has just been changed, to ${formatPence(amountPence, currency)} on day ${day}. Look at it again before you confirm your change.`,
  'not-active': 'This regular payment has just been paused or cancelled, so you can’t change it.',
  'too-young': tooYoung,
  'amount-out-of-range': tooSmall,
  'over-available': overAvailable(currency),
})

/** What is said if pausing, resuming or cancelling one is refused. */
export const stepMessages = (currency: string): ErrorMessages<typeof regularPaymentSteps.resume> => ({
  'account-stopped': accountStopped,
  'not-possible': 'This regular payment has just been changed. See where it stands now.',
  'too-young': tooYoung,
  'amount-out-of-range': tooSmall,
  'over-available': overAvailable(currency),
})
