// The values of changing a Direct Debit, and the server's refusals of setting one up or changing it as sentences. Pure.
import { formatPence } from 'portal-engine/base/money.ts'
import { parsePounds } from 'portal-engine/base/pounds.ts'
import { dayOfMonth } from '../day-question.ts'
import { payingInMessages } from '../error-messages.ts'

/** As typed. `declares`: is the ISA declaration ticked? */
export type MandateValues = Record<'mandateId' | 'amount' | 'day' | 'declares', string>

/** The total of a year, in pence; undefined while no amount is typed. */
export function yearlyPence(amount: string): number | undefined {
  const pence = parsePounds(amount)
  return pence === undefined || pence === 0 ? undefined : 12 * pence
}

/** What is said where the server refuses one, or a change or step of one. */
export const messages = {
  ...payingInMessages,
  changed: ({ amountPence, day }: { amountPence: number; day: number }) =>
    `This Direct Debit has just been changed, to ${formatPence(amountPence)} on ${dayOfMonth(day)} of the month. Look at it again before you confirm your change.`,
  'has-one': 'This account has a Direct Debit already. Change that one instead.',
  'no-bank-account': 'This bank account is no longer in your bank details. Choose another one.',
  'not-active': 'This Direct Debit has just been paused or cancelled, so you can’t change it.',
  'not-possible': 'This Direct Debit has just been changed. See where it stands now.',
  'over-allowance': ({ monthlyPence }: { monthlyPence: number }) =>
    `Your allowance has room for ${formatPence(monthlyPence)} a month, after your other collections. Nothing was sent. Change the amount.`,
  'paid-by-other': 'The other owner pays this, so only they can change or resume it.',
  'pounds-only': 'Direct Debits are collected in pounds only.',
  'too-old':
    'You get no tax relief on contributions from your 75th birthday, so we can’t collect for this pension.',
}
