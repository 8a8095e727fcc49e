// What the markets did in a year of the past, by class of assets.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { get } from '../http/contract.ts'
import { currency, date } from '../http/fields.ts'

const pastYearSchema = z.object({
  year: z.int(),
  /** In which the returns are counted. */
  currency,
  /** As of when the figures are stated. */
  writtenOn: date,
  classes: z.array(
    z.object({
      name: z.string(),
      /** Total return of the calendar year, as a fraction. */
      growth: z.number().check(z.minimum(-1)),
      /** Which index, published by whom. */
      source: z.string(),
      /** What is held belongs to the class whose match is the most precise. */
      matches: z.array(
        z.object({
          assetClass: z.string(),
          subClass: z.optional(z.string()),
          region: z.optional(z.string()),
        }),
      ),
    }),
  ),
})
export type PastYear = z.infer<typeof pastYearSchema>

export const getPastYear = get('/api/past-years/:year', {
  summary: 'A bad year of the past, by asset class',
  params: { year: z.string().check(z.regex(/^\d{4}$/)) },
  answer: pastYearSchema,
})

export const pastYearQuery = (api: Api, year: number) =>
  queryOptions({
    queryKey: [api.actor, 'past-year', String(year)],
    queryFn: ({ signal }) => api.call(getPastYear, { params: { year: String(year) }, signal }),
  })
