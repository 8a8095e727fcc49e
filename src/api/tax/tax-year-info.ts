// Tax year information: the current year, or another one by its calendar year.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { date, pence } from '../http/fields.ts'

export const taxYearInfoSchema = z.object({
  /** Calendar year in which the tax year starts: 2026 for 2026/27. */
  year: z.int(),
  label: z.string(),
  startsOn: date,
  endsOn: date,
  isaAllowancePence: pence,
  jisaAllowancePence: pence,
  pensionAnnualAllowancePence: pence,
  capitalGainsExemptPence: pence,
  dividendAllowancePence: pence,
})
export type TaxYearInfo = z.infer<typeof taxYearInfoSchema>

export const taxYearInfoQuery = (api: Api, year?: number) =>
  queryOptions({
    queryKey: [api.actor, 'tax-year-info', year ?? 'current'],
    queryFn: ({ signal }) => api.get('/api/taxyearinfo', taxYearInfoSchema, { signal, query: { year } }),
  })
