// A date that somebody knows by heart, as an answer of a form that is sent: one text, "14/3/1984".
import { partsOfTypedDate } from '#domain/dates/typed-date.ts'
import { DateFields } from '#ui/forms/date-fields.tsx'
import { answerOf, type Named } from './fields.tsx'

type DateFieldProps<Answers, Field extends keyof Answers & string> = Omit<
  Named<Answers, Field>,
  'description'
> & { description?: string }

export function DateField<Field extends string, Answers extends Record<Field, string>>({
  form: { answers, problems, change, fieldId },
  name,
  label,
  description,
}: DateFieldProps<Answers, Field>) {
  const [day, month, year] = partsOfTypedDate(answers[name])
  const parts = { day, month, year }
  return (
    <DateFields
      id={fieldId(name)}
      legend={label}
      {...(description !== undefined && { hint: description })}
      problem={problems[name]}
      parts={parts}
      onChange={(part, text) => {
        const typed = { ...parts, [part]: text.replaceAll('/', '') }
        change(answerOf(name, `${typed.day}/${typed.month}/${typed.year}`) as Partial<Answers>)
      }}
    />
  )
}
