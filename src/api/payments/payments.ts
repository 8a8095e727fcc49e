// Payments and transfers of the active user: where each stands, and asking for one. Amounts are in the account's currency.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { PaymentKind, PaymentStatus } from '#domain/payments/payments.ts'
import type { Api } from '../http/client.ts'
import { currency, date, instant, pence, wordOf } from '../http/fields.ts'

export const paymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: wordOf<PaymentKind>(),
  /** Seen from the account. */
  direction: wordOf<'in' | 'out'>(),
  accountId: z.string(),
  accountName: z.string(),
  currency,
  /** What is special about it, as a sentence: from which provider a transfer comes, say. */
  about: z.nullable(z.string()),
  amountPence: pence,
  /** The amount shows once the investments are sold; until then it is what they were worth last. */
  isEstimate: z.boolean(),
  /** The last four digits of the bank account that is paid. */
  bankAccountEnding: z.nullable(z.string()),
  status: wordOf<PaymentStatus>(),
  /** Why it failed, as a sentence. */
  reason: z.nullable(z.string()),
  askedAt: instant,
  /** The client, or a delegate. */
  askedBy: z.string(),
  /** The working day on which the money moves, or has moved. */
  settlesOn: date,
  canBeCancelled: z.boolean(),
  /** Every status it has had, the first first. */
  timeline: z.array(z.object({ status: wordOf<PaymentStatus>(), at: instant })),
})
export type Payment = z.infer<typeof paymentSchema>

export const paymentsSchema = z.object({ payments: z.array(paymentSchema) })

/** All payments, single collections and regular ones included: by the day of the money, the newest first. */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'payments'],
    queryFn: async ({ signal }): Promise<Payment[]> =>
      (await api.get('/api/payments', paymentsSchema, { signal })).payments.toSorted((a, b) =>
        b.settlesOn.localeCompare(a.settlesOn),
      ),
  })

export const fundingDetailsSchema = z.object({
  /** Who the firm's bank account belongs to. */
  name: z.string(),
  /** Six digits. */
  sortCode: z.string(),
  /** Eight digits. */
  accountNumber: z.string(),
  /** Tells whose money it is; one for each account. */
  reference: z.string(),
})
export type FundingDetails = z.infer<typeof fundingDetailsSchema>

/** Where is money for this account sent? */
export const fundingDetailsQuery = (api: Api, accountId: string) =>
  queryOptions({
    queryKey: [api.actor, 'payments', 'funding-details', accountId],
    queryFn: ({ signal }) =>
      api.get(`/api/payments/funding-details/${encodeURIComponent(accountId)}`, fundingDetailsSchema, {
        signal,
      }),
  })

export interface ExpectedTransfer {
  accountId: string
  amountPence: number
  arrivesOn: string
}

/** Tells that a bank transfer is coming. Throws an ApiError; `over-allowance` brings `roomPence`. */
export const expectTransfer = (api: Api, transfer: ExpectedTransfer, key: string): Promise<Payment> =>
  api.send('POST', '/api/payments/bank-transfers', transfer, paymentSchema, { idempotencyKey: key })

/** Throws an ApiError with 409 where it is too late. */
export const cancelPayment = (api: Api, id: string): Promise<Payment> =>
  api.send('POST', `/api/payments/${encodeURIComponent(id)}/cancel`, {}, paymentSchema)
