// The questions about a bank account, and the bank's answer about the name, which is asked for as Continue is pressed.
import type { Api } from 'portal-engine/http/client.ts'
import { optionsOf } from '#screens/shared/options.ts'
import type { ErrorMessages } from 'portal-engine/http/contract.ts'
import { errorMessage, reasonOf } from 'portal-engine/http/error-message.ts'
import { checkPayee } from '#api/payments/bank-accounts.ts'
import { HOLDER_MOST, parseAccountNumber, parseSortCode } from '#domain/payments/bank-details.ts'
import type { Change } from 'portal-engine/forms/send/change.ts'
import type { Question } from 'portal-engine/forms/form-definition.ts'
import {
  currentCheck,
  DO_NOT_FIT,
  markOf,
  needsAcceptance,
  payeeInWords,
  questionOf,
  stillToAsk,
  type BankValues,
} from './bank-values.ts'
import { PayeeAnswer } from './payee-answer.tsx'

export const bankQuestions: readonly Question<BankValues>[] = [
  {
    id: 'name',
    kind: 'text',
    label: 'Name on the account',
    hint: 'As it stands on bank statements',
    most: HOLDER_MOST,
    autoComplete: 'name',
    missing: 'Enter the name on the account',
  },
  {
    id: 'kind',
    kind: 'choice',
    isRow: true,
    label: 'Kind of account',
    options: optionsOf({ personal: 'Personal', business: 'Business' }),
    missing: 'Choose whose account it is',
    summary: 'Kind',
  },
  {
    id: 'sortCode',
    kind: 'text',
    label: 'Sort code',
    hint: 'Six digits, such as 08-99-99',
    most: 12,
    inputMode: 'numeric',
    check: (typed) => (parseSortCode(typed) === undefined ? 'Enter six digits, such as 08-99-99' : undefined),
    summary: ({ sortCode }) => [
      { label: 'Sort code', value: (parseSortCode(sortCode) ?? '').replace(/(..)(..)(..)/, '$1-$2-$3') },
    ],
  },
  {
    id: 'accountNumber',
    kind: 'text',
    label: 'Account number',
    most: 12,
    inputMode: 'numeric',
    check: (typed, values) => {
      if (parseAccountNumber(typed) === undefined) return 'Enter the account number, six to eight digits'
      return currentCheck(values)?.result === DO_NOT_FIT
        ? 'This account number can’t belong to this sort code. Check both of them'
        : undefined
    },
    summary: ({ accountNumber }) => [
      { label: 'Account number', value: parseAccountNumber(accountNumber) ?? '' },
    ],
  },
  {
    id: 'isAccepted',
    kind: 'custom',
    label: 'Name check',
    field: (form) => <PayeeAnswer {...form} />,
    first: 'name',
    isStated: true,
    check: (isAccepted, values) =>
      needsAcceptance(values) && !isAccepted
        ? 'Confirm that this is the account you mean, or change the details'
        : undefined,
    summary: (values) => [{ label: 'Name check', value: payeeInWords(currentCheck(values)?.result ?? '') }],
  },
]

/** Asks the bank who owns the account, where that is not known yet. */
export async function askPayee(api: Api, values: BankValues): Promise<Change<BankValues>> {
  const question = stillToAsk(values)
  if (!question) return {}
  const answer = await api.call(checkPayee, { body: question }).catch((error: unknown) => {
    if (reasonOf(checkPayee, error)?.reason === DO_NOT_FIT) return { result: DO_NOT_FIT, name: null }
    throw error
  })
  // The details may have been changed while the bank was asked: the answer is not about those.
  return (now) => {
    const current = questionOf(now)
    return current && markOf(current) === markOf(question)
      ? { checked: { of: markOf(question), ...answer }, isAccepted: false }
      : {}
  }
}

const messages: ErrorMessages<typeof checkPayee> = {
  [DO_NOT_FIT]: 'This account number can’t belong to this sort code. Check both of them.',
  'too-many-checks': 'You have checked names often enough for today. Try again tomorrow, or call us.',
  'owner-only': 'Only the owner of the account can check names.',
}

/** Why the bank could not be asked. */
export const payeeFailure = (error: unknown): string =>
  errorMessage(checkPayee, messages, error) ??
  'We couldn’t ask the bank. Your details are still here: try again.'
