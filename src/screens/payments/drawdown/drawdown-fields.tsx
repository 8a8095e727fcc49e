// The fields of pension drawdown, in the order in which somebody decides.
import type { BankAccount } from '#api/payments/bank-accounts.ts'
import type { DrawdownPension } from '#api/payments/drawdown.ts'
import { drawdownStatements, movedWith, pathways } from '#domain/payments/drawdown.ts'
import { formatPence } from '#domain/money.ts'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { usePortal } from '#screen-api/portal.ts'
import type { FieldProps } from '#screen-api/send-form/send-form.tsx'
import { BankChoice } from '../paying-out/bank-choice.tsx'
import { AmountField } from '#screen-api/send-form/fields/fields.tsx'
import { PressedQuestion } from '../paying-out/pressed-question.tsx'
import css from '../payments.module.css'
import { amountsOf, type DrawdownAnswers, type DrawdownField } from './drawdown-answers.ts'
import { guidanceWords, pathwayWords, statementWords } from './drawdown-words.ts'

interface DrawdownFieldsProps extends FieldProps<DrawdownAnswers, DrawdownField> {
  pension: DrawdownPension
  bankAccounts: readonly BankAccount[]
  /** Tax year of the payment. */
  year: number
}

export function DrawdownFields(props: DrawdownFieldsProps) {
  const { pension, bankAccounts, year, answers, problems, change, fieldId } = props
  const guidance = usePortal().external('pension-wise')
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
      <div className={css.stack}>
        <RadioRow
          id={fieldId('guidance')}
          legend="Have you had guidance from Pension Wise?"
          hint="It is free, impartial, and for everybody over 50. We recommend it before you decide."
          problem={problems.guidance}
          isStacked
          options={Object.entries(guidanceWords).map(([value, label]) => ({ value, label }))}
          chosen={answers.guidance}
          onChoose={(value) => change({ guidance: value as DrawdownAnswers['guidance'] })}
        />
        <a href={guidance.href} target="_blank" rel="noopener">
          {guidance.label} (opens in a new tab)
        </a>
      </div>
      <fieldset className={css.statements}>
        <legend>Read each of these, and tick it</legend>
        {drawdownStatements.map((statement) => (
          <CheckRow
            key={statement}
            id={fieldId(`accepted-${statement}`)}
            label={statementWords(statement, year)}
            problem={problems[`accepted-${statement}`]}
            isChecked={answers.accepted.includes(statement)}
            onChange={(isChecked) =>
              change({
                accepted: drawdownStatements.filter((each) =>
                  each === statement ? isChecked : answers.accepted.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <BankChoice
        id={fieldId('bankAccountId')}
        accounts={bankAccounts}
        chosen={answers.bankAccountId}
        problem={problems.bankAccountId}
        onChoose={(bankAccountId) => change({ bankAccountId })}
      />
      <PressedQuestion
        id={fieldId('pressed')}
        problem={problems.pressed}
        chosen={answers.pressed}
        onChoose={(pressed) => change({ pressed })}
      />
    </>
  )
}
