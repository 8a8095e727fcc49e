// Value over time with the net amount paid in, for one account (its currency) or all of them (pounds).
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { currency, date, pence, wordOf } from '../http/fields.ts'

export const intervals = ['daily', 'weekly'] as const
export type Interval = (typeof intervals)[number]

export const seriesSchema = z.object({
  currency,
  interval: wordOf<Interval>(),
  /** Oldest first; working days only; the last point is the account's value. */
  points: z.array(
    z.object({
      date,
      valuePence: pence,
      netPaidInPence: pence,
      /** 100 at the start; its growth is the time-weighted return after fees. */
      twrIndex: z.number(),
    }),
  ),
})
export type Series = z.infer<typeof seriesSchema>

export interface SeriesChoice {
  interval: Interval
  /** One account; all of them when absent. */
  accountId?: string
}

export const seriesQuery = (api: Api, choice: SeriesChoice) =>
  queryOptions({
    queryKey: [api.actor, 'accounts', 'series', choice],
    queryFn: ({ signal }) =>
      api.get('/api/portfolios/series', seriesSchema, {
        signal,
        query: { interval: choice.interval, accountId: choice.accountId },
      }),
  })
