// The answers of a regular payment out: their shape, what is wrong with them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { RegularPayment } from '#api/payments/regular-payments.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { drawdownStatements, type DrawdownStatement } from '#domain/payments/drawdown.ts'
import { parsePounds, writePounds } from '#domain/pounds.ts'
import { ownValue } from '#domain/record.ts'
import { statementMissing } from '../drawdown/drawdown-words.ts'
import { days } from '../mandates/mandate-answers.ts'
import { pressedSchema, problemOfBankAccount, problemOfPressed } from '../paying-out/answers.ts'

const schema = z.object({
  accountId: z.string(),
  /** The one that is changed; empty for a new one. */
  regularId: z.string(),
  /** As typed. */
  amount: z.string(),
  day: z.string(),
  bankAccountId: z.string(),
  accepted: z.array(z.enum(drawdownStatements)),
  pressed: pressedSchema,
})
export type RegularAnswers = z.infer<typeof schema>
export type RegularField = Exclude<keyof RegularAnswers, 'accepted'> | `accepted-${DrawdownStatement}`

export const regularForm: FormKind<RegularAnswers> = { job: 'regular-payment', schema }
export const regularChangeForm: FormKind<RegularAnswers> = { job: 'regular-payment-change', schema }

const blank: RegularAnswers = {
  ...{ accountId: '', regularId: '', amount: '', day: '1', bankAccountId: '', accepted: [], pressed: '' },
}

export const blankRegular = (accountId: string, bankAccountId: string): RegularAnswers => ({
  ...{ ...blank, accountId, bankAccountId },
})

export const regularAsItStands = ({ id, accountId, amountPence, day }: RegularPayment): RegularAnswers => ({
  ...{ ...blank, accountId, regularId: id, amount: writePounds(amountPence), day: String(day) },
})

/**
 * The payment that these answers change. They may have been begun for another one than the one that is offered, and then
 * change that one. Undefined where none is offered: a new one is set up.
 */
export const changedIn = (
  { regularId }: Pick<RegularAnswers, 'regularId'>,
  payments: readonly RegularPayment[],
  offered: RegularPayment | undefined,
): RegularPayment | undefined => offered && (payments.find(({ id }) => id === regularId) ?? offered)

interface Known {
  mostPence: number
  currency: string
  isPension: boolean
  /** Only of a new one. */
  bankAccounts: readonly BankAccount[] | undefined
  /** The firm's telephone number. */
  phone: string
}

export function checkRegular(
  answers: RegularAnswers,
  { mostPence, currency, isPension, bankAccounts, phone }: Known,
): Partial<Record<RegularField, string>> {
  const problems: Partial<Record<RegularField, string>> = {}
  const put = (field: RegularField, problem: string | undefined) => {
    if (problem !== undefined) problems[field] = problem
  }
  put('amount', problemOfAmount(answers.amount, { mostPence, currency, isPension }))
  if (!days.includes(answers.day)) put('day', 'Choose a day from 1 to 28')
  if (isPension && bankAccounts)
    for (const statement of drawdownStatements)
      if (!answers.accepted.includes(statement)) put(`accepted-${statement}`, statementMissing[statement])
  if (bankAccounts) put('bankAccountId', problemOfBankAccount(bankAccounts, answers.bankAccountId))
  put('pressed', problemOfPressed(answers.pressed, phone))
  return problems
}

function problemOfAmount(
  typed: string,
  { mostPence, currency, isPension }: Pick<Known, 'mostPence' | 'currency' | 'isPension'>,
): string | undefined {
  if (typed.trim() === '') return 'Enter an amount'
  const pence = parsePounds(typed)
  if (pence === undefined) return 'Enter an amount, such as 250 or 250.50'
  const least = limits['withdrawal-min'].value * 100
  if (pence < least) return `Enter ${formatPence(least, currency)} or more`
  if (pence <= mostPence) return undefined
  const why = isPension ? 'more is not in drawdown' : 'more is not in the account'
  return `Enter ${formatPence(mostPence, currency)} or less: ${why}`
}

export const describeRegular = (
  { amount, day }: RegularAnswers,
  { accountName, currency, bankAccount }: { accountName: string; currency: string; bankAccount: string },
) => [
  { label: 'From', value: accountName },
  { label: 'Each month', value: formatPence(parsePounds(amount) ?? 0, currency) },
  { label: 'Day of the month', value: `${day}, or the next working day` },
  { label: 'To', value: bankAccount },
]

const sentences = {
  'has-one': 'This account has a regular payment already. Change that one instead.',
  'not-active': 'This regular payment was paused or cancelled meanwhile, so it can’t be changed.',
  'not-possible': 'This regular payment was changed meanwhile. Look at where it stands now.',
  'bank-account-gone': 'This bank account has been removed. Nothing was sent. Choose another one.',
  'bank-account-too-new': 'This bank account is too new to be paid. Nothing was sent. Choose another one.',
  'too-young': 'Money cannot be paid out yet, because of your age. Nothing was sent.',
}

/** Refusals of the server that somebody can meet although the form was checked. */
export function explainRegular({ reason, body }: ApiRefusal, currency = 'GBP'): string | undefined {
  const { mostPence } = body as { mostPence?: unknown }
  if (reason === 'over-available' && typeof mostPence === 'number')
    return `What there is has changed: ${formatPence(mostPence, currency)} can be paid now. Nothing was sent. Change the amount.`
  return ownValue<string>(sentences, reason ?? '')
}
