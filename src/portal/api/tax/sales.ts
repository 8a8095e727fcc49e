// Sales in general accounts with the purchases that they are matched with, and purchases that are known of ahead. In pounds.
import * as z from 'zod/mini'
import type { MoneyAhead } from '#domain/payments/money-ahead.ts'
import { date, pence, wordOf } from 'portal-engine/http/fields.ts'

/** All that was sold of one fund on one day, in all general accounts. */
export const saleSchema = z.object({
  soldOn: date,
  isin: z.string(),
  fundName: z.string(),
  units: z.number(),
  proceedsPence: pence,
  costPence: pence,
  /** Proceeds less cost; negative for a loss. */
  gainPence: pence,
  matches: z.array(
    z.object({
      rule: wordOf<'same-day' | 'thirty-days' | 'pool'>(),
      /** The day of the purchase; null for the pool. */
      boughtOn: z.nullable(date),
      units: z.number(),
      costPence: pence,
    }),
  ),
})
export type Sale = z.infer<typeof saleSchema>

/** Money that is going to be invested in a general account by what is set up or asked for today. */
export const purchaseAheadSchema = z.object({
  accountId: z.string(),
  /** The working day on which it is invested. */
  on: date,
  pence,
  by: wordOf<MoneyAhead['by']>(),
})
export type PurchaseAhead = z.infer<typeof purchaseAheadSchema>
