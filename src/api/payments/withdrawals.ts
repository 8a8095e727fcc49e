// Taking money out: what each account allows, and asking for it.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Api } from '../http/client.ts'
import { date, pence, wordOf } from '../http/fields.ts'
import { paymentSchema, type Payment } from './payments.ts'

export const optionSchema = z.object({
  accountId: z.string(),
  /** Why nothing can be taken out; null where it can. */
  closed: z.nullable(wordOf<'junior-isa' | 'pension' | 'nothing-there'>()),
  /** For a junior ISA: the child's 18th birthday. */
  closedUntil: z.nullable(date),
  valuePence: pence,
  /** The value less what is on its way out. */
  availablePence: pence,
  /** Value less cost of what is held now, in the account's currency; negative for a loss. */
  gainPence: pence,
})
export type WithdrawalOption = z.infer<typeof optionSchema>

export const withdrawalOptionsSchema = z.object({
  accounts: z.array(optionSchema),
  /** Of a withdrawal that is asked for now. */
  startsOn: date,
  settlesOn: date,
})
export type WithdrawalOptions = z.infer<typeof withdrawalOptionsSchema>

export const withdrawalOptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'withdrawals', 'options'],
    queryFn: ({ signal }) => api.get('/api/withdrawals/options', withdrawalOptionsSchema, { signal }),
  })

export const newWithdrawalSchema = z.object({
  accountId: z.string(),
  /** Null takes everything. */
  amountPence: z.nullable(z.int()),
  bankAccountId: z.string(),
  /** Has anybody pressed the person to move the money? Anything but no is refused. */
  isPressed: z.literal(false),
})
export type NewWithdrawal = z.infer<typeof newWithdrawalSchema>

/**
 * Needs a fresh sign-in. Throws an ApiError: `over-available` brings `availablePence`, `bank-account-too-new` brings
 * `readyAt`.
 */
export const withdraw = (api: Api, withdrawal: NewWithdrawal, key: string): Promise<Payment> =>
  api.send('POST', '/api/withdrawals', withdrawal, paymentSchema, { idempotencyKey: key })
