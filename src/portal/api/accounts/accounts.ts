// The active user's accounts: the figures of the account dashboard and of all accounts.
// Amounts of an account are in its own currency; amounts of `totals` are in pounds.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { className, currency, date, pence, rateBps, weightTenths, wordOf } from 'portal-engine/http/fields.ts'

/** Time-weighted return after fees, as a fraction (0.073 is 7.3%); null if the account is younger than the period. */
export const twrSchema = z.object({
  '1M': z.nullable(z.number()),
  '3M': z.nullable(z.number()),
  YTD: z.nullable(z.number()),
  TaxYear: z.nullable(z.number()),
  '1Y': z.nullable(z.number()),
  '3Y': z.nullable(z.number()),
  '5Y': z.nullable(z.number()),
  SinceStart: z.nullable(z.number()),
})
export type Twr = z.infer<typeof twrSchema>
export type Period = keyof Twr

const periodResult = z.nullable(
  z.object({
    /** Growth less the money that came from outside. */
    gainPence: pence,
    /** Paid in after withdrawals. */
    netPaidPence: pence,
  }),
)

/** What happened in each period, over the same dates as its return. */
export const resultsSchema = z.object({
  '1M': periodResult,
  '3M': periodResult,
  YTD: periodResult,
  TaxYear: periodResult,
  '1Y': periodResult,
  '3Y': periodResult,
  '5Y': periodResult,
  SinceStart: periodResult,
})
export type Results = z.infer<typeof resultsSchema>

export const allocationSchema = z.array(z.object({ assetClass: className, valuePence: pence, weightTenths }))
export type Allocation = z.infer<typeof allocationSchema>

export const accountSchema = z.object({
  id: z.string(),
  accountNumber: z.string(),
  /** ISA, JISA, Pension, GIA; others may come (R-ENT-17). */
  type: z.string(),
  name: z.string(),
  /** Their names, the active user's first; two of a joint account. */
  owners: z.array(z.string()),
  /** The child a junior ISA belongs to. */
  child: z.nullable(z.object({ id: z.string(), name: z.string() })),
  baseCurrency: currency,
  /** AwaitingMoney: opened, never funded; its value shows as a dash. */
  status: wordOf<'Open' | 'AwaitingMoney' | 'Closing' | 'Frozen'>(),
  openedOn: date,
  valuePence: pence,
  /** The same value in pounds at the rate of `fx`. */
  valueGbpPence: pence,
  valuedOn: date,
  /** Paid in (tax relief included) less taken out. */
  netContributionsPence: pence,
  gainPence: pence,
  /** The same two in pounds: each payment at the rate of its day, so that the accounts add up to `totals`. */
  netContributionsGbpPence: pence,
  gainGbpPence: pence,
  twr: twrSchema,
  /** In its own currency. */
  results: resultsSchema,
  /** 1 (lowest) to 7. */
  riskLevel: z.int().check(z.minimum(1), z.maximum(7)),
  goal: z.nullable(z.object({ name: z.string(), targetPence: pence, targetOn: date })),
  /** What Direct Debits add a month by what is agreed today, changes that have not begun included, and the tax relief on it. */
  monthly: z.object({ netPence: pence, reliefPence: pence }),
  /** What is due next: a payment under way or a collection; null where nothing is. */
  next: z.nullable(z.object({ on: date, pence, by: wordOf<'direct-debit' | 'first-payment' | 'payment'>() })),
  allocation: allocationSchema,
  cashPence: pence,
  /** Share of all accounts, in pounds. */
  weightTenths,
})
export type Account = z.infer<typeof accountSchema>

const portfoliosSchema = z.object({
  valuedOn: date,
  accounts: z.array(accountSchema),
  totals: z.object({
    currency: z.literal('GBP'),
    valuePence: pence,
    netContributionsPence: pence,
    gainPence: pence,
    feesLast12MonthsPence: pence,
    /** The fee band of these net contributions, in hundredths of one per cent a year. */
    feeRateBps: rateBps,
    twr: twrSchema,
    results: resultsSchema,
    allocation: allocationSchema,
  }),
  /** Pounds for one unit of each foreign currency held. */
  fx: z.array(z.object({ currency, gbpRate: z.number(), date })),
})
export type Portfolios = z.infer<typeof portfoliosSchema>

export const listAccounts = get('/api/portfolios', {
  summary: 'Accounts with their values',
  answer: portfoliosSchema,
  openTo: 'viewer',
})

export const accountsQuery = (api: Api) => queryOf(api, listAccounts)
