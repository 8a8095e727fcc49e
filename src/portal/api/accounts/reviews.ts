// Investment reviews of one account, one for each quarter that has ended. Amounts are in the account's currency,
// returns are fractions after our fees, and closing = opening + paid in − taken out + income + market − fees.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { ReceivedFile } from 'portal-engine/base/files/file-kind.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { fetchFile, fileSchema } from 'portal-engine/http/files.ts'
import { currency, date, pence, wordOf } from 'portal-engine/http/fields.ts'

const growth = z.nullable(z.number())

const reviewSummarySchema = z.object({
  /** "2026-Q3". */
  id: z.string(),
  /** First and last day: of the quarter, or from the first payment. */
  from: date,
  to: date,
  closingPence: pence,
  /** Time-weighted, over the quarter. */
  growth,
  benchmarkGrowth: growth,
})

const reviewsSchema = z.object({
  accountId: z.string(),
  currency,
  /** Newest first; none before the first quarter has ended. */
  reviews: z.array(reviewSummarySchema),
  /** When the next one is published; null before the first payment. */
  nextExpectedOn: z.nullable(date),
})
export type Reviews = z.infer<typeof reviewsSchema>

/** A return and that of the agreed benchmark over the same days. */
const comparedSchema = z.object({ from: date, to: date, growth, benchmarkGrowth: growth })

const reviewSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  currency,
  from: date,
  to: date,
  publishedOn: date,
  openingPence: pence,
  closingPence: pence,
  /** Tax relief included. */
  paidInPence: pence,
  takenOutPence: pence,
  /** Paid out by your funds, and interest on cash. */
  incomePence: pence,
  /** What prices did: gains and losses, sold or still held. */
  marketPence: pence,
  /** Growth less the money that came from outside: income + market − fees. */
  gainPence: pence,
  fees: z.object({
    pence,
    items: z.array(z.object({ date, description: z.string(), pence })),
    /** What the funds charge, already taken out of their prices: estimated from what was held at the end. */
    fundChargesPence: pence,
  }),
  /** One of the account's comparators. */
  benchmark: z.object({ id: z.string(), name: z.string(), description: z.string() }),
  performance: z.object({
    quarter: comparedSchema,
    /** Null for an account younger than that. */
    year: z.nullable(comparedSchema),
    sinceStart: comparedSchema,
    /** Whole years to this quarter's end, newest first, five at most. */
    years: z.array(comparedSchema),
    /** Since the start, yearly; null for too short a time. */
    volatility: z.nullable(z.number()),
    largestFall: z.nullable(
      z.object({ growth: z.number(), from: date, to: date, recoveredOn: z.nullable(date) }),
    ),
  }),
  /** Oldest first. */
  trades: z.array(
    z.object({
      transactionId: z.string(),
      date,
      type: wordOf<'Buy' | 'Sell'>(),
      isin: z.string(),
      fundName: z.string(),
      units: z.number(),
      amountPence: pence,
      why: z.string(),
    }),
  ),
  /** Paragraphs. */
  commentary: z.array(z.string()),
  outlook: z.array(z.string()),
  author: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

export const listReviews = get('/api/portfolios/:accountId/reviews', {
  summary: 'Reviews of an account',
  openTo: 'attorney',
  answer: reviewsSchema,
})

export const getReview = get('/api/portfolios/:accountId/reviews/:reviewId', {
  summary: 'A review',
  openTo: 'attorney',
  answer: reviewSchema,
})

export const getReviewFile = get('/api/portfolios/:accountId/reviews/:reviewId/file', {
  summary: 'A review as a PDF',
  openTo: 'attorney',
  answer: fileSchema,
})

export const reviewsQuery = (api: Api, accountId: string) =>
  queryOf(api, listReviews, { params: { accountId } })

export const reviewQuery = (api: Api, accountId: string, id: string) =>
  queryOf(api, getReview, { params: { accountId, reviewId: id } })

/** The review as a PDF, with the figures of its page. */
export const fetchReviewFile = (api: Api, accountId: string, id: string): Promise<ReceivedFile> =>
  fetchFile(api, getReviewFile, { accountId, reviewId: id })
