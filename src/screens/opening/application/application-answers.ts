// The answers of an application: their shape, what is wrong with them, and how the API takes them. Pure.
import * as z from 'zod/mini'
import type { ApiRefusal } from '#api/http/client.ts'
import type { NewApplication } from '#api/opening/applications.ts'
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { FormKind } from '#api/people/forms.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import {
  declarationsFor,
  declarationTopic,
  declarationWords,
  documentsFor,
  documentTitle,
  type OpeningDeclaration,
  type OpeningDocument,
} from '#domain/opening/account-opening.ts'
import type { BasketItem } from '#domain/opening/basket.ts'
import { ownValue } from '#domain/record.ts'
import { wrapperNames } from '#domain/wrapper-names.ts'
import {
  bankAnswersSchema,
  blankBank,
  checkBank,
  describeBank,
  explainBank,
  newAccountOf,
  type BankField,
} from '#screen-api/bank/bank-answers.ts'

const schema = z.object({
  /** Ids of what was read and declared. */
  documents: z.array(z.string()),
  declarations: z.array(z.string()),
  /** Of a bank account known, `new`, or empty before the choice. */
  bankId: z.string(),
  /** Of a new one. */
  bank: bankAnswersSchema,
})
export type ApplicationAnswers = z.infer<typeof schema>
export type ApplicationField =
  | `document-${OpeningDocument}`
  | 'bankId'
  | `bank-${BankField}`
  | `declaration-${OpeningDeclaration}`

export const NEW_BANK = 'new'

export const applicationForm: FormKind<ApplicationAnswers> = { job: 'application', schema }

/** With no bank account known, a new one is the only choice. */
export const blankApplication = (banks: readonly BankAccount[]): ApplicationAnswers => ({
  documents: [],
  declarations: [],
  bankId: banks.length === 0 ? NEW_BANK : '',
  bank: blankBank,
})

type Problems = Partial<Record<ApplicationField, string>>

const wrappersOf = (items: readonly BasketItem[]) => items.map(({ wrapper }) => wrapper)

export function checkApplication(
  { documents, declarations, bankId, bank }: ApplicationAnswers,
  items: readonly BasketItem[],
  banks: readonly BankAccount[],
): Problems {
  const problems: Problems = {}
  for (const id of documentsFor(wrappersOf(items)))
    if (!documents.includes(id)) problems[`document-${id}`] = `Read “${documentTitle(id)}”, and tick it`
  if (bankId === NEW_BANK)
    for (const [field, problem] of Object.entries(checkBank(bank)))
      problems[`bank-${field as BankField}`] = problem
  else if (!banks.some(({ id }) => id === bankId))
    problems.bankId = 'Choose the bank account we collect payments from'
  for (const id of declarationsFor(wrappersOf(items)))
    if (!declarations.includes(id))
      problems[`declaration-${id}`] = `Tick the declaration about ${declarationTopic(id)} if it is true`
  return problems
}

export const newApplicationOf = (
  { documents, declarations, bankId, bank }: ApplicationAnswers,
  basketSavedAt: string | null,
): NewApplication => ({
  ...{ basketSavedAt, documents, declarations },
  bank: bankId === NEW_BANK ? newAccountOf(bank) : { id: bankId },
})

/** Every answer as text, with the accounts applied for. */
export function describeApplication(
  { documents, bankId, bank }: ApplicationAnswers,
  items: readonly BasketItem[],
  banks: readonly BankAccount[],
) {
  const known = banks.find(({ id }) => id === bankId)
  return [
    ...items.map((item) => ({ label: item.name, value: itemInWords(item) })),
    {
      label: 'Read',
      value: documentsFor(wrappersOf(items))
        .filter((id) => documents.includes(id))
        .map(documentTitle)
        .join(', '),
    },
    ...(known
      ? [{ label: 'Collected from', value: `${known.name}, account ending ${known.accountNumberEnding}` }]
      : describeBank(bank)),
    {
      label: 'Declared',
      value: declarationsFor(wrappersOf(items)).map(declarationWords).join(' '),
    },
  ]
}

/** "Junior ISA for Zoe Osei: £2,000.00 at first, £100.00 a month. Risk level 4, 10 years" */
export function itemInWords({
  wrapper,
  child,
  initialPence,
  monthlyPence,
  riskLevel,
  years,
}: BasketItem): string {
  const payments = [
    initialPence > 0 && `${formatPence(initialPence)} at first`,
    monthlyPence > 0 && `${formatPence(monthlyPence)} a month`,
  ].filter(Boolean)
  return `${wrapperNames[wrapper]}${child ? ` for ${child.name}` : ''}: ${payments.join(', ')}. Risk level ${riskLevel}, ${years === 1 ? '1 year' : `${years} years`}`
}

const refusals: Record<string, string> = {
  'basket-empty': 'Your basket is empty. Nothing was sent.',
  'basket-changed':
    'Your basket was changed somewhere else since this page was opened. Nothing was sent: go back to your basket and look at it again.',
  'too-young': 'The person who applies must be 18 or over. Nothing was sent.',
  'too-old':
    'Nobody can start a personal pension here after their 75th birthday. Nothing was sent: take it out of your basket.',
  'not-uk-resident':
    'An ISA needs a person who is resident in the United Kingdom for tax. Nothing was sent: take it out of your basket, or correct your personal details.',
  'child-missing': 'A junior ISA needs a child. Nothing was sent: add the child in your basket.',
  'child-grown-up': 'A junior ISA is for a child under 18. Nothing was sent: take it out of your basket.',
  'child-has-one': 'This child has a junior ISA with us, or in this basket, already. Nothing was sent.',
  'too-small': `Payments are at least £${limits['payment-min'].value}. Nothing was sent: change the amounts in your basket.`,
}

export function explainApplication(refusal: ApiRefusal): string | undefined {
  const { reason = '', body } = refusal
  if (reason === 'over-allowance') {
    const { roomPence, monthlyPence } = body as { roomPence?: unknown; monthlyPence?: unknown }
    if (typeof monthlyPence === 'number')
      return `Monthly payments are over what an allowance leaves beside what else is paid in: ${formatPence(monthlyPence)} a month. Nothing was sent: change the monthly payments in your basket.`
    const room = typeof roomPence === 'number' ? `: ${formatPence(roomPence)}` : ''
    return `First payments are over what is left of an allowance in the tax year in which they arrive${room}. Nothing was sent: change the first payments in your basket.`
  }
  return ownValue(refusals, reason) ?? explainBank(refusal)
}
