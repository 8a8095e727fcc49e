// What a contribution's form asks about the annual allowance: other pensions, high income, and flexible income.
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { optionsOf } from '#screens/shared/options.ts'
import type { TaxAmount } from '#domain/tax/tax-facts.ts'
import type { Question } from 'portal-engine/forms/form-definition.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import type { AddMoney } from '../add-money/add-money-values.ts'
import { penceOf } from '../amount.ts'
import { asksElsewhereSince, flexibleSince } from './contribution-values.ts'

const yesOrNo = {
  kind: 'choice',
  isRow: true,
  options: optionsOf({ no: 'No', yes: 'Yes' }),
} as const

interface Known {
  use: PensionUse
  today: string
  /** A figure of the tax year in words: "£10,000". */
  amountOf: (name: TaxAmount) => string
  isPension: (values: AddMoney) => boolean
}

/** One question stands before the others, which most people are not asked. */
export function allowanceQuestions({ use, today, amountOf, isPension }: Known): Question<AddMoney>[] {
  const applies = (values: AddMoney) => isPension(values) && values.applies === 'yes'
  const isHigh = (values: AddMoney) => applies(values) && values.isHigh === 'yes'
  const asksFlexible = use.flexibleSince === null
  const threshold = amountOf('tapered-allowance-threshold-income')
  return [
    {
      id: 'applies',
      ...yesOrNo,
      label: 'Does any of this apply to you?',
      hint: `Say yes if you paid into another pension this tax year${asksFlexible ? ',' : ' or'} earn more than ${threshold}${asksFlexible ? ', or have ever taken flexible income from a pension' : ''}. Your allowance may then be lower.`,
      isAsked: isPension,
      missing: 'Say whether any of this applies to you',
      summary: ({ applies: answer }) =>
        answer === 'yes' ? [] : [{ label: 'Other pensions, high or flexible income', value: 'No' }],
    },
    {
      id: 'elsewhere',
      kind: 'money',
      label: 'Paid into other pensions this tax year (optional)',
      hint: 'Include tax relief and what employers paid',
      isAsked: applies,
      summary: 'Into other pensions',
    },
    {
      id: 'isHigh',
      ...yesOrNo,
      label: `Is your income above ${threshold} this tax year?`,
      isAsked: applies,
      missing: 'Say whether your income is above that',
    },
    {
      id: 'threshold',
      kind: 'money',
      label: 'Income less what you pay into pensions',
      hint: 'HMRC calls it threshold income',
      isAsked: isHigh,
      missing: 'Enter your income without employer contributions',
    },
    {
      id: 'adjusted',
      kind: 'money',
      label: 'Income with what employers pay into pensions',
      hint: 'HMRC calls it adjusted income',
      isAsked: isHigh,
      missing: 'Enter your income with employer contributions',
    },
    {
      id: 'hasFlexible',
      ...yesOrNo,
      label: 'Have you taken flexible income from any pension?',
      hint: `Tax-free cash alone does not count. After flexible income the allowance is ${amountOf('money-purchase-annual-allowance')}`,
      isAsked: (values) => asksFlexible && applies(values),
      missing: 'Say whether you have taken flexible income',
      summary: 'Flexible income taken',
    },
    {
      id: 'flexibleOn',
      kind: 'day',
      label: 'Since when?',
      isAsked: (values) => asksFlexible && applies(values) && values.hasFlexible === 'yes',
      missing: 'Enter the day on which you first took flexible income',
      check: (day) => (day > today ? 'Enter today or an earlier day' : undefined),
      summary: 'Flexible income since',
    },
    {
      id: 'paidElsewhereAfter',
      kind: 'money',
      label: 'Paid into other pensions since then',
      hint: (values) =>
        `The part of ${formatPence(penceOf(values.elsewhere))} that was paid after ${formatDate(flexibleSince(values, use) ?? today)}`,
      isAsked: (values) => applies(values) && asksElsewhereSince(values, { use, today }),
      missing: 'Enter how much of it was paid after that day; 0 if nothing',
      check: (since, { elsewhere }) =>
        penceOf(since) > penceOf(elsewhere)
          ? `Enter ${formatPence(penceOf(elsewhere))} or less: you paid no more into other pensions this tax year`
          : undefined,
    },
  ]
}
