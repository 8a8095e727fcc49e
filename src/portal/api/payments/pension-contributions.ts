// Contributions to the active user's pensions here: what was paid, what allowance is left over, and paying in more.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { date, id, pence } from 'portal-engine/http/fields.ts'
import { taxYear } from '../tax/tax-year-fields.ts'
import { amountIn, typedPence } from './amounts.ts'
import { notInTime, paymentSchema } from './payments.ts'
import { accountStopped, amountOutOfRange, tooOldForRelief } from './reasons.ts'

const pensionUseSchema = z.object({
  /** Contributions of this tax year, with those on their way. */
  paid: z.array(z.object({ on: date, grossPence: pence, isPersonal: z.boolean() })),
  /** Unused allowance of the three tax years before, the earliest first, as far as we know it. */
  unused: z.array(z.object({ year: taxYear, pence })),
  /** Since when flexible income is taken here; null if none is. */
  flexibleSince: z.nullable(date),
  /** The last day on which a personal contribution has relief. */
  reliefUntil: date,
})
export type PensionUse = z.infer<typeof pensionUseSchema>

export const pensionUse = get('/api/payments/pension-use', {
  summary: 'How much of the pension allowances is used',
  openTo: 'attorney',
  answer: pensionUseSchema,
})

export const pensionUseQuery = (api: Api) => queryOf(api, pensionUse)

const contributionSchema = z.object({
  accountId: id,
  payer: z.enum(['personal', 'employer']),
  /** The amount that is paid: a personal one before relief. */
  amountPence: amountIn,
  arrivesOn: date,
  /** Earnings of this tax year, on which a personal contribution may have relief. */
  earningsPence: typedPence,
})
export type PensionContribution = z.infer<typeof contributionSchema>

export const contributeToPension = post('/api/payments/pension-contributions', {
  summary: 'Tells of a pension contribution',
  openTo: 'attorney',
  body: contributionSchema,
  answer: paymentSchema,
  errors: [
    amountOutOfRange,
    notInTime,
    tooOldForRelief,
    accountStopped,
    reason('over-relief-limit', 409, 'It is more than has relief, gross.', z.object({ roomPence: pence })),
  ],
  takesKey: true,
})
