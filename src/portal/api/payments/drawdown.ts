// Taking money out of pensions: what each allows, and asking for it.
import { queryOf } from 'portal-engine/http/query.ts'
import * as z from 'zod/mini'
import { drawdownStatements, pathways } from '#domain/payments/drawdown-rules.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { date, id, pence, recentDate } from 'portal-engine/http/fields.ts'
import { partOut } from './amounts.ts'
import { paymentSchema } from './payments.ts'
import { amountOutOfRange, bankAccountCannotBePaid, statementMissing, tooYoung } from './reasons.ts'

const pensionSchema = z.object({
  accountId: z.string(),
  /** Value less what is on its way out. */
  availablePence: pence,
  /** The part of it that is in drawdown already, to be taken as income. */
  inDrawdownPence: pence,
  /** The most that can be taken free of tax now. */
  taxFreeMostPence: pence,
  /** Tax-free lump sums taken so far, from every pension. */
  lumpSumsTakenPence: pence,
  /** Has income been taken before? Then the lower allowance for payments in holds already. */
  hasTakenIncome: z.boolean(),
  /** May all of it be taken as a small pot? */
  isSmallPot: z.boolean(),
})
export type DrawdownPension = z.infer<typeof pensionSchema>

const drawdownOptionsSchema = z.object({
  pensions: z.array(pensionSchema),
  /** May money be paid on `settlesOn`? */
  isOldEnough: z.boolean(),
  /** First day on which money may be paid. */
  firstPaymentOn: date,
  /** A protected age, in years. */
  protectedAge: z.nullable(z.int()),
  /** It can be cancelled until the day before. */
  startsOn: recentDate,
  settlesOn: recentDate,
})
export type DrawdownOptions = z.infer<typeof drawdownOptionsSchema>

export const drawdownOptions = get('/api/drawdown/options', {
  summary: 'What each pension allows',
  openTo: 'attorney',
  answer: drawdownOptionsSchema,
})

export const drawdownOptionsQuery = (api: Api) => queryOf(api, drawdownOptions)

const tooYoungUntil = reason(
  tooYoung.name,
  tooYoung.status,
  tooYoung.meaning,
  z.object({ firstPaymentOn: date }),
)
const noPension = reason('no-pension', 422, 'The account is no pension.')

const newDrawdownSchema = z.object({
  accountId: id,
  taxFreePence: partOut,
  /** Before tax. */
  incomePence: partOut,
  bankAccountId: id,
  /** Guidance by Pension Wise. */
  guidance: z.enum(['had', 'declined']),
  pathway: z.enum(pathways),
  accepted: z.array(z.enum(drawdownStatements)).check(z.maxLength(drawdownStatements.length)),
  isPressed: z.literal(false),
})
export type NewDrawdown = z.infer<typeof newDrawdownSchema>

export const askForDrawdown = post('/api/drawdown', {
  summary: 'Starts drawdown, or takes income',
  openTo: 'attorney',
  body: newDrawdownSchema,
  answer: paymentSchema,
  errors: [
    ...bankAccountCannotBePaid,
    amountOutOfRange,
    statementMissing,
    tooYoungUntil,
    noPension,
    reason(
      'over-available',
      409,
      'One of the amounts is more than can be taken now.',
      z.object({ taxFreeMostPence: pence, incomeMostPence: pence }),
    ),
    reason('whole-pension', 422, 'It is the whole pension, which is taken by another call.'),
  ],
  needsFreshSignIn: true,
  takesKey: true,
})

const newWholePensionSchema = z.object({
  accountId: id,
  bankAccountId: id,
  /** As the person saw it: 409 `way-changed` if it is different now. */
  isSmallPot: z.boolean(),
  guidance: z.enum(['had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)).check(z.maxLength(drawdownStatements.length)),
  isPressed: z.literal(false),
})
export type NewWholePension = z.infer<typeof newWholePensionSchema>

/** Takes everything. */
export const takeWholePension = post('/api/drawdown/whole', {
  summary: 'Takes a whole pension',
  openTo: 'attorney',
  body: newWholePensionSchema,
  answer: paymentSchema,
  errors: [
    ...bankAccountCannotBePaid,
    statementMissing,
    tooYoungUntil,
    noPension,
    reason('nothing-there', 409, 'Everything in the pension is on its way out already.'),
    reason(
      'way-changed',
      409,
      'It is taken in another way than the person saw.',
      z.object({ isSmallPot: z.boolean() }),
    ),
  ],
  needsFreshSignIn: true,
  takesKey: true,
})
