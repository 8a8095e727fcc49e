// Direct Debit mandates of the active user: what is collected for which account, and changes to it.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { MandateStatus } from '#domain/payments/direct-debits.ts'
import type { Api } from '../http/client.ts'
import { currency, date, pence, wordOf } from '../http/fields.ts'

export const mandateSchema = z.object({
  id: z.string(),
  /** On the bank statement. */
  reference: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  currency,
  /** As last asked for; it may begin later. */
  amountPence: pence,
  /** Of the month, 1 to 28. */
  day: z.int(),
  status: wordOf<MandateStatus>(),
  /** Null where nothing is collected any more. */
  next: z.nullable(z.object({ on: date, pence })),
  /** What it still collects in this tax year, in pounds. */
  thisYearGbpPence: pence,
  /** Where it is collected, masked. */
  paidFrom: z.string(),
})
export type Mandate = z.infer<typeof mandateSchema>

export const mandatesSchema = z.object({
  mandates: z.array(mandateSchema),
  /** What the monthly payments of ISAs that are still to be opened collect in this tax year. */
  openingIsasThisYearPence: pence,
  bankAccounts: z.array(z.object({ id: z.string(), label: z.string() })),
  /** The first day on which a new or changed collection can be made. */
  noticeEndsOn: date,
  /** Collections before this day can no longer be stopped. */
  stoppableFrom: date,
  /** The Direct Debit Guarantee, in the wording that the collecting bank approved; it is shown unchanged. */
  guarantee: z.array(z.string()),
})
export type Mandates = z.infer<typeof mandatesSchema>

export const mandatesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'mandates'],
    queryFn: ({ signal }) => api.get('/api/payments/mandates', mandatesSchema, { signal }),
  })

export interface MandateTerms {
  amountPence: number
  day: number
}

/** Throws an ApiError; `over-allowance` brings `monthlyPence`, the most that fits. */
export const setUpMandate = (
  api: Api,
  mandate: MandateTerms & { accountId: string; bankAccountId: string },
  key: string,
): Promise<Mandate> =>
  api.send('POST', '/api/payments/mandates', mandate, mandateSchema, { idempotencyKey: key })

/** Throws an ApiError as setting up does. */
export const changeMandate = (api: Api, id: string, terms: MandateTerms, key: string): Promise<Mandate> =>
  api.send('PUT', pathOf(id), terms, mandateSchema, { idempotencyKey: key })

/** Throws an ApiError with 409 where its status does not allow it. */
export const doWithMandate = (
  api: Api,
  id: string,
  action: 'pause' | 'resume' | 'cancel',
): Promise<Mandate> => api.send('POST', `${pathOf(id)}/${action}`, {}, mandateSchema)

const pathOf = (id: string) => `/api/payments/mandates/${encodeURIComponent(id)}`
