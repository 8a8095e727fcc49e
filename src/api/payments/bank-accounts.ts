// Bank accounts to which the active user takes money out. Numbers come masked; only a new one is sent whole.
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { HOLDER_MOST, type PayeeResult } from '#domain/payments/bank-details.ts'
import type { Api } from '../http/client.ts'
import { instant, nothing, wordOf } from '../http/fields.ts'

export const bankAccountSchema = z.object({
  id: z.string(),
  /** Of the account holder. */
  name: z.string(),
  kind: wordOf<'personal' | 'business'>(),
  /** The last two digits of the sort code. */
  sortCodeEnding: z.string(),
  /** The last four digits of the account number. */
  accountNumberEnding: z.string(),
  isDefault: z.boolean(),
  payeeCheck: wordOf<PayeeResult>(),
  addedAt: instant,
  /** From when the person logged in may have money sent there; later for somebody who acts for the owner. */
  readyAt: instant,
  isReady: z.boolean(),
  /** References of payments on their way to it. */
  usedBy: z.array(z.string()),
})
export type BankAccount = z.infer<typeof bankAccountSchema>

export const listSchema = z.object({ accounts: z.array(bankAccountSchema) })

/** The bank accounts, the default first. */
export const bankAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.actor, 'bank-accounts'],
    queryFn: async ({ signal }): Promise<BankAccount[]> =>
      (await api.get('/api/bank-accounts', listSchema, { signal })).accounts,
  })

export const payeeQuestionSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(HOLDER_MOST)),
  kind: z.enum(['personal', 'business']),
  /** Six digits. */
  sortCode: z.string().check(z.regex(/^\d{6}$/)),
  /** Eight digits. */
  accountNumber: z.string().check(z.regex(/^\d{8}$/)),
})
export type PayeeQuestion = z.infer<typeof payeeQuestionSchema>

export const payeeAnswerSchema = z.object({ result: wordOf<PayeeResult>(), name: z.nullable(z.string()) })
export type PayeeAnswer = z.infer<typeof payeeAnswerSchema>

/** Whose account is it? Throws an ApiError: `modulus-failed` where number and sort code cannot belong together. */
export const checkPayee = (api: Api, question: PayeeQuestion): Promise<PayeeAnswer> =>
  api.send('POST', '/api/bank-accounts/payee-checks', question, payeeAnswerSchema)

export const newBankAccountSchema = z.object({
  ...payeeQuestionSchema.shape,
  /** Does the person want it although the name was not confirmed? */
  isAccepted: z.boolean(),
})
export type NewBankAccount = z.infer<typeof newBankAccountSchema>

/** Throws an ApiError. Needs a fresh sign-in, like every change here. */
export const addBankAccount = (api: Api, account: NewBankAccount, key: string): Promise<BankAccount> =>
  api.send('POST', '/api/bank-accounts', account, bankAccountSchema, { idempotencyKey: key })

/** Offers this account first from now on. Throws an ApiError. */
export const makeDefaultBankAccount = (api: Api, id: string): Promise<BankAccount> =>
  api.send('PUT', `/api/bank-accounts/${encodeURIComponent(id)}/default`, {}, bankAccountSchema)

/** Throws an ApiError: `in-use` while a payment is on its way to it. */
export const removeBankAccount = (api: Api, id: string): Promise<undefined> =>
  api.send('DELETE', `/api/bank-accounts/${encodeURIComponent(id)}`, undefined, nothing)
