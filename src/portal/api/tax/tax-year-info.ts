// Tax year information: the current year, or another one by its calendar year.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { date, pence } from 'portal-engine/http/fields.ts'
import { requestedTaxYear, taxYear } from './tax-year-fields.ts'

/** Which tax year is asked about; the current one if it is left out. */
export const yearParameter = {
  description: 'The calendar year in which the tax year starts',
  schema: z.optional(requestedTaxYear),
}

const taxYearInfoSchema = z.object({
  /** Calendar year in which the tax year starts: 2026 for 2026/27. */
  year: taxYear,
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

export const getTaxYearInfo = get('/api/taxyearinfo', {
  summary: 'A tax year and its allowances',
  query: { year: yearParameter },
  answer: taxYearInfoSchema,
  openTo: 'viewer',
})

export const taxYearInfoQuery = (api: Api, year?: number) => queryOf(api, getTaxYearInfo, { query: { year } })
