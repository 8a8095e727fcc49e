// How much of a tax year's allowances the active user has used: ISA, junior ISAs, pension, general accounts. In pounds.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import type { Api } from 'portal-engine/http/client.ts'
import { get, put } from 'portal-engine/http/contract.ts'
import { date, id, pence, recentDate, weightTenths } from 'portal-engine/http/fields.ts'
import { typedPence } from '../payments/amounts.ts'
import { requestedTaxYear, taxYear } from './tax-year-fields.ts'
import { purchaseAheadSchema, saleSchema } from './sales.ts'
import { yearParameter } from './tax-year-info.ts'

const isaUse = z.object({
  /** Paid in here; what is taken out again restores nothing. */
  herePence: pence,
  /** What is on its way into accounts here, and first payments of accounts to be opened. */
  onItsWayPence: pence,
  /** What Direct Debits still collect in the tax year, those of accounts to be opened included. */
  collectionsPence: pence,
  /** Paid in with other firms, as the client has told us; 0 until then. */
  elsewherePence: pence,
  toldOn: z.nullable(date),
})

const taxUseSchema = z.object({
  /** Calendar year in which the tax year starts. */
  year: taxYear,
  /** Today in London, from the API's clock. */
  today: recentDate,
  isa: isaUse,
  juniors: z.array(
    z.object({
      ...isaUse.shape,
      childId: z.string(),
      childName: z.string(),
      bornOn: date,
    }),
  ),
  /** Null without a pension. */
  pension: z.nullable(
    z.object({
      /** What the client pays in before relief, what is on its way included; transfers are no contributions. */
      netPence: pence,
      /** Basic-rate relief on it, and the part that has not arrived yet. */
      reliefPence: pence,
      reliefToComePence: pence,
      /** What an employer pays in: gross, without relief. */
      employerPence: pence,
      /** Since when flexible income is taken, and gross contributions of the tax year after that day; null if none was taken by its end. */
      flexible: z.nullable(z.object({ since: date, usedPence: pence })),
      /** Up to the tax year asked for, oldest first; contributions are gross. */
      years: z.array(
        z.object({ year: taxYear, allowancePence: pence, usedPence: pence, isMember: z.boolean() }),
      ),
    }),
  ),
  /** Null without a general account. Sales are matched over all of them (TCGA 1992 ss. 104 to 106A). */
  general: z.nullable(
    z.object({
      /** The sum of the sales. */
      realisedGainPence: pence,
      /** Those of the tax year, oldest first. */
      sales: z.array(saleSchema),
      /** What is invested within the next weeks: a purchase within 30 days after a sale is matched with it. */
      purchasesAhead: z.array(purchaseAheadSchema),
      dividendsPence: pence,
      interestPence: pence,
      /**
       * The gain not realised is the value less the account's share of the pools. All gains and income of a joint account are the
       * active user's share of them, its value is the whole.
       */
      accounts: z.array(
        z.object({
          accountId: z.string(),
          shareTenths: weightTenths,
          valuePence: pence,
          unrealisedGainPence: pence,
        }),
      ),
    }),
  ),
})
export type TaxUse = z.infer<typeof taxUseSchema>

export const getTaxUse = get('/api/portfolios/taxuse', {
  summary: 'How much of each allowance is used',
  openTo: 'attorney',
  query: { year: yearParameter },
  answer: taxUseSchema,
})

/** Undefined: the current tax year. */
export const taxUseQuery = (api: Api, year?: number) => queryOf(api, getTaxUse, { query: { year } })

const paidElsewhereSchema = z.object({
  year: requestedTaxYear,
  childId: z.nullable(id),
  pence: typedPence,
})

/** What a client has paid into ISAs of other firms this tax year; for a child, into their junior ISAs elsewhere. */

export const savePaidElsewhere = put('/api/portfolios/paidelsewhere', {
  summary: 'Tells what was paid into ISAs elsewhere',
  openTo: 'attorney',
  body: paidElsewhereSchema,
})
