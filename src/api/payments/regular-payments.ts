// Regular payments out of the active user's accounts: withdrawals each month, and income from pensions in drawdown.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { MandateStatus } from '#domain/payments/direct-debits.ts'
import { drawdownStatements } from '#domain/payments/drawdown.ts'
import type { Api } from '../http/client.ts'
import { currency, date, pence, wordOf } from '../http/fields.ts'

export const regularPaymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  /** Is it income from a pension? */
  isPension: z.boolean(),
  currency,
  /** As last asked for; it may begin later. Income is before tax. */
  amountPence: pence,
  /** Of the month, 1 to 28. */
  day: z.int(),
  status: wordOf<MandateStatus>(),
  /** The next payment that can still be changed; null where nothing is paid any more. */
  next: z.nullable(z.object({ on: date, pence })),
  /** The last four digits. */
  bankAccountEnding: z.nullable(z.string()),
})
export type RegularPayment = z.infer<typeof regularPaymentSchema>

export const regularPaymentsSchema = z.object({
  payments: z.array(regularPaymentSchema),
  /** Payments that arrive before this day are being sold for and can no longer be stopped. */
  stoppableFrom: date,
  /** Out of which accounts something can be paid each month: `mostPence` at once, from the earliest day on. */
  targets: z.array(z.object({ accountId: z.string(), mostPence: pence, earliestOn: date })),
})
export type RegularPayments = z.infer<typeof regularPaymentsSchema>

export const regularPaymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'regular-payments'],
    queryFn: ({ signal }) => api.get(path, regularPaymentsSchema, { signal }),
  })

const path = '/api/payments/regular'
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`

export const regularTermsSchema = z.object({
  amountPence: z.int(),
  day: z.int().check(z.minimum(1), z.maximum(28)),
  isPressed: z.literal(false),
})
type RegularTerms = z.infer<typeof regularTermsSchema>

export const newRegularPaymentSchema = z.object({
  ...regularTermsSchema.shape,
  accountId: z.string(),
  bankAccountId: z.string(),
  /** For a pension. */
  accepted: z.array(z.enum(drawdownStatements)),
})
export type NewRegularPayment = z.infer<typeof newRegularPaymentSchema>

/** Needs a fresh sign-in. Throws an ApiError; `over-available` brings `mostPence`. */
export const setUpRegularPayment = (
  api: Api,
  given: NewRegularPayment,
  key: string,
): Promise<RegularPayment> => api.send('POST', path, given, regularPaymentSchema, { idempotencyKey: key })

/** Throws as setting up does. */
export const changeRegularPayment = (
  api: Api,
  id: string,
  terms: RegularTerms,
  key: string,
): Promise<RegularPayment> =>
  api.send('PUT', pathOf(id), terms, regularPaymentSchema, { idempotencyKey: key })

/** Throws an ApiError with 409 where its status does not allow it. */
export const doWithRegularPayment = (
  api: Api,
  id: string,
  action: 'pause' | 'resume' | 'cancel',
): Promise<RegularPayment> => api.send('POST', `${pathOf(id)}/${action}`, {}, regularPaymentSchema)
