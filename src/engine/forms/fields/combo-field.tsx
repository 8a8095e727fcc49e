// A choice from a long list, as an answer of a form that is sent.
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { answerOf, type Named } from './fields.tsx'

type ComboFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> & {
  options: readonly { value: string; label: string }[]
  /** The value of a choice that is always there, at the end. */
  always: string | undefined
  /** The answer that takes what was typed, where that choice is made. */
  typedInto?: (keyof Values & string) | undefined
}

export function ComboField<Field extends string, Values extends Record<Field, string>>({
  form: { values, errors, change, fieldId },
  name,
  typedInto,
  ...rest
}: ComboFieldProps<Values, Field>) {
  return (
    <SearchSelect
      id={fieldId(name)}
      error={errors[name]}
      value={values[name]}
      onChoose={(value, typed) =>
        change({
          ...answerOf(name, value),
          ...(typedInto !== undefined &&
            value === rest.always &&
            typed.trim() !== '' && { [typedInto]: typed.trim() }),
        } as Partial<Values>)
      }
      {...rest}
    />
  )
}
