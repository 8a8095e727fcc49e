// What the active user pays: the rate and its bands, and the costs of twelve months or of a tax year. In pounds.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, pence, rateBps, wordOf } from 'portal-engine/http/fields.ts'
import { requestedTaxYear } from './tax-year-fields.ts'
import { yearParameter } from './tax-year-info.ts'

/** Ours is taken from the accounts; fund charges are in the prices of the funds, so they are an estimate. */
export type CostKind = 'Service' | 'FundCharges' | 'Trading'

const feesSchema = z.object({
  rateBps,
  bands: z.array(z.object({ fromPence: pence, rateBps })),
  /** The client's own net contributions. */
  contributionsPence: pence,
  /** With those of the network; null if it would show what one other member has. */
  countedPence: z.nullable(pence),
  /** Tax years that can be asked for, the newest first: those since the first account. */
  years: z.array(requestedTaxYear),
  /** The last twelve months or the tax year up to the last close, both days included. */
  from: date,
  to: date,
  paid: z.array(z.object({ accountId: z.string(), kind: wordOf<CostKind>(), pence })),
  /** Average of the daily closes and growth less payments of each account; they add up to those of all. */
  accounts: z.array(z.object({ accountId: z.string(), averageValuePence: pence, gainPence: pence })),
  /** Average of the daily closes of that time. */
  averageValuePence: pence,
  /** Growth less payments of that time, after all costs. */
  gainPence: pence,
  /** The latest charge of each account, and what it was worked out from, in the account's currency. */
  charges: z.array(
    z.object({
      accountId: z.string(),
      transactionId: z.string(),
      date,
      currency,
      pence,
      rateBps,
      /** The first calendar day charged for, how many there are, and their daily values added up. */
      from: date,
      days: z.int(),
      dailyValuesPence: pence,
    }),
  ),
})
export type Fees = z.infer<typeof feesSchema>

export const getFees = get('/api/fees', {
  summary: 'Fees of twelve months or of a tax year',
  openTo: 'attorney',
  query: { year: yearParameter },
  answer: feesSchema,
})

/** Undefined: the last twelve months. */
export const feesQuery = (api: Api, year?: number) => queryOf(api, getFees, { query: { year } })
