// The answers of adding a bank account: their shape, what is wrong with them, and what a bank said of the name. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { NewBankAccount, PayeeQuestion } from '#api/payments/bank-accounts.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { HOLDER_MOST, parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import { ownValue } from '#domain/record.ts'

export const bankAnswersSchema = z.object({
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
export type BankAnswers = z.infer<typeof bankAnswersSchema>
export type BankField = 'name' | 'kind' | 'sortCode' | 'accountNumber' | 'payee' | 'isAccepted'

/** The result where sort code and number cannot belong together. */
export const DO_NOT_FIT = 'modulus-failed'

export const bankForm: FormKind<BankAnswers> = { job: 'bank-account', schema: bankAnswersSchema }

export const blankBank: BankAnswers = {
  ...{ name: '', kind: '', sortCode: '', accountNumber: '', checked: null, isAccepted: false },
}

type Problems = Partial<Record<BankField, string>>

/** What is wrong with the details themselves, before anybody is asked whose they are? */
export function problemsOfDetails({ name, kind, sortCode, accountNumber }: BankAnswers): Problems {
  const problems: Problems = {}
  if (name.trim() === '') problems.name = 'Enter the name on the account'
  else if (name.trim().length > HOLDER_MOST) problems.name = `Enter ${HOLDER_MOST} characters or fewer`
  if (kind === '') problems.kind = 'Choose whose account it is'
  if (parseSortCode(sortCode) === undefined) problems.sortCode = 'Enter six digits, such as 08-99-99'
  if (parseAccountNumber(accountNumber) === undefined)
    problems.accountNumber = 'Enter the account number, six to eight digits'
  return problems
}

export function checkBank(answers: BankAnswers): Problems {
  const problems = problemsOfDetails(answers)
  if (Object.keys(problems).length > 0) return problems
  const checked = currentCheck(answers)
  if (!checked) return { payee: 'Check the name before you go on' }
  if (checked.result === DO_NOT_FIT)
    return { accountNumber: 'This account number can’t belong to this sort code. Check both of them' }
  if (checked.result !== 'match' && !answers.isAccepted)
    return { isAccepted: 'Confirm that this is the account you mean, or change the details' }
  return {}
}

/** The details as the API takes them; undefined while they are not whole. */
export function questionOf(answers: BankAnswers): PayeeQuestion | undefined {
  const { kind } = answers
  const sortCode = parseSortCode(answers.sortCode)
  const accountNumber = parseAccountNumber(answers.accountNumber)
  if (Object.keys(problemsOfDetails(answers)).length > 0) return undefined
  if (kind === '' || sortCode === undefined || accountNumber === undefined) return undefined
  return { name: answers.name.trim(), kind, sortCode, accountNumber }
}

/** Marks which details an answer is about. */
export const markOf = (question: PayeeQuestion): string => Object.values(question).join(' ')

/** The answer about the details as they are now. */
export function currentCheck(answers: BankAnswers): BankAnswers['checked'] {
  const question = questionOf(answers)
  return question && answers.checked?.of === markOf(question) ? answers.checked : null
}

export function newAccountOf(answers: BankAnswers): NewBankAccount {
  const question = questionOf(answers)
  if (!question) throw new Error('newAccountOf: the answers are not complete')
  return { ...question, isAccepted: answers.isAccepted }
}

export const describeBank = (answers: BankAnswers) => [
  { label: 'Name on the account', value: answers.name },
  { label: 'Kind', value: answers.kind === 'business' ? 'Business' : 'Personal' },
  { label: 'Sort code', value: (parseSortCode(answers.sortCode) ?? '').replace(/(..)(..)(..)/, '$1-$2-$3') },
  { label: 'Account number', value: parseAccountNumber(answers.accountNumber) ?? '' },
  { label: 'Name check', value: payeeInWords(currentCheck(answers)?.result ?? '') },
]

const words: Record<string, string> = {
  match: 'Name confirmed',
  'close-match': 'Close to the name',
  'wrong-kind': 'Other kind of account',
  'no-match': 'Name not confirmed',
  unavailable: 'Could not be checked',
}

/** The outcome of a name check in a few words. */
export const payeeInWords = (result: string): string => ownValue(words, result) ?? 'Not checked'

const refusals: Record<string, string> = {
  'already-here': 'This bank account is among your bank details already. Nothing was added.',
  'too-many': `You can have ${limits['bank-accounts-max'].value} bank accounts here. Remove one first.`,
  [DO_NOT_FIT]: 'This account number can’t belong to this sort code. Nothing was added.',
  'payee-not-confirmed':
    'The bank’s answer about the name has changed. Nothing was added. Change your answers and check the name again.',
  'owner-only': 'Only the owner of the account can change bank details. Nothing was added.',
}

/** Refusals of the server that somebody can meet although the form was checked. */
export const explainBank = ({ reason }: ApiRefusal): string | undefined => ownValue(refusals, reason ?? '')
