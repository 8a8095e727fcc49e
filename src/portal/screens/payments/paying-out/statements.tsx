// What somebody agrees to before money leaves a pension, each with a box of its own.
import type { FieldProps } from '#forms/form-definition.ts'
import { drawdownStatements, type DrawdownStatement } from '#domain/payments/drawdown-rules.ts'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { statementWords, type PayoutKind } from '../drawdown/drawdown-words.ts'
import css from '../payments.module.css'

interface StatementsProps {
  form: FieldProps<{ accepted: DrawdownStatement[] }>
  /** Those that are asked for. */
  statements: readonly DrawdownStatement[]
  way: PayoutKind
  /** Tax year of the payment. */
  year: number
}

export function Statements({ form, statements, way, year }: StatementsProps) {
  const { values, errors, change, fieldId } = form
  return (
    <fieldset className={css.statements}>
      <legend>Read each of these, and tick it</legend>
      {statements.map((statement) => (
        <CheckRow
          key={statement}
          id={fieldId(`accepted-${statement}`)}
          label={statementWords(statement, way, year)}
          problem={errors[`accepted-${statement}`]}
          isChecked={values.accepted.includes(statement)}
          onChange={(isChecked) =>
            change({
              accepted: drawdownStatements.filter((each) =>
                each === statement ? isChecked : values.accepted.includes(each),
              ),
            })
          }
        />
      ))}
    </fieldset>
  )
}
