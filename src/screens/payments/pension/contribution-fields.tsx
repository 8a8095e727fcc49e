// The fields of paying into a pension, with what the amount comes to as one types.
import type { Account } from '#api/accounts/accounts.ts'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from '#domain/money.ts'
import { RELIEF_WEEKS } from '#domain/payments/pension-contributions.ts'
import { parsePounds, writePounds } from '#domain/pounds.ts'
import { taxAmountPence, type TaxAmount } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { ChoiceField } from '#screen-api/send-form/fields/choice-field.tsx'
import { AmountField, SelectField, TextField } from '#screen-api/send-form/fields/fields.tsx'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import css from '../payments.module.css'
import { AllowanceWarning } from './allowance-warning.tsx'
import {
  asksElsewhereSince,
  flexibleSince,
  grossPenceOf,
  pounds,
  type ContributionAnswers,
  type ContributionField,
} from './contribution-answers.ts'

interface ContributionFieldsProps {
  form: FieldProps<ContributionAnswers, ContributionField>
  accounts: readonly Account[]
  account: Account
  use: PensionUse
  today: string
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

export function ContributionFields({ form, accounts, account, use, today }: ContributionFieldsProps) {
  const { answers } = form
  const amount = (name: TaxAmount) => `£${writePounds(taxAmountPence(name, taxYearOfDate(today)))}`
  const isEmployer = answers.payer === 'employer'
  return (
    <>
      {accounts.length > 1 && (
        <SelectField
          form={form}
          name="accountId"
          label="Into"
          value={account.id}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceField
        form={form}
        name="payer"
        label="Who pays?"
        options={[
          { value: 'personal', label: 'I do, from my own money: we claim tax relief' },
          { value: 'employer', label: 'My employer, before tax: there is no relief to claim' },
        ]}
      />
      <AmountField
        form={form}
        name="amount"
        label={isEmployer ? 'Amount that your employer pays' : 'Amount that you pay'}
      />
      <output className={css.sum}>{reliefInWords(answers)}</output>
      {!isEmployer && (
        <AmountField
          form={form}
          name="earnings"
          label="Your UK earnings this tax year, before tax"
          description={`Tax relief is given on all your earnings at most, or on ${amount('pension-relief-without-earnings')} if they are less`}
        />
      )}
      <AmountField
        form={form}
        name="elsewhere"
        label="Paid into other pensions this tax year (optional)"
        description="With tax relief, and with what employers paid"
      />
      <ChoiceField
        form={form}
        name="isHigh"
        label={`Is your income above ${amount('tapered-allowance-threshold-income')} this tax year?`}
        description="Your annual allowance may be lower then"
        options={yesOrNo}
      />
      {answers.isHigh === 'yes' && (
        <>
          <AmountField
            form={form}
            name="threshold"
            label="Income less what you pay into pensions"
            description="HMRC calls it threshold income"
          />
          <AmountField
            form={form}
            name="adjusted"
            label="Income with what employers pay into pensions"
            description="HMRC calls it adjusted income"
          />
        </>
      )}
      {use.flexibleSince === null && (
        <ChoiceField
          form={form}
          name="hasFlexible"
          label="Have you taken flexible income from any pension?"
          description={`Tax-free cash alone does not count. After flexible income the allowance is ${amount('money-purchase-annual-allowance')}`}
          options={yesOrNo}
        />
      )}
      {use.flexibleSince === null && answers.hasFlexible === 'yes' && (
        <TextField form={form} name="flexibleOn" label="Since when?" type="date" />
      )}
      {asksElsewhereSince(answers, { use, today }) && (
        <AmountField
          form={form}
          name="elsewhereSince"
          label="Paid into other pensions since then"
          description={`The part of ${formatPence(pounds(answers.elsewhere))} that was paid after ${formatDate(flexibleSince(answers, use)!)}`}
        />
      )}
      <TextField form={form} name="arrivesOn" label="Day of the transfer" type="date" />
      <AllowanceWarning answers={answers} use={use} today={today} />
    </>
  )
}

function reliefInWords(answers: ContributionAnswers): string {
  const paid = parsePounds(answers.amount)
  if (answers.payer !== 'personal' || paid === undefined || paid === 0) return ''
  const gross = grossPenceOf(answers)
  return `${formatPence(paid)} from you + ${formatPence(gross - paid)} tax relief, within ${RELIEF_WEEKS} weeks = ${formatPence(gross)} in your pension`
}
