// The answers of pension drawdown: their shape, what is wrong with them, and the server's refusals as sentences. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { DrawdownPension, NewDrawdown } from '#api/payments/drawdown.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { drawdownStatements, movedWith, pathways, type DrawdownStatement } from '#domain/payments/drawdown.ts'
import { countsAsAll } from '#domain/payments/withdrawals.ts'
import { parsePounds } from '#domain/pounds.ts'
import { guidanceWords, pathwayWords, statementMissing } from './drawdown-words.ts'
import { pressedSchema, problemOfBankAccount, problemOfPressed } from '../paying-out/answers.ts'

const schema = z.object({
  accountId: z.string(),
  /** As typed, like the income; empty for none. */
  taxFree: z.string(),
  income: z.string(),
  pathway: z.enum(['', ...pathways]),
  guidance: z.enum(['', 'had', 'declined']),
  accepted: z.array(z.enum(drawdownStatements)),
  bankAccountId: z.string(),
  pressed: pressedSchema,
})
export type DrawdownAnswers = z.infer<typeof schema>
export type DrawdownField =
  | Exclude<keyof DrawdownAnswers, 'accountId' | 'accepted'>
  | `accepted-${DrawdownStatement}`

export const drawdownForm: FormKind<DrawdownAnswers> = { job: 'drawdown', schema }

export const blankDrawdown = (accountId: string, bankAccountId: string): DrawdownAnswers => ({
  ...{ accountId, taxFree: '', income: '', pathway: '', guidance: '', accepted: [] },
  ...{ bankAccountId, pressed: '' },
})

export const amountsOf = ({ taxFree, income }: Pick<DrawdownAnswers, 'taxFree' | 'income'>) => ({
  taxFreePence: parsePounds(taxFree) ?? 0,
  incomePence: parsePounds(income) ?? 0,
})

type Pension = Pick<DrawdownPension, 'availablePence' | 'inDrawdownPence' | 'taxFreeMostPence'>

interface Known {
  pension: Pension
  bankAccounts: readonly BankAccount[]
  phone: string
}

type Problems = Partial<Record<DrawdownField, string>>

export function checkDrawdown(answers: DrawdownAnswers, { pension, bankAccounts, phone }: Known): Problems {
  const problems: Problems = problemsOfAmounts(answers, pension)
  if (answers.pathway === '') problems.pathway = 'Choose what you plan for the rest'
  if (answers.guidance === '') problems.guidance = 'Say whether you have had Pension Wise guidance'
  for (const statement of drawdownStatements)
    if (!answers.accepted.includes(statement)) problems[`accepted-${statement}`] = statementMissing[statement]
  const ofBank = problemOfBankAccount(bankAccounts, answers.bankAccountId)
  if (ofBank !== undefined) problems.bankAccountId = ofBank
  const ofPressed = problemOfPressed(answers.pressed, phone)
  if (ofPressed !== undefined) problems.pressed = ofPressed
  return problems
}

function problemsOfAmounts(answers: DrawdownAnswers, pension: Pension): Problems {
  const [taxFree, income] = [parsePounds(answers.taxFree), parsePounds(answers.income)]
  const noAmount = 'Enter an amount, such as 1,000 or 1,000.50, or nothing'
  if (taxFree === undefined) return { taxFree: noAmount }
  if (income === undefined) return { income: noAmount }
  if (taxFree > pension.taxFreeMostPence)
    return { taxFree: `Enter ${formatPence(pension.taxFreeMostPence)} or less: more is not free of tax` }
  const incomeMost = pension.inDrawdownPence + movedWith(taxFree)
  if (income > incomeMost)
    return {
      income: `Enter ${formatPence(incomeMost)} or less: income comes from what is in drawdown, three times the tax-free cash`,
    }
  const least = limits['withdrawal-min'].value * 100
  if (taxFree + income < least)
    return { taxFree: `Enter ${formatPence(least)} or more, tax-free cash and income together` }
  if (countsAsAll(taxFree + income, pension.availablePence))
    return { income: 'That is the whole pension: enter less, or choose “Take the whole pension” above' }
  return {}
}

export function newDrawdownOf(answers: DrawdownAnswers): NewDrawdown {
  const { accountId, bankAccountId, pathway, guidance, accepted } = answers
  if (pathway === '' || guidance === '') throw new Error('newDrawdownOf: the answers are not complete')
  return {
    ...{ accountId, bankAccountId, pathway, guidance, accepted },
    ...amountsOf(answers),
    isPressed: false,
  }
}

/** Refusals of the server that somebody can meet although the form was checked. */
export function explainDrawdown({ reason }: ApiRefusal): string | undefined {
  if (reason === 'over-available')
    return 'What the pension holds has changed, and this is more than can be taken now. Nothing was sent. Change the amounts.'
  if (reason === 'too-young') return 'Money cannot be paid out yet, because of your age. Nothing was sent.'
  if (reason === 'bank-account-too-new' || reason === 'bank-account-gone')
    return 'This bank account can’t be paid now. Nothing was sent. Choose another one.'
  return undefined
}

export function describeDrawdown(answers: DrawdownAnswers, bankAccount: string) {
  const { taxFreePence, incomePence } = amountsOf(answers)
  const { pathway, guidance } = answers
  return [
    { label: 'Tax-free cash', value: formatPence(taxFreePence) },
    { label: 'Income, before tax', value: formatPence(incomePence) },
    { label: 'Plan for the rest', value: pathway === '' ? '' : pathwayWords[pathway] },
    { label: 'Pension Wise', value: guidance === '' ? '' : guidanceWords[guidance] },
    { label: 'To', value: bankAccount },
  ]
}
