// What Direct Debits and regular payments out have in common: an instruction for each month, kept with the terms that
// held from each date, so that what was paid never changes.
import { termsChanged } from '#api/payments/reasons.ts'
import { apiError } from '#sandbox/calls/route.ts'
import type { CheckedAmount } from '#product-api/data/checked-amount.ts'
import type { MandateStatus, Term } from '#domain/payments/direct-debits.ts'

export interface MonthlyInstruction {
  id: string
  reference: string
  person_id: string
  account_id: string
  bank_account: string
  status: MandateStatus
  /** As it was last asked for, also while it is paused. */
  amount_pence: CheckedAmount
  /** The day of the month, 1 to 28. */
  day: number
  /** JSON of Term[], the oldest first. */
  terms: string
}

export interface MandateRow extends MonthlyInstruction {
  /** Collections up to this day were looked at ten working days before. */
  told_until: string
  /** Collections up to this day were checked on their day. */
  checked_until: string
}

export const termsOf = ({ terms }: Pick<MonthlyInstruction, 'terms'>): Term[] => JSON.parse(terms) as Term[]

/** Throws an ErrorResponse where other terms hold than those that were read before this change. */
export function mustStillHold(
  { amount_pence: amountPence, day }: Pick<MonthlyInstruction, 'amount_pence' | 'day'>,
  read: { amountPence: number; day: number } | undefined,
): void {
  if (read && (read.amountPence !== amountPence || read.day !== day))
    throw apiError([termsChanged], 'changed', 'It was changed meanwhile', { amountPence, day })
}
