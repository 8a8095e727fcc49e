// Look-through of everything held, in pounds: by holding, asset class, region and currency.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from './client.ts'
import { currency, date, pence, weightTenths } from './fields.ts'

export const holdingSchema = z.object({
  isin: z.string(),
  name: z.string(),
  assetClass: z.string(),
  subClass: z.string(),
  region: z.string(),
  currency,
  units: z.number(),
  /** Price in hundredths of `currency`, with up to two decimals. */
  price: z.number(),
  priceDate: date,
  /** True when the price is older than the valuation. */
  isStale: z.boolean(),
  costPence: pence,
  valuePence: pence,
  gainPence: pence,
  weightTenths,
  /** Ongoing charge a year, as a fraction (0.0022 is 0.22%). */
  ongoingCharge: z.number(),
  accountIds: z.array(z.string()),
})
export type Holding = z.infer<typeof holdingSchema>

export const holdingsSchema = z.object({
  valuedOn: date,
  /** Cash included: holdings and cash add up to this. */
  valuePence: pence,
  cashPence: pence,
  cashWeightTenths: weightTenths,
  holdings: z.array(holdingSchema),
})
export type Holdings = z.infer<typeof holdingsSchema>

/** What does the active user hold, in one account or in all? */
export const holdingsQuery = (api: Api, accountId?: string) =>
  queryOptions({
    queryKey: [api.actor, 'holdings', accountId ?? 'all'],
    queryFn: ({ signal }) =>
      api.get('/api/portfolios/holdings', holdingsSchema, { signal, query: { accountId } }),
  })
