// The values of adding a bank account, and what a bank said of the name. Pure.
import * as z from 'zod/mini'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { addBankAccount, type NewBankAccount, type PayeeQuestion } from '#api/payments/bank-accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { HOLDER_MOST, parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { ownValue } from 'portal-engine/base/record.ts'

export const bankValuesSchema = z.object({
  name: z.string(),
  kind: z.enum(['', 'personal', 'business']),
  /** As typed, like the number. */
  sortCode: z.string(),
  accountNumber: z.string(),
  /** What was checked last, and the answer. */
  checked: z.nullable(z.object({ of: z.string(), result: z.string(), name: z.nullable(z.string()) })),
  /** Wanted although the name is not confirmed. */
  isAccepted: z.boolean(),
})
export type BankValues = z.infer<typeof bankValuesSchema>

/** The result where sort code and number cannot belong together. */
export const DO_NOT_FIT = 'modulus-failed'

export const blankBank: BankValues = {
  ...{ name: '', kind: '', sortCode: '', accountNumber: '', checked: null, isAccepted: false },
}

/** The details as the API takes them; undefined while they are not whole. */
export function questionOf(values: BankValues): PayeeQuestion | undefined {
  const { kind } = values
  const sortCode = parseSortCode(values.sortCode)
  const accountNumber = parseAccountNumber(values.accountNumber)
  const name = values.name.trim()
  if (name === '' || name.length > HOLDER_MOST) return undefined
  if (kind === '' || sortCode === undefined || accountNumber === undefined) return undefined
  return { name, kind, sortCode, accountNumber }
}

/** Marks which details an answer is about. */
export const markOf = (question: PayeeQuestion): string => Object.values(question).join(' ')

/** The answer about the details as they are now. */
export function currentCheck(values: BankValues): BankValues['checked'] {
  const question = questionOf(values)
  return question && values.checked?.of === markOf(question) ? values.checked : null
}

/** The details that a bank has still to be asked about; undefined where they are not whole, or it has answered. */
export const stillToAsk = (values: BankValues): PayeeQuestion | undefined =>
  currentCheck(values) === null ? questionOf(values) : undefined

/** Does somebody have to say that this is the account they mean, because its name is not confirmed? */
export function needsAcceptance(values: BankValues): boolean {
  const checked = currentCheck(values)
  return checked !== null && checked.result !== 'match' && checked.result !== DO_NOT_FIT
}

export function newAccountOf(values: BankValues): NewBankAccount {
  const question = questionOf(values)
  if (!question) throw new Error('newAccountOf: the values are not complete')
  return { ...question, isAccepted: values.isAccepted }
}

const words: Record<string, string> = {
  match: 'Name confirmed',
  'close-match': 'Close to the name',
  'wrong-kind': 'Other kind of account',
  'no-match': 'Name not confirmed',
  unavailable: 'Could not be checked',
}

/** The outcome of a name check in a few words. */
export const payeeInWords = (result: string): string => ownValue(words, result) ?? 'Not checked'

/** Why a bank account is not added, by whichever call. */
export const addingMessages: ErrorMessages<typeof addBankAccount> = {
  'already-here': 'This bank account is among your bank details already. Nothing was added.',
  'too-many': `You can have ${limits['bank-accounts-max'].value} bank accounts here. Remove one first.`,
  [DO_NOT_FIT]: 'This account number can’t belong to this sort code. Nothing was added.',
  'too-many-checks':
    'Names were checked often enough for today. Nothing was added. Try again tomorrow, or call us.',
  'payee-not-confirmed':
    'The bank’s answer about the name has changed. Nothing was added. Change your values and check the name again.',
  'owner-only': 'Only the owner of the account can change bank details. Nothing was added.',
}
