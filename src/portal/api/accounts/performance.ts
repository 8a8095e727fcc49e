// How one account has done: its daily closes, from which every figure follows (domain/returns), and what it can be
// compared with. Amounts are in the account's currency.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, index, pence } from 'portal-engine/http/fields.ts'

const performanceSchema = z.object({
  accountId: z.string(),
  currency,
  /** Day of the last close. */
  valuedOn: date,
  /**
   * Oldest first, working days only; the last one is the account's value; none for an account that awaits money.
   * Amounts after the day's payments, sums since the start.
   */
  points: z.array(
    z.object({
      date,
      valuePence: pence,
      /** Paid in (tax relief included) less taken out. */
      netPaidInPence: pence,
      paidInPence: pence,
      /** Our fees, already gone from the value. */
      feesPence: pence,
      /** 100 before the first payment; its growth is the time-weighted return after fees. */
      twrIndex: index,
    }),
  ),
  /** Each is a call of its own, so that the others still show if one fails. */
  comparators: z.array(
    z.object({
      id: z.string(),
      /** For a legend: "UK inflation (CPI)". */
      name: z.string(),
      /** One or two sentences: what it is, and whether charges are in it. */
      description: z.string(),
      /** Who publishes it. */
      source: z.string(),
    }),
  ),
})
export type AccountPerformance = z.infer<typeof performanceSchema>

const comparatorSchema = z.object({
  id: z.string(),
  currency,
  /** Oldest first, on the days of the account's points; 100 on the first. */
  points: z.array(z.object({ date, index })),
  /** From this day on the index goes on at its last known rate, until figures are published; null when all are known. */
  estimatedFrom: z.nullable(date),
})
export type Comparator = z.infer<typeof comparatorSchema>

export const getPerformance = get('/api/portfolios/:accountId/performance', {
  summary: 'Performance of an account',
  openTo: 'attorney',
  answer: performanceSchema,
})

export const getComparator = get('/api/portfolios/:accountId/comparators/:comparatorId', {
  summary: 'Performance of what it is compared with',
  openTo: 'attorney',
  answer: comparatorSchema,
})

export const performanceQuery = (api: Api, accountId: string) =>
  queryOf(api, getPerformance, { params: { accountId } })

export const comparatorQuery = (api: Api, accountId: string, id: string) =>
  queryOf(api, getComparator, { params: { accountId, comparatorId: id } })
