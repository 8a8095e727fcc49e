// Payments and transfers of the active user: the status of each, and asking for one. Amounts are in the account's currency.
import { keyOf, queryOf } from 'portal-engine/http/query.ts'
import { LAST_DAY } from '#domain/payments/direct-debits.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { PaymentKind, PaymentStatus } from '#domain/payments/payment-kinds.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { currency, date, id, instant, pence, wordOf } from 'portal-engine/http/fields.ts'
import { everyPage } from 'portal-engine/http/paged-query.ts'
import { nextCursor, pageParameters } from 'portal-engine/http/pages.ts'
import { amountIn, typedPence } from './amounts.ts'
import { amountOutOfRange, mayNotPayIn, overAllowance } from './reasons.ts'

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
  /** The client, another owner or a delegate; null for what was not asked for here: a bank or HMRC sends it. */
  askedBy: z.nullable(z.string()),
  /** The working day on which the money moves, or has moved. */
  settlesOn: date,
  canBeCancelled: z.boolean(),
  /** Every status it has had, the oldest first. */
  timeline: z.array(z.object({ status: wordOf<PaymentStatus>(), at: instant })),
  /** The account's transactions that show it, once there are any: a transfer can be two, of this tax year and of others. */
  transactionIds: z.optional(z.array(z.string())),
})
export type Payment = z.infer<typeof paymentSchema>

export const listPayments = get('/api/payments', {
  summary: 'A page of all that moved into the accounts and out of them, and of what is on its way',
  openTo: 'attorney',
  query: pageParameters,
  answer: z.object({ payments: z.array(paymentSchema), nextCursor }),
})

/** Every payment of the ledger: by the day of the money, the newest first. */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(api, listPayments),
    queryFn: async ({ signal }): Promise<Payment[]> =>
      (await everyPage((cursor) => api.call(listPayments, { query: { cursor }, signal })))
        .flatMap(({ payments }) => payments)
        .toSorted((a, b) => (a.settlesOn === b.settlesOn ? 0 : a.settlesOn > b.settlesOn ? -1 : 1)),
  })

const fundingDetailsSchema = z.object({
  /** Who the firm's bank account belongs to. */
  name: z.string(),
  /** Six digits. */
  sortCode: z.string(),
  /** Eight digits. */
  accountNumber: z.string(),
  /** Names the account that the money is for. */
  reference: z.string(),
})
export type FundingDetails = z.infer<typeof fundingDetailsSchema>

export const fundingDetails = get('/api/payments/funding-details/:accountId', {
  summary: 'Where to pay in, and with which reference',
  openTo: 'attorney',
  answer: fundingDetailsSchema,
})

/** Where is money for this account sent? */
export const fundingDetailsQuery = (api: Api, accountId: string) =>
  queryOf(api, fundingDetails, { params: { accountId } })

/** The day of a monthly payment: one that every month has. */
export const dayOfMonth = z.int().check(z.minimum(1), z.maximum(LAST_DAY))

/** The terms of a monthly instruction that were read before they are changed. Left out: whatever holds is replaced. */
export const replacedTerms = z.optional(z.object({ amountPence: typedPence, day: dayOfMonth }))

/** The days on which a payment in may arrive. */
export const notInTime = reason('not-in-time', 422, 'The day is before today, or too far ahead.')

export const announceTransfer = post('/api/payments/bank-transfers', {
  summary: 'Announces a bank transfer',
  openTo: 'attorney',
  body: z.object({ accountId: id, amountPence: amountIn, arrivesOn: date }),
  answer: paymentSchema,
  errors: [amountOutOfRange, ...mayNotPayIn, overAllowance, notInTime],
  takesKey: true,
})

export const cancelPayment = post('/api/payments/:id/cancel', {
  summary: 'Cancels a payment that may still be',
  openTo: 'attorney',
  answer: paymentSchema,
  errors: [reason('too-late', 409, 'It is being carried out, or has ended.')],
  takesKey: true,
})
