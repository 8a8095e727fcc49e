// What the markets did in a year of the past, by class of assets.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date } from 'portal-engine/http/fields.ts'

const pastYearSchema = z.object({
  year: z.int(),
  /** The currency in which the returns are counted. */
  currency,
  /** The day of the figures. */
  writtenOn: date,
  classes: z.array(
    z.object({
      name: z.string(),
      /** Total return of the calendar year, as a fraction. */
      growth: z.number().check(z.minimum(-1)),
      /** The index and its publisher. */
      source: z.string(),
      /** A holding belongs to the class with the most precise match. */
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
  openTo: 'attorney',
  params: { year: z.string().check(z.regex(/^\d{4}$/)) },
  answer: pastYearSchema,
})

export const pastYearQuery = (api: Api, year: number) =>
  queryOf(api, getPastYear, { params: { year: String(year) } })
