// The answers of "transfer a pension here": their shape, what is wrong with them, and as text. Pure.
import * as z from 'zod/mini'
import type { Account } from '#api/accounts/accounts.ts'
import type { ApiRefusal } from '#api/http/client.ts'
import type { PensionTransferRequest } from '#api/payments/pension-transfers.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { needsAdvice } from '#domain/payments/pension-transfers.ts'
import { parsePounds } from '#domain/pounds.ts'
import { problemOfAmountIn } from '../amount.ts'
import { problemOfPlanNumber } from '../plan-number.ts'

const knows = z.enum(['', 'no', 'yes', 'not-sure'])
const schema = z.object({
  accountId: z.string(),
  provider: z.string(),
  planNumber: z.string(),
  /** As typed; about. */
  amount: z.string(),
  safeguarded: knows,
  protectedAge: knows,
})
export type PensionTransferAnswers = z.infer<typeof schema>
export type PensionTransferField = keyof PensionTransferAnswers

export const pensionTransferForm: FormKind<PensionTransferAnswers> = { job: 'pension-transfer', schema }

export const blankPensionTransfer = (accountId: string): PensionTransferAnswers => ({
  accountId,
  provider: '',
  planNumber: '',
  amount: '',
  safeguarded: '',
  protectedAge: '',
})

const most = formatPence(limits['safeguarded-advice-above'].value * 100)
const adviceNeeded = `The law requires advice before benefits of this kind worth more than ${most} are transferred. Talk to our retirement specialist: you can book a call on this page`

/** Does the form end here, and lead to the specialist? */
export const endsWithAdvice = ({ safeguarded, amount }: PensionTransferAnswers): boolean =>
  needsAdvice(safeguarded, parsePounds(amount) ?? 0)

export function checkPensionTransfer(
  answers: PensionTransferAnswers,
): Partial<Record<PensionTransferField, string>> {
  const { provider, safeguarded, protectedAge } = answers
  const found: Record<string, string | undefined> = {
    provider: problemOfProvider(provider),
    planNumber: problemOfPlanNumber(answers.planNumber),
    amount: problemOfAmountIn(answers.amount, { currency: 'GBP' }),
    safeguarded: problemOfSafeguarded(answers, safeguarded),
    protectedAge: protectedAge === '' ? 'Choose one of the answers' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

function problemOfProvider(typed: string): string | undefined {
  const name = typed.trim()
  if (name === '') return 'Enter the provider’s name'
  return name.length > 80 ? 'Enter 80 characters or fewer' : undefined
}

function problemOfSafeguarded(answers: PensionTransferAnswers, safeguarded: string): string | undefined {
  if (safeguarded === '') return 'Choose one of the answers'
  if (safeguarded === 'not-sure') return 'Ask your provider first; what is promised is lost by a transfer'
  return endsWithAdvice(answers) ? adviceNeeded : undefined
}

/** As it is sent; only of answers that have no problem. */
export const toPensionTransfer = (
  { provider, planNumber, amount, safeguarded, protectedAge }: PensionTransferAnswers,
  account: Pick<Account, 'id'>,
): PensionTransferRequest => ({
  accountId: account.id,
  provider: provider.trim(),
  planNumber: planNumber.trim(),
  amountPence: parsePounds(amount) ?? 0,
  safeguarded: safeguarded === 'no' ? 'no' : 'yes',
  hasProtectedAge: protectedAge !== 'no',
})

const words = { '': 'Not answered', no: 'No', yes: 'Yes', 'not-sure': 'Not sure' }

export const describePensionTransfer = (answers: PensionTransferAnswers, account: Pick<Account, 'name'>) => [
  { label: 'To', value: account.name },
  { label: 'From', value: answers.provider.trim() },
  { label: 'Plan number', value: answers.planNumber.trim() },
  { label: 'About', value: formatPence(parsePounds(answers.amount) ?? 0) },
  { label: 'Safeguarded benefits', value: words[answers.safeguarded] },
  { label: 'Protected pension age', value: words[answers.protectedAge] },
]

export const explainPensionTransfer = ({ reason }: ApiRefusal): string | undefined =>
  reason === 'advice-required' ? `${adviceNeeded}.` : undefined
