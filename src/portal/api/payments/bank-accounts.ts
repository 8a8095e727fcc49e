// Bank accounts to which the active user takes money out. Numbers come masked; only a new one is sent whole.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import * as limits from '#domain/limits.gen.ts'
import { HOLDER_MOST, type PayeeResult } from '#domain/payments/bank-details.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, put, reason, remove } from 'portal-engine/http/contract.ts'
import { instant, wordOf } from 'portal-engine/http/fields.ts'
import { text } from 'portal-engine/http/typed-fields.ts'
import { ownerOnly } from 'portal-engine/http/reasons.ts'

export const bankAccountSchema = z.object({
  id: z.string(),
  /** The account holder's name. */
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
  /** What is paid to it or collected from it, or will be, in words: payments, Direct Debits, closings and applications. */
  usedBy: z.array(z.object({ reference: z.string(), what: z.string() })),
})
export type BankAccount = z.infer<typeof bankAccountSchema>

export const listBankAccounts = get('/api/bank-accounts', {
  summary: 'The person’s bank accounts',
  openTo: 'attorney',
  answer: z.object({ accounts: z.array(bankAccountSchema) }),
})

/** The bank accounts, the default first. */
export const bankAccountsQuery = (api: Api) => queryOf(api, listBankAccounts, {}, ({ accounts }) => accounts)

const payeeQuestionSchema = z.object({
  name: text(HOLDER_MOST),
  kind: z.enum(['personal', 'business']),
  /** Six digits. */
  sortCode: z.string().check(z.regex(/^\d{6}$/)),
  /** Eight digits. */
  accountNumber: z.string().check(z.regex(/^\d{8}$/)),
})
export type PayeeQuestion = z.infer<typeof payeeQuestionSchema>

const payeeAnswerSchema = z.object({ result: wordOf<PayeeResult>(), name: z.nullable(z.string()) })

const doNotFit = reason('modulus-failed', 422, 'Sort code and account number cannot belong together.')

const tooManyChecks = reason(
  'too-many-checks',
  422,
  `More than ${limits['payee-checks-max'].value} checks within 24 hours.`,
)

export const checkPayee = post('/api/bank-accounts/payee-checks', {
  summary: 'Whose is this bank account? Confirmation of Payee',
  body: payeeQuestionSchema,
  answer: payeeAnswerSchema,
  errors: [ownerOnly, doNotFit, tooManyChecks],
  openTo: 'owner',
})

/** Why a call does not add a bank account. */
export const cannotAddBankAccount = [
  ownerOnly,
  doNotFit,
  tooManyChecks,
  reason('already-here', 409, 'This bank account is among the person’s already.'),
  reason('too-many', 409, `There are ${limits['bank-accounts-max'].value} bank accounts already.`),
  reason('payee-not-confirmed', 409, 'The name was not confirmed, and the person has not accepted that.'),
] as const

export const newBankAccountSchema = z.object({
  ...payeeQuestionSchema.shape,
  /** Does the person want it although the name was not confirmed? */
  isAccepted: z.boolean(),
})
export type NewBankAccount = z.infer<typeof newBankAccountSchema>

export const addBankAccount = post('/api/bank-accounts', {
  summary: 'Adds a bank account',
  body: newBankAccountSchema,
  answer: bankAccountSchema,
  errors: cannotAddBankAccount,
  openTo: 'owner',
  needsFreshSignIn: true,
  takesKey: true,
})

/** Offers this account first from now on. */
export const makeDefaultBankAccount = put('/api/bank-accounts/:id/default', {
  summary: 'Makes a bank account the first choice',
  answer: bankAccountSchema,
  errors: [ownerOnly],
  openTo: 'owner',
  needsFreshSignIn: true,
})

export const removeBankAccount = remove('/api/bank-accounts/:id', {
  summary: 'Removes a bank account',
  errors: [ownerOnly, reason('in-use', 409, 'Something is collected from it or paid to it, as usedBy says.')],
  openTo: 'owner',
  needsFreshSignIn: true,
})
