// The answers of paying into a pension: their shape, what is wrong with them, and what they come to. Pure.
import * as z from 'zod/mini'
import { date as dateField } from '#api/http/fields.ts'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import type { FormKind } from '#api/people/forms.ts'
import { addDays } from '#domain/dates/london-time.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from '#domain/money.ts'
import { grossOf, reliefLimitPence } from '#domain/payments/pension-contributions.ts'
import { parsePounds } from '#domain/pounds.ts'
import { taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { countsThisYear, problemOfAmountIn } from '../amount.ts'

const yesOrNo = z.enum(['', 'no', 'yes'])
const schema = z.object({
  accountId: z.string(),
  payer: z.enum(['', 'personal', 'employer']),
  /** As typed: net for a personal contribution. */
  amount: z.string(),
  arrivesOn: z.string(),
  earnings: z.string(),
  /** Gross, into pensions elsewhere in this tax year. */
  elsewhere: z.string(),
  isHigh: yesOrNo,
  threshold: z.string(),
  adjusted: z.string(),
  hasFlexible: yesOrNo,
  flexibleOn: z.string(),
  /** Gross, the part of `elsewhere` that was paid after that day. Older drafts have none. */
  elsewhereSince: z._default(z.string(), ''),
})
export type ContributionAnswers = z.infer<typeof schema>
export type ContributionField = keyof ContributionAnswers

export const contributionForm: FormKind<ContributionAnswers> = { job: 'pension-contribution', schema }

export const blankContribution = (accountId: string): ContributionAnswers => ({
  accountId,
  payer: '',
  amount: '',
  arrivesOn: '',
  earnings: '',
  elsewhere: '',
  isHigh: '',
  threshold: '',
  adjusted: '',
  hasFlexible: '',
  flexibleOn: '',
  elsewhereSince: '',
})

export interface Known {
  use: PensionUse
  today: string
}

export const pounds = (typed: string): number => parsePounds(typed) ?? 0

export const grossPenceOf = ({ payer, amount }: ContributionAnswers): number =>
  payer === 'personal' ? grossOf(pounds(amount)) : pounds(amount)

export const sumOf = (paid: PensionUse['paid']): number =>
  paid.reduce((sum, { grossPence }) => sum + grossPence, 0)

/** The day after which payments count towards the money purchase annual allowance; null where there is none. */
export const flexibleSince = ({ hasFlexible, flexibleOn }: ContributionAnswers, use: PensionUse) =>
  use.flexibleSince ?? (hasFlexible === 'yes' ? flexibleOn : null)

/** Did flexible income begin in this tax year? Of an earlier one, all that was paid this year came after it. */
export const beganThisYear = (since: string, today: string): boolean =>
  since >= taxYearStart(taxYearOfDate(today))

/**
 * Does the form have to ask how much of what was paid elsewhere came after flexible income? Only where both lie in this
 * tax year.
 */
export function asksElsewhereSince(answers: ContributionAnswers, { use, today }: Known): boolean {
  const since = flexibleSince(answers, use)
  return since !== null && beganThisYear(since, today) && since <= today && pounds(answers.elsewhere) > 0
}

export function checkContribution(
  answers: ContributionAnswers,
  { use, today }: Known,
): Partial<Record<ContributionField, string>> {
  const isPersonal = answers.payer === 'personal'
  const found: Record<string, string | undefined> = {
    payer: answers.payer === '' ? 'Choose who pays' : undefined,
    amount: problemOfAmount(answers, use, today),
    earnings: isPersonal
      ? problemOfRequired(answers.earnings, 'Enter your earnings; 0 if you have none')
      : undefined,
    elsewhere: parsePounds(answers.elsewhere) === undefined ? typedAmount : undefined,
    isHigh: answers.isHigh === '' ? 'Say whether your income is above that' : undefined,
    ...(answers.isHigh === 'yes' && {
      threshold: problemOfRequired(answers.threshold, 'Enter your income without employer contributions'),
      adjusted: problemOfRequired(answers.adjusted, 'Enter your income with employer contributions'),
    }),
    ...(use.flexibleSince === null && {
      hasFlexible: answers.hasFlexible === '' ? 'Say whether you have taken flexible income' : undefined,
      flexibleOn: answers.hasFlexible === 'yes' ? problemOfFlexible(answers.flexibleOn, today) : undefined,
    }),
    elsewhereSince: asksElsewhereSince(answers, { use, today })
      ? problemOfElsewhereSince(answers)
      : undefined,
    arrivesOn: problemOfDate(answers, use, today),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

const typedAmount = 'Enter an amount, such as 1,000 or 1,000.50'

function problemOfRequired(typed: string, missing: string): string | undefined {
  if (typed.trim() === '') return missing
  return parsePounds(typed) === undefined ? typedAmount : undefined
}

/** Beyond the annual allowance people may pay, beyond the limit of relief not. That of another year the server knows. */
function problemOfAmount(answers: ContributionAnswers, use: PensionUse, today: string): string | undefined {
  const problem = problemOfAmountIn(answers.amount, { currency: 'GBP' })
  if (problem !== undefined || answers.payer !== 'personal' || answers.earnings.trim() === '') return problem
  const earnings = parsePounds(answers.earnings)
  if (earnings === undefined || !countsThisYear(answers.arrivesOn, today)) return undefined
  const limit = reliefLimitPence(earnings, taxYearOfDate(today))
  const room = Math.max(0, limit - sumOf(use.paid.filter(({ isPersonal }) => isPersonal)))
  const net = Math.floor((room * 80) / 100)
  return grossOf(pounds(answers.amount)) > room
    ? `Enter ${formatPence(net)} or less: tax relief is given on ${formatPence(limit)} this tax year, and ${formatPence(limit - room)} of it is used`
    : undefined
}

function problemOfDate(
  { arrivesOn, payer }: ContributionAnswers,
  { reliefUntil }: PensionUse,
  today: string,
): string | undefined {
  const latest = addDays(today, limits['payment-days-ahead'].value)
  if (!dateField.safeParse(arrivesOn).success) return 'Enter the day on which the transfer is made'
  if (arrivesOn < today) return 'Enter today or a later day'
  if (arrivesOn > latest) return `Enter ${formatDate(latest)} or an earlier day`
  return payer === 'personal' && arrivesOn > reliefUntil
    ? 'From the age of 75 there is no tax relief'
    : undefined
}

function problemOfFlexible(typed: string, today: string): string | undefined {
  if (!dateField.safeParse(typed).success) return 'Enter the day on which you first took flexible income'
  return typed > today ? 'Enter today or an earlier day' : undefined
}

function problemOfElsewhereSince({ elsewhere, elsewhereSince }: ContributionAnswers): string | undefined {
  const problem = problemOfRequired(
    elsewhereSince,
    'Enter how much of it was paid after that day; 0 if nothing',
  )
  if (problem !== undefined || pounds(elsewhereSince) <= pounds(elsewhere)) return problem
  return `Enter ${formatPence(pounds(elsewhere))} or less: you paid no more into other pensions this tax year`
}
