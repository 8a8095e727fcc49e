// The answers of taking a whole pension: their shape, what is wrong with them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { DrawdownPension, NewWholePension } from '#api/payments/drawdown.ts'
import type { FormKind } from '#api/people/forms.ts'
import { drawdownStatements, statementsForWhole, type DrawdownStatement } from '#domain/payments/drawdown.ts'
import { ownValue } from '#domain/record.ts'
import { pressedSchema, problemOfBankAccount, problemOfPressed } from '../paying-out/answers.ts'
import { statementMissing } from './drawdown-words.ts'

const schema = z.object({
  accountId: z.string(),
  guidance: z.enum(['', 'had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)),
  bankAccountId: z.string(),
  pressed: pressedSchema,
})
export type WholeAnswers = z.infer<typeof schema>
export type WholeField = 'guidance' | 'bankAccountId' | 'pressed' | `accepted-${DrawdownStatement}`

export const wholeForm: FormKind<WholeAnswers> = { job: 'whole-pension', schema }

export const blankWhole = (accountId: string, bankAccountId: string): WholeAnswers => ({
  ...{ accountId, guidance: '', accepted: [], bankAccountId, pressed: '' },
})

interface Known {
  pension: Pick<DrawdownPension, 'isSmallPot'>
  bankAccounts: readonly BankAccount[]
  phone: string
}

export function checkWhole(
  { guidance, accepted, bankAccountId, pressed }: WholeAnswers,
  { pension, bankAccounts, phone }: Known,
): Partial<Record<WholeField, string>> {
  const problems: Partial<Record<WholeField, string>> = {}
  if (guidance === '') problems.guidance = 'Say whether you have had Pension Wise guidance'
  for (const statement of statementsForWhole(pension))
    if (!accepted.includes(statement)) problems[`accepted-${statement}`] = statementMissing[statement]
  const ofBank = problemOfBankAccount(bankAccounts, bankAccountId)
  if (ofBank !== undefined) problems.bankAccountId = ofBank
  const ofPressed = problemOfPressed(pressed, phone)
  if (ofPressed !== undefined) problems.pressed = ofPressed
  return problems
}

export function newWholeOf(
  { bankAccountId, guidance, accepted }: WholeAnswers,
  { accountId, isSmallPot }: Pick<DrawdownPension, 'accountId' | 'isSmallPot'>,
): NewWholePension {
  if (guidance === '') throw new Error('newWholeOf: the answers are not complete')
  return { accountId, bankAccountId, isSmallPot, guidance, accepted, isPressed: false }
}

const sentences = {
  'way-changed':
    'What the pension holds has changed, and with it how all of it can be taken. Nothing was sent. Look at the new figures.',
  'nothing-there': 'Everything in this pension is on its way out already. Nothing was sent.',
  'too-young': 'Money cannot be paid out yet, because of your age. Nothing was sent.',
  'bank-account-too-new': 'This bank account is too new to be paid. Nothing was sent. Choose another one.',
  'bank-account-gone': 'This bank account has been removed. Nothing was sent. Choose another one.',
}

/** Refusals of the server that somebody can meet although the form was checked. */
export const explainWhole = ({ reason }: ApiRefusal): string | undefined =>
  ownValue<string>(sentences, reason ?? '')
