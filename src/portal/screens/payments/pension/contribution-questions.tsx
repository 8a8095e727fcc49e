// What adding money asks where it goes into a pension: who pays, what relief follows, and what it does to the allowance.
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { writePounds } from 'portal-engine/base/pounds.ts'
import { optionsOf } from '#screens/shared/options.ts'
import { taxAmountPence, type TaxAmount } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { Note, Question } from 'portal-engine/forms/form-definition.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import type { AddMoney } from '../add-money/add-money-values.ts'
import { allowanceQuestions } from './allowance-questions.ts'
import { AllowanceUsed } from './allowance-used.tsx'
import { AllowanceWarning } from './allowance-warning.tsx'
import { needsEarnings } from './contribution-values.ts'
import notice from 'portal-engine/ui/notice.module.css'

interface Asked {
  today: string
  isPension: (values: AddMoney) => boolean
}

/** None for somebody without a pension. */
export function contributionQuestions(
  use: PensionUse | undefined,
  { today, isPension }: Asked,
): (Question<AddMoney> | Note<AddMoney>)[] {
  if (!use) return []
  const amountOf = (name: TaxAmount) => `£${writePounds(taxAmountPence(name, taxYearOfDate(today)))}`
  return [
    {
      note: (values) =>
        isPension(values) &&
        today > use.reliefUntil && (
          <p role="note" className={notice.due}>
            Tax relief on what you pay in yourself ended on {formatDate(use.reliefUntil)}. Your employer can
            still pay in.
          </p>
        ),
    },
    {
      id: 'payer',
      kind: 'choice',
      label: 'Who pays?',
      options: optionsOf({ personal: 'I do, from my own money', employer: 'My employer, before tax' }),
      isAsked: isPension,
      missing: 'Choose who pays',
      summary: ({ payer }) => [{ label: 'Paid by', value: payer === 'employer' ? 'Your employer' : 'You' }],
    },
    {
      id: 'earnings',
      kind: 'money',
      label: 'Your UK earnings this tax year, before tax',
      hint: `Tax relief is given on all your earnings at most, or on ${amountOf('pension-relief-without-earnings')} if they are less`,
      isAsked: (values) => isPension(values) && needsEarnings(values, { use, today }),
      missing: 'Enter your earnings; 0 if you have none',
      summary: 'Your earnings',
    },
    ...allowanceQuestions({ use, today, amountOf, isPension }),
    {
      note: (values) =>
        isPension(values) && (
          <>
            <AllowanceWarning values={values} use={use} today={today} />
            <Disclosure label="Your annual allowance">
              <AllowanceUsed use={use} today={today} />
            </Disclosure>
          </>
        ),
    },
  ]
}
