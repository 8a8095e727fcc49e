// The values of changing a Direct Debit, and the server's refusals of setting one up or changing it as sentences. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from '#http/contract.ts'
import { changeMandate, setUpMandate, type mandateSteps } from '#api/payments/mandates.ts'
import { formatPence } from '#base/money.ts'
import { parsePounds } from '#base/pounds.ts'
import { dayOfMonth } from '../day-question.ts'
import { outOfRange, payingInMessages } from '../error-messages.ts'

export const schema = z.object({
  accountId: z.string(),
  mandateId: z.string(),
  /** As typed. */
  amount: z.string(),
  day: z.string(),
  /** Is the ISA declaration ticked? */
  declares: z._default(z.enum(['', 'yes']), ''),
})
export type MandateValues = z.infer<typeof schema>

/** The total of a year, in pence; undefined while no amount is typed. */
export function yearlyPence(amount: string): number | undefined {
  const pence = parsePounds(amount)
  return pence === undefined || pence === 0 ? undefined : 12 * pence
}

const tooOld =
  'You get no tax relief on contributions from your 75th birthday, so we can’t collect for this pension.'

const paidByOther = 'The other owner pays this, so only they can change or resume it.'

export const setUpMessages: ErrorMessages<typeof setUpMandate> = {
  ...payingInMessages,
  'amount-out-of-range': outOfRange,
  'over-allowance': overMonthly,
  'too-old': tooOld,
  'has-one': 'This account has a Direct Debit already. Change that one instead.',
  'no-bank-account': 'This bank account is no longer in your bank details. Choose another one.',
  'pounds-only': 'Direct Debits are collected in pounds only.',
}

export const changeMessages: ErrorMessages<typeof changeMandate> = {
  changed: ({ amountPence, day }) =>
    `This Direct Debit has just been changed, to ${formatPence(amountPence)} on ${dayOfMonth(day)} of the month. Look at it again before you confirm your change.`,
  ...payingInMessages,
  'amount-out-of-range': outOfRange,
  'over-allowance': overMonthly,
  'too-old': tooOld,
  'paid-by-other': paidByOther,
  'not-active': 'This Direct Debit has just been paused or cancelled, so you can’t change it.',
}

/** What is said if pausing, resuming or cancelling one is refused. */
export const stepMessages: ErrorMessages<typeof mandateSteps.resume> = {
  'paid-by-other': paidByOther,
  ...payingInMessages,
  'over-allowance': overMonthly,
  'too-old': tooOld,
  'not-possible': 'This Direct Debit has just been changed. See where it stands now.',
}

function overMonthly({ monthlyPence }: { monthlyPence: number }): string {
  return `Your allowance has room for ${formatPence(monthlyPence)} a month, after your other collections. Nothing was sent. Change the amount.`
}
