// A question with a few answers, all of them to be seen: radio buttons under a legend. None is chosen beforehand.
import { answerOf, type Named } from './fields.tsx'
import css from './choice-field.module.css'

type ChoiceFieldProps<Answers, Field extends keyof Answers & string> = Named<Answers, Field> & {
  options: readonly { value: string; label: string }[]
}

export function ChoiceField<Field extends string, Answers extends Record<Field, string>>({
  form: { answers, problems, change, fieldId },
  name,
  label,
  description,
  options,
}: ChoiceFieldProps<Answers, Field>) {
  const id = fieldId(name)
  const problem = problems[name]
  const describedBy = [description !== undefined && `${id}-hint`, problem !== undefined && `${id}-problem`]
  return (
    <fieldset className={css.choice} aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}>
      <legend>{label}</legend>
      {description !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {description}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={css.option}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            value={option.value}
            checked={answers[name] === option.value}
            onChange={() => change(answerOf(name, option.value) as Partial<Answers>)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
