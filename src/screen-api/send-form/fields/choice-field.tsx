// A question of a form that is sent with a few answers, all of them to be seen. None is chosen beforehand.
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { answerOf, type Named } from './fields.tsx'

type ChoiceFieldProps<Answers, Field extends keyof Answers & string> = Omit<
  Named<Answers, Field>,
  'description'
> & {
  description?: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceField<Field extends string, Answers extends Record<Field, string>>({
  form: { answers, problems, change, fieldId },
  name,
  label,
  description,
  options,
}: ChoiceFieldProps<Answers, Field>) {
  return (
    <RadioRow
      id={fieldId(name)}
      legend={label}
      {...(description !== undefined && { hint: description })}
      problem={problems[name]}
      isStacked
      options={options}
      chosen={answers[name]}
      onChoose={(value) => change(answerOf(name, value) as Partial<Answers>)}
    />
  )
}
