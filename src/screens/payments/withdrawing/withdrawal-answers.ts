// The answers of taking money out: their shape, what is wrong with them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { NewWithdrawal, WithdrawalOption } from '#api/payments/withdrawals.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { countsAsAll } from '#domain/payments/withdrawals.ts'
import { parsePounds } from '#domain/pounds.ts'
import { pressedSchema, problemOfBankAccount, problemOfPressed } from '../paying-out/answers.ts'
import { formatInstant } from '#ui/figures/instants.ts'

const schema = z.object({
  accountId: z.string(),
  how: z.enum(['', 'amount', 'all']),
  /** As typed. */
  amount: z.string(),
  bankAccountId: z.string(),
  /** Has anybody pressed the person to move the money? */
  pressed: pressedSchema,
})
export type WithdrawalAnswers = z.infer<typeof schema>
export type WithdrawalField = keyof WithdrawalAnswers

export const withdrawalForm: FormKind<WithdrawalAnswers> = { job: 'withdrawal', schema }

export const blankWithdrawal = (accountId: string, bankAccountId: string): WithdrawalAnswers => ({
  ...{ accountId, how: '', amount: '', bankAccountId, pressed: '' },
})

interface Known {
  option: Pick<WithdrawalOption, 'availablePence'>
  currency: string
  bankAccounts: readonly BankAccount[]
  /** The firm's telephone number. */
  phone: string
}

export function checkWithdrawal(
  answers: WithdrawalAnswers,
  { option, currency, bankAccounts, phone }: Known,
): Partial<Record<WithdrawalField, string>> {
  const problems: Partial<Record<WithdrawalField, string>> = {}
  if (answers.how === '') problems.how = 'Choose how much to take out'
  const ofAmount =
    answers.how === 'amount' && problemOfAmount(answers.amount, option.availablePence, currency)
  if (ofAmount) problems.amount = ofAmount
  const ofBank = problemOfBankAccount(bankAccounts, answers.bankAccountId)
  if (ofBank !== undefined) problems.bankAccountId = ofBank
  const ofPressed = problemOfPressed(answers.pressed, phone)
  if (ofPressed !== undefined) problems.pressed = ofPressed
  return problems
}

function problemOfAmount(typed: string, availablePence: number, currency: string): string | undefined {
  if (typed.trim() === '') return 'Enter an amount'
  const amount = parsePounds(typed)
  if (amount === undefined) return 'Enter an amount, such as 1,000 or 1,000.50'
  if (amount > availablePence)
    return `Enter ${formatPence(availablePence, currency)} or less: more is not in the account`
  const least = limits['withdrawal-min'].value * 100
  if (amount < least && !countsAsAll(amount, availablePence))
    return `Enter ${formatPence(least, currency)} or more`
  return undefined
}

/** Pence that are asked for, and whether that is everything. */
export function amountOf(
  { how, amount }: Pick<WithdrawalAnswers, 'how' | 'amount'>,
  availablePence: number,
): { pence: number; isAll: boolean } {
  const pence = how === 'all' ? availablePence : (parsePounds(amount) ?? 0)
  return countsAsAll(pence, availablePence) ? { pence: availablePence, isAll: true } : { pence, isAll: false }
}

export function newWithdrawalOf(answers: WithdrawalAnswers): NewWithdrawal {
  const { accountId, bankAccountId, how } = answers
  const amountPence = how === 'all' ? null : (parsePounds(answers.amount) ?? 0)
  return { accountId, bankAccountId, amountPence, isPressed: false }
}

/** Refusals of the server that somebody can meet although the form was checked. */
export function explainWithdrawal({ reason, body }: ApiRefusal, currency: string): string | undefined {
  const { availablePence, readyAt } = body as { availablePence?: unknown; readyAt?: unknown }
  if (reason === 'over-available' && typeof availablePence === 'number')
    return `What the account holds has changed: you can now take out ${formatPence(availablePence, currency)}. Nothing was sent. Change the amount.`
  if (reason === 'nothing-there')
    return 'Everything in this account is on its way out already. Nothing was sent.'
  if (reason === 'bank-account-too-new' && typeof readyAt === 'string')
    return `This bank account is new: money can be sent there from ${formatInstant(readyAt)}. Nothing was sent.`
  if (reason === 'bank-account-gone')
    return 'This bank account has been removed. Nothing was sent. Choose another one.'
  return undefined
}
