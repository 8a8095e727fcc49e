// Regular payments out of the active user's accounts: withdrawals each month, and income from pensions in drawdown.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import type { MandateStatus } from '#domain/payments/direct-debits.ts'
import { drawdownStatements } from '#domain/payments/drawdown-rules.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason } from 'portal-engine/http/contract.ts'
import { currency, date, id, pence, wordOf } from 'portal-engine/http/fields.ts'
import { amountOut } from './amounts.ts'
import { dayOfMonth, replacedTerms } from './payments.ts'
import {
  accountStopped,
  amountOutOfRange,
  bankAccountCannotBePaid,
  hasOne,
  notActive,
  notPossible,
  statementMissing,
  tooYoung,
  termsChanged,
} from './reasons.ts'

export const regularPaymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  /** Is it income from a pension? */
  isPension: z.boolean(),
  currency,
  /** The newest amount; it may begin later. Income is before tax. */
  amountPence: pence,
  /** The day of the month, 1 to 28. */
  day: z.int(),
  status: wordOf<MandateStatus>(),
  /** The next payment that can still be changed; null if nothing is paid any more. */
  next: z.nullable(z.object({ on: date, pence })),
  /** The last payment before the earliest day on which a change can begin; null if there is none within two months of it. */
  lastUnchangedOn: z.nullable(date),
  /** The last four digits. */
  bankAccountEnding: z.nullable(z.string()),
  /** The name of who asked for it as it is, an owner of the account or a delegate: who set it up, or changed or resumed it last. */
  askedBy: z.string(),
})
export type RegularPayment = z.infer<typeof regularPaymentSchema>

const regularPaymentsSchema = z.object({
  payments: z.array(regularPaymentSchema),
  /** Sales for payments before this day have begun and can no longer be stopped. */
  firstCancellableDay: date,
  /** The accounts from which money can be paid each month: `mostPence` at once, from the earliest day on. */
  targets: z.array(z.object({ accountId: z.string(), mostPence: pence, earliestOn: date })),
})
export type RegularPayments = z.infer<typeof regularPaymentsSchema>

export const listRegularPayments = get('/api/payments/regular', {
  summary: 'Regular payments out',
  openTo: 'attorney',
  answer: regularPaymentsSchema,
})

export const regularPaymentsQuery = (api: Api) => queryOf(api, listRegularPayments)

const termsSchema = z.object({
  amountPence: amountOut,
  day: dayOfMonth,
  isPressed: z.literal(false),
})

const newRegularPaymentSchema = z.object({
  ...termsSchema.shape,
  accountId: id,
  bankAccountId: id,
  /** For a pension. */
  accepted: z.array(z.enum(drawdownStatements)).check(z.maxLength(drawdownStatements.length)),
})
export type NewRegularPayment = z.infer<typeof newRegularPaymentSchema>

const cannotBePaid = [
  amountOutOfRange,
  tooYoung,
  reason('over-available', 409, 'It is more than there is for one payment.', z.object({ mostPence: pence })),
] as const

export const setUpRegularPayment = post('/api/payments/regular', {
  summary: 'Sets a regular payment up',
  openTo: 'attorney',
  body: newRegularPaymentSchema,
  answer: regularPaymentSchema,
  errors: [
    ...cannotBePaid,
    ...bankAccountCannotBePaid,
    hasOne,
    statementMissing,
    reason('junior-isa', 409, 'A junior ISA is locked until the child is 18.'),
  ],
  needsFreshSignIn: true,
  takesKey: true,
})

export const changeRegularPayment = put('/api/payments/regular/:id', {
  summary: 'Changes a regular payment',
  openTo: 'attorney',
  body: z.extend(termsSchema, { replaces: replacedTerms }),
  answer: regularPaymentSchema,
  errors: [...cannotBePaid, accountStopped, notActive, termsChanged],
  needsFreshSignIn: true,
  takesKey: true,
})

/** What can be done with a regular payment in one press. */
export const regularPaymentSteps = {
  pause: post('/api/payments/regular/:id/pause', {
    summary: 'Pauses a regular payment',
    openTo: 'attorney',
    answer: regularPaymentSchema,
    errors: [notPossible],
    takesKey: true,
  }),
  resume: post('/api/payments/regular/:id/resume', {
    summary: 'Resumes a regular payment',
    openTo: 'attorney',
    answer: regularPaymentSchema,
    errors: [...cannotBePaid, accountStopped, notPossible],
    needsFreshSignIn: true,
    takesKey: true,
  }),
  cancel: post('/api/payments/regular/:id/cancel', {
    summary: 'Cancels a regular payment',
    openTo: 'attorney',
    answer: regularPaymentSchema,
    errors: [notPossible],
    takesKey: true,
  }),
}
