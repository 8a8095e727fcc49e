// Value over time with the net amount paid in, for one account (its currency) or all of them (pounds).
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, id, index, pence, wordOf } from 'portal-engine/http/fields.ts'

const intervals = ['daily', 'weekly'] as const
export type Interval = (typeof intervals)[number]

const seriesSchema = z.object({
  currency,
  interval: wordOf<Interval>(),
  /** Oldest first; working days only; the last point is the account's value. */
  points: z.array(
    z.object({
      date,
      valuePence: pence,
      netPaidInPence: pence,
      /** 100 at the start; its growth is the time-weighted return after fees. */
      twrIndex: index,
    }),
  ),
})
export type Series = z.infer<typeof seriesSchema>

export const getSeries = get('/api/portfolios/series', {
  summary: 'Values over time',
  query: {
    accountId: { description: 'Only this account', schema: z.optional(id) },
    interval: { description: 'daily or weekly; weekly if left out', schema: z.optional(z.enum(intervals)) },
  },
  answer: seriesSchema,
  openTo: 'viewer',
})

export interface SeriesChoice {
  interval: Interval
  /** One account; all of them when absent. */
  accountId?: string
}

export const seriesQuery = (api: Api, choice: SeriesChoice) =>
  queryOf(api, getSeries, { query: { ...choice } })
