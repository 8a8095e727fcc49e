// A date that somebody knows by heart, or a month, as an answer of a form that is sent: one text, "14/3/1984" or "3/1984".
import { partsOfTypedDate } from '#base/dates/typed-date.ts'
import { DateFields } from '#ui/fields/date-fields.tsx'
import { answerOf, type Named } from './fields.tsx'

type DateFieldProps<Values, Field extends keyof Values & string> = Omit<
  Named<Values, Field>,
  'description'
> & { description?: string; isMonth?: boolean }

export function DateField<Field extends string, Values extends Record<Field, string>>({
  form: { values, errors, change, fieldId },
  name,
  label,
  description,
  isMonth = false,
}: DateFieldProps<Values, Field>) {
  const [day, month, year] = partsOfTypedDate(isMonth ? `/${values[name]}` : values[name])
  const parts = { day, month, year }
  return (
    <DateFields
      id={fieldId(name)}
      legend={label}
      {...(description !== undefined && { hint: description })}
      problem={errors[name]}
      parts={parts}
      isMonth={isMonth}
      onChange={(part, text) => {
        const typed = { ...parts, [part]: text.replaceAll('/', '') }
        const ofMonth = `${typed.month}/${typed.year}`
        change(answerOf(name, isMonth ? ofMonth : `${typed.day}/${ofMonth}`) as Partial<Values>)
      }}
    />
  )
}
