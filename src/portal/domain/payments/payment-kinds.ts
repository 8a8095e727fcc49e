// Payments: what kinds there are, and which statuses each can have. Portal and sandbox share the table of transitions.
import { ownValue } from 'portal-engine/base/record.ts'

export type PaymentStatus = 'requested' | 'in-progress' | 'completed' | 'cancelled' | 'failed'

const transitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  requested: ['in-progress', 'cancelled', 'failed'],
  'in-progress': ['completed', 'failed'],
  completed: [],
  cancelled: [],
  failed: [],
}

/** May a payment go from this status to that one? */
export function mayBecome(from: string, to: PaymentStatus): boolean {
  return ownValue(transitions, from)?.includes(to) ?? false
}

const statusWords: Record<PaymentStatus, string> = {
  requested: 'Requested',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

/** Is its last status still to come? */
export const isUnderway = (status: string): boolean => status === 'requested' || status === 'in-progress'

export const paymentStatuses = Object.keys(statusWords) as PaymentStatus[]

/** A status that the portal does not know is shown as the API calls it. */
export const statusInWords = (status: string): string => ownValue<string>(statusWords, status) ?? status

/** Each kind with its words and its direction, seen from the account. */
const kinds = {
  'first-payment': { words: 'First payment', direction: 'in' },
  'bank-transfer': { words: 'Bank transfer', direction: 'in' },
  'pension-contribution': { words: 'Pension contribution', direction: 'in' },
  'employer-contribution': { words: 'Employer contribution', direction: 'in' },
  'pension-transfer': { words: 'Pension transfer', direction: 'in' },
  'isa-transfer': { words: 'ISA transfer', direction: 'in' },
  'direct-debit': { words: 'Direct Debit', direction: 'in' },
  'standing-order': { words: 'Standing order', direction: 'in' },
  'tax-relief': { words: 'Tax relief', direction: 'in' },
  'allowance-sale': { words: 'Sale to use an ISA allowance', direction: 'out' },
  'allowance-purchase': { words: 'Use of an ISA allowance', direction: 'in' },
  withdrawal: { words: 'Withdrawal', direction: 'out' },
  'pension-drawdown': { words: 'Pension drawdown', direction: 'out' },
  'pension-lump-sum': { words: 'Whole pension', direction: 'out' },
} as const

export type PaymentKind = keyof typeof kinds

export const paymentKinds = Object.keys(kinds) as PaymentKind[]

export const kindInWords = (kind: string): string => ownValue<{ words: string }>(kinds, kind)?.words ?? kind

/** What a sentence calls it: what moves from another provider is no payment to the person. */
export const nounOf = (kind: string): 'transfer' | 'payment' =>
  ['isa-transfer', 'pension-transfer'].includes(kind) ? 'transfer' : 'payment'

/** Is it a transfer that the payer still has to make at their own bank? */
export const isMadeByPayer = (kind: string): boolean =>
  ['bank-transfer', 'pension-contribution', 'employer-contribution'].includes(kind)

export const directionOf = (kind: PaymentKind): 'in' | 'out' => kinds[kind].direction
