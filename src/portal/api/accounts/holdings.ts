// Look-through of what is held: of all accounts in pounds, or of one account in its own currency.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { className, currency, date, id, pence, weightTenths } from 'portal-engine/http/fields.ts'

const holdingSchema = z.object({
  isin: z.string(),
  name: z.string(),
  assetClass: className,
  subClass: z.string(),
  region: className,
  currency,
  units: z.number(),
  /** Price in hundredths of `currency`, with up to two decimals. */
  price: z.number(),
  priceDate: date,
  /** True when the price is older than the valuation: the last one known counts. */
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

const accountMixSchema = z.array(
  z.object({
    assetClass: className,
    valuePence: pence,
    weightTenths,
    /** What the model of the account's risk level holds; as `weightTenths`, adds up to 1000. */
    targetTenths: weightTenths,
  }),
)

/** What one account holds, what it is meant to hold and what it held before. */
const accountHoldingsSchema = z.object({
  /** By asset class, largest first, cash included. Classes that are only held, or only meant to be, have a zero. */
  mix: accountMixSchema,
  /** Trades since the last quarter end; null for an account that was not there then. */
  changes: z.nullable(
    z.object({
      since: date,
      /** Largest amount first. */
      trades: z.array(
        z.object({
          isin: z.string(),
          name: z.string(),
          /** Held then and held now; 0 for what is new, or gone. */
          unitsBefore: z.number(),
          unitsNow: z.number(),
          /** Spent on purchases less received for sales. */
          amountPence: pence,
        }),
      ),
    }),
  ),
  /** Money that has come in and is not invested yet; null when there is none. */
  toInvest: z.nullable(z.object({ pence, investedBy: date })),
})
export type AccountHoldings = z.infer<typeof accountHoldingsSchema>

const holdingsSchema = z.object({
  /** The currency of every amount here: GBP for all accounts, the account's own for one. */
  currency,
  valuedOn: date,
  /** Cash included: holdings and cash add up to this. */
  valuePence: pence,
  cashPence: pence,
  cashWeightTenths: weightTenths,
  holdings: z.array(holdingSchema),
  /** For one account only. */
  account: z.nullable(accountHoldingsSchema),
})
export type Holdings = z.infer<typeof holdingsSchema>

export const getHoldings = get('/api/portfolios/holdings', {
  summary: 'What accounts hold',
  query: { accountId: { description: 'Only this account', schema: z.optional(id) } },
  answer: holdingsSchema,
  openTo: 'viewer',
})

/** What does the active user hold, in one account or in all? */
export const holdingsQuery = (api: Api, accountId?: string) =>
  queryOf(api, getHoldings, { query: { accountId } })
