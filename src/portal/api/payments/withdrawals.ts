// Taking money out: what each account allows, and asking for it.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason } from 'portal-engine/http/contract.ts'
import { date, id, pence, recentDate, wordOf } from 'portal-engine/http/fields.ts'
import { amountWithdrawn } from './amounts.ts'
import { purchaseAheadSchema } from '../tax/sales.ts'
import { paymentSchema } from './payments.ts'
import { amountOutOfRange, bankAccountCannotBePaid } from './reasons.ts'

const optionSchema = z.object({
  accountId: z.string(),
  /** Why nothing can be taken out; null if it can. */
  closed: z.nullable(wordOf<'junior-isa' | 'pension' | 'nothing-there' | 'stopped'>()),
  /** For a junior ISA: the child's 18th birthday; for a pension: the first day of drawdown, if that is still to come. */
  closedUntil: z.nullable(date),
  valuePence: pence,
  /** The value less what is on its way out. */
  availablePence: pence,
  /** Gain of what is held in a general account by the pools of them all, in pounds; negative for a loss. 0 where none is taxed. */
  gainGbpPence: pence,
})
export type WithdrawalOption = z.infer<typeof optionSchema>

const withdrawalOptionsSchema = z.object({
  accounts: z.array(optionSchema),
  /** What is invested in general accounts within the next weeks: a purchase within 30 days after a sale is matched with it. */
  purchasesAhead: z.array(purchaseAheadSchema),
  /** When a withdrawal that is asked for now starts and settles. */
  startsOn: recentDate,
  settlesOn: recentDate,
})
export type WithdrawalOptions = z.infer<typeof withdrawalOptionsSchema>

export const withdrawalOptions = get('/api/withdrawals/options', {
  summary: 'What can be taken out of each account',
  openTo: 'attorney',
  answer: withdrawalOptionsSchema,
})

export const withdrawalOptionsQuery = (api: Api) => queryOf(api, withdrawalOptions)

const newWithdrawalSchema = z.object({
  accountId: id,
  /** Null takes everything. */
  amountPence: z.nullable(amountWithdrawn),
  bankAccountId: id,
  /** Begins once the bank account can be paid, where it is too new for the caller now. Left out: it is refused then. */
  whenReady: z.optional(z.boolean()),
  /** Has anybody pressed the person to move the money? Anything but no is refused. */
  isPressed: z.literal(false),
})
export type NewWithdrawal = z.infer<typeof newWithdrawalSchema>

export const withdraw = post('/api/withdrawals', {
  summary: 'Takes money out',
  openTo: 'attorney',
  body: newWithdrawalSchema,
  answer: paymentSchema,
  errors: [
    ...bankAccountCannotBePaid,
    amountOutOfRange,
    reason('junior-isa', 409, 'A junior ISA is locked until the child is 18.'),
    reason('pension', 409, 'Money leaves a pension by drawdown.'),
    reason('nothing-there', 409, 'Everything in the account is on its way out already.'),
    reason(
      'over-available',
      409,
      'It is more than can be taken out now.',
      z.object({ availablePence: pence }),
    ),
  ],
  needsFreshSignIn: true,
  takesKey: true,
})
