// What a contribution's form asks about the annual allowance: other pensions, high income, and flexible income.
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from '#base/money.ts'
import type { TaxAmount } from '#domain/tax/tax-facts.ts'
import type { Question } from '#forms/form-definition.ts'
import { formatDate } from '#ui/figures/dates.ts'
import {
  asksElsewhereSince,
  flexibleSince,
  pounds,
  problemOfElsewhereSince,
  problemOfFlexible,
  problemOfPounds,
  type Contribution,
} from './contribution-values.ts'

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

interface Known {
  use: PensionUse
  today: string
  /** A figure of the tax year in words: "£10,000". */
  amountOf: (name: TaxAmount) => string
}

export function allowanceQuestions({ use, today, amountOf }: Known): Question<Contribution>[] {
  const isHigh = (values: Contribution) => values.isHigh === 'yes'
  const asksFlexible = use.flexibleSince === null
  return [
    {
      id: 'elsewhere',
      kind: 'money',
      label: 'Paid into other pensions this tax year (optional)',
      hint: 'With tax relief, and with what employers paid',
      check: problemOfPounds,
      summary: 'Into other pensions',
    },
    {
      id: 'isHigh',
      kind: 'choice',
      label: `Is your income above ${amountOf('tapered-allowance-threshold-income')} this tax year?`,
      hint: 'Your annual allowance may be lower then',
      options: yesOrNo,
      missing: 'Say whether your income is above that',
    },
    {
      id: 'threshold',
      kind: 'money',
      label: 'Income less what you pay into pensions',
      hint: 'HMRC calls it threshold income',
      isAsked: isHigh,
      missing: 'Enter your income without employer contributions',
      check: problemOfPounds,
    },
    {
      id: 'adjusted',
      kind: 'money',
      label: 'Income with what employers pay into pensions',
      hint: 'HMRC calls it adjusted income',
      isAsked: isHigh,
      missing: 'Enter your income with employer contributions',
      check: problemOfPounds,
    },
    {
      id: 'hasFlexible',
      kind: 'choice',
      label: 'Have you taken flexible income from any pension?',
      hint: `Tax-free cash alone does not count. After flexible income the allowance is ${amountOf('money-purchase-annual-allowance')}`,
      options: yesOrNo,
      isAsked: () => asksFlexible,
      missing: 'Say whether you have taken flexible income',
      summary: 'Flexible income taken',
    },
    {
      id: 'flexibleOn',
      kind: 'day',
      label: 'Since when?',
      isAsked: ({ hasFlexible }) => asksFlexible && hasFlexible === 'yes',
      check: (day) => problemOfFlexible(day, today),
      summary: 'Flexible income since',
    },
    {
      id: 'paidElsewhereAfter',
      kind: 'money',
      label: 'Paid into other pensions since then',
      hint: (values) =>
        `The part of ${formatPence(pounds(values.elsewhere))} that was paid after ${formatDate(flexibleSince(values, use) ?? today)}`,
      isAsked: (values) => asksElsewhereSince(values, { use, today }),
      missing: 'Enter how much of it was paid after that day; 0 if nothing',
      check: (_, values) => problemOfElsewhereSince(values),
    },
  ]
}
