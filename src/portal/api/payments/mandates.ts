// Direct Debit mandates of the active user: what is collected for which account, and changes to it.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import type { ShortReason } from '#domain/payments/collection-day.ts'
import type { MandateStatus } from '#domain/payments/direct-debits.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason } from 'portal-engine/http/contract.ts'
import { currency, date, id, pence, wordOf } from 'portal-engine/http/fields.ts'
import { amountIn } from './amounts.ts'
import { dayOfMonth, replacedTerms } from './payments.ts'
import {
  amountOutOfRange,
  hasOne,
  mayNotPayIn,
  notActive,
  notPossible,
  overMonthlyAllowance,
  paidByOther,
  tooOldForRelief,
  termsChanged,
} from './reasons.ts'

export const mandateSchema = z.object({
  id: z.string(),
  /** On the bank statement. */
  reference: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  currency,
  /** The newest amount; it may begin later. */
  amountPence: pence,
  /** The day of the month, 1 to 28. */
  day: z.int(),
  status: wordOf<MandateStatus>(),
  /** Null if nothing is collected any more. */
  next: z.nullable(z.object({ on: date, pence })),
  /** Of one that is paused: when it is next collected if it is resumed today. */
  resumesOn: z.nullish(date),
  /** The next collection that is less than was arranged, or nothing; null if there is none. */
  change: z.nullable(z.object({ on: date, pence, wantedPence: pence, reason: wordOf<ShortReason>() })),
  /** What it still collects in this tax year, in pounds. */
  thisYearGbpPence: pence,
  /** Where it is collected, masked. */
  paidFrom: z.string(),
  /** Otherwise the other owner of a joint account pays it: it can be paused and cancelled, not changed or resumed. */
  paidByYou: z.boolean(),
})
export type Mandate = z.infer<typeof mandateSchema>

const mandatesSchema = z.object({
  mandates: z.array(mandateSchema),
  bankAccounts: z.array(z.object({ id: z.string(), label: z.string() })),
  /** The first day on which a new or changed collection can be made. */
  noticeEndsOn: date,
  /** Collections before this day can no longer be stopped. */
  firstCancellableDay: date,
  /** The Direct Debit Guarantee, in the wording that the collecting bank approved; it is shown unchanged. */
  guarantee: z.array(z.string()),
})
export type Mandates = z.infer<typeof mandatesSchema>

export const listMandates = get('/api/payments/mandates', {
  summary: 'Direct Debits',
  openTo: 'attorney',
  answer: mandatesSchema,
})

export const mandatesQuery = (api: Api) => queryOf(api, listMandates)

const termsSchema = z.object({ amountPence: amountIn, day: dayOfMonth })

export const setUpMandate = post('/api/payments/mandates', {
  summary: 'Sets a Direct Debit up',
  openTo: 'attorney',
  body: z.extend(termsSchema, { accountId: id, bankAccountId: id }),
  answer: mandateSchema,
  errors: [
    amountOutOfRange,
    ...mayNotPayIn,
    tooOldForRelief,
    overMonthlyAllowance,
    hasOne,
    reason('pounds-only', 422, 'The account is not in pounds.'),
    reason('no-bank-account', 422, 'The bank account is none of the person’s.'),
  ],
  takesKey: true,
})

export const changeMandate = put('/api/payments/mandates/:id', {
  summary: 'Changes a Direct Debit',
  openTo: 'attorney',
  body: z.extend(termsSchema, { replaces: replacedTerms }),
  answer: mandateSchema,
  errors: [
    amountOutOfRange,
    ...mayNotPayIn,
    tooOldForRelief,
    overMonthlyAllowance,
    notActive,
    termsChanged,
    paidByOther,
  ],
  takesKey: true,
})

/** What can be done with a Direct Debit in one press. */
export const mandateSteps = {
  pause: post('/api/payments/mandates/:id/pause', {
    summary: 'Pauses a Direct Debit',
    openTo: 'attorney',
    answer: mandateSchema,
    errors: [notPossible],
    takesKey: true,
  }),
  resume: post('/api/payments/mandates/:id/resume', {
    summary: 'Resumes a Direct Debit',
    openTo: 'attorney',
    answer: mandateSchema,
    errors: [...mayNotPayIn, tooOldForRelief, overMonthlyAllowance, notPossible, paidByOther],
    takesKey: true,
  }),
  cancel: post('/api/payments/mandates/:id/cancel', {
    summary: 'Cancels a Direct Debit',
    openTo: 'attorney',
    answer: mandateSchema,
    errors: [notPossible],
    takesKey: true,
  }),
}
