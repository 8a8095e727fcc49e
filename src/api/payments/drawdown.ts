// Taking money out of pensions: what each allows, and asking for it.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { drawdownStatements, pathways } from '#domain/payments/drawdown.ts'
import type { Api } from '../http/client.ts'
import { date, pence } from '../http/fields.ts'
import { paymentSchema, type Payment } from './payments.ts'

export const pensionSchema = z.object({
  accountId: z.string(),
  /** Value less what is on its way out. */
  availablePence: pence,
  /** The part of it that is in drawdown already, to be taken as income. */
  inDrawdownPence: pence,
  /** Most that can be taken free of tax now. */
  taxFreeMostPence: pence,
  /** Lump sums taken free of tax so far, from every pension. */
  lumpSumsTakenPence: pence,
  /** Has income been taken before? Then less can be paid in with tax relief already. */
  hasTakenIncome: z.boolean(),
  /** May all of it be taken as a small pot? */
  isSmallPot: z.boolean(),
})
export type DrawdownPension = z.infer<typeof pensionSchema>

export const drawdownOptionsSchema = z.object({
  pensions: z.array(pensionSchema),
  /** May money be paid on `settlesOn`? */
  isOldEnough: z.boolean(),
  /** First day on which money may be paid. */
  firstPaymentOn: date,
  /** A protected age, in years. */
  protectedAge: z.nullable(z.int()),
  /** It can be cancelled until the day before. */
  startsOn: date,
  settlesOn: date,
})
export type DrawdownOptions = z.infer<typeof drawdownOptionsSchema>

export const drawdownOptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'drawdown', 'options'],
    queryFn: ({ signal }) => api.get('/api/drawdown/options', drawdownOptionsSchema, { signal }),
  })

export const newDrawdownSchema = z.object({
  accountId: z.string(),
  taxFreePence: z.int().check(z.minimum(0)),
  /** Before tax. */
  incomePence: z.int().check(z.minimum(0)),
  bankAccountId: z.string(),
  /** Pension Wise. */
  guidance: z.enum(['had', 'declined']),
  pathway: z.enum(pathways),
  accepted: z.array(z.enum(drawdownStatements)),
  isPressed: z.literal(false),
})
export type NewDrawdown = z.infer<typeof newDrawdownSchema>

/** Needs a fresh sign-in. Throws an ApiError. */
export const askForDrawdown = (api: Api, drawdown: NewDrawdown, key: string): Promise<Payment> =>
  api.send('POST', '/api/drawdown', drawdown, paymentSchema, { idempotencyKey: key })

export const newWholePensionSchema = z.object({
  accountId: z.string(),
  bankAccountId: z.string(),
  /** As the person saw it: 409 `way-changed` where it is otherwise now. */
  isSmallPot: z.boolean(),
  guidance: z.enum(['had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)),
  isPressed: z.literal(false),
})
export type NewWholePension = z.infer<typeof newWholePensionSchema>

/** Takes everything. Needs a fresh sign-in. Throws an ApiError. */
export const takeWholePension = (api: Api, whole: NewWholePension, key: string): Promise<Payment> =>
  api.send('POST', '/api/drawdown/whole', whole, paymentSchema, { idempotencyKey: key })
