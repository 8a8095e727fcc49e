// Contributions to the active user's pensions here: what was paid, what allowance is left over, and paying in more.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { date, pence } from '../http/fields.ts'
import { paymentSchema, type Payment } from './payments.ts'

export const pensionUseSchema = z.object({
  /** Of this tax year, those on their way included. */
  paid: z.array(z.object({ on: date, grossPence: pence, isPersonal: z.boolean() })),
  /** Of the three tax years before, the earliest first: unused allowance as far as it is known here. */
  unused: z.array(z.object({ year: z.int(), pence })),
  /** Since when flexible income is taken here; null where none is. */
  flexibleSince: z.nullable(date),
  /** The last day on which a personal contribution has relief. */
  reliefUntil: date,
})
export type PensionUse = z.infer<typeof pensionUseSchema>

export const pensionUseQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'pension-use'],
    queryFn: ({ signal }) => api.get('/api/payments/pension-use', pensionUseSchema, { signal }),
  })

export interface PensionContribution {
  accountId: string
  payer: 'personal' | 'employer'
  /** As it is paid: a personal one before relief. */
  amountPence: number
  arrivesOn: string
  earningsPence: number
}

/** Tells that it is coming. Throws an ApiError; `over-relief-limit` brings `roomPence`, gross. */
export const contributeToPension = (
  api: Api,
  contribution: PensionContribution,
  key: string,
): Promise<Payment> =>
  api.send('POST', '/api/payments/pension-contributions', contribution, paymentSchema, {
    idempotencyKey: key,
  })
