// The fields of pension drawdown, in the order in which somebody decides.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { DrawdownPension } from '#api/payments/drawdown.ts'
import { formatPence } from '#domain/money.ts'
import { movedWith, pathways } from '#domain/payments/drawdown.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { BankChoice } from '../paying-out/bank-choice.tsx'
import { AmountField } from '#screen-api/send-form/fields/fields.tsx'
import { GuidanceQuestion } from '../paying-out/guidance-question.tsx'
import { PressedQuestion } from '../paying-out/pressed-question.tsx'
import { Statements } from '../paying-out/statements.tsx'
import { amountsOf, type DrawdownAnswers, type DrawdownField } from './drawdown-answers.ts'
import { pathwayWords } from './drawdown-words.ts'

interface DrawdownFieldsProps extends FieldProps<DrawdownAnswers, DrawdownField> {
  pension: DrawdownPension
  bankAccounts: readonly BankAccount[]
  /** Tax year of the payment. */
  year: number
}

export function DrawdownFields(props: DrawdownFieldsProps) {
  const { pension, bankAccounts, year, answers, problems, change, fieldId } = props
  const incomeMost = pension.inDrawdownPence + movedWith(amountsOf(answers).taxFreePence)
  return (
    <>
      <AmountField
        form={props}
        name="taxFree"
        label="Tax-free cash"
        description={`Up to ${formatPence(pension.taxFreeMostPence)}. Three times as much moves into drawdown and stays invested.`}
      />
      <AmountField
        form={props}
        name="income"
        label="Income, before tax"
        description={`Up to ${formatPence(incomeMost)}, from what is in drawdown. Leave it empty for none.`}
      />
      <RadioRow
        id={fieldId('pathway')}
        legend="What do you plan for the rest?"
        hint="If you do not choose investments yourself, your answer decides which suit you."
        problem={problems.pathway}
        isStacked
        options={pathways.map((value) => ({ value, label: pathwayWords[value] }))}
        chosen={answers.pathway}
        onChoose={(pathway) => change({ pathway: pathway as DrawdownAnswers['pathway'] })}
      />
      <GuidanceQuestion form={props} />
      <Statements form={props} year={year} />
      <BankChoice form={props} accounts={bankAccounts} />
      <PressedQuestion form={props} />
    </>
  )
}
