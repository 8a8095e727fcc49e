// What Direct Debits and regular payments out have in common: an instruction for each month, kept with the terms that
// held from each date, so that what was paid never changes.
import { hasOne, notActive, notPossible, termsChanged } from '#api/payments/reasons.ts'
import { apiError } from 'portal-engine/sandbox/calls/route.ts'
import type { CheckedAmount } from '#product-api/data/checked-amount.ts'
import { nextStatus, type MandateStatus, type Term } from '#domain/payments/direct-debits.ts'

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

/** Its status after this step of its call. Throws an ErrorResponse if its present one does not allow it. */
export function statusAfter(
  { status }: Pick<MonthlyInstruction, 'status'>,
  step: 'change' | 'pause' | 'resume' | 'cancel',
): MandateStatus {
  const after = nextStatus(status, step)
  if (after !== undefined) return after
  if (step === 'change') throw apiError([notActive], 'not-active', 'It is not active')
  throw apiError([notPossible], 'not-possible', `It is ${status} and stays as it is`)
}

/** Throws an ErrorResponse where the account has one already that is not cancelled. */
export function checkHasNone(standing: readonly MonthlyInstruction[], accountId: string): void {
  if (standing.some((row) => row.account_id === accountId && row.status !== 'cancelled'))
    throw apiError([hasOne], 'has-one', 'This account has one already')
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
