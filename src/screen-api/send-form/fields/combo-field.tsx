// A long list of which people know their entry: they type a part of its name. One choice is offered whatever is typed.
import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Popover.css'
import { answerOf, type Named } from './fields.tsx'
import css from './combo-field.module.css'

type ComboFieldProps<Answers, Field extends keyof Answers & string> = Named<Answers, Field> & {
  options: readonly { value: string; label: string }[]
  /** The value of the choice that is always there, at the end. */
  always: string
}

export function ComboField<Field extends string, Answers extends Record<Field, string>>({
  form: { answers, problems, change, fieldId },
  name,
  options,
  always,
  ...rest
}: ComboFieldProps<Answers, Field>) {
  const filter: OptionsFilter = ({ options: all, search }) => {
    const words = search.toLowerCase().trim()
    return (all as ComboboxItem[]).filter(
      ({ value, label }) => value === always || label.toLowerCase().includes(words),
    )
  }
  return (
    <Select
      id={fieldId(name)}
      size="md"
      error={problems[name]}
      searchable
      filter={filter}
      data={[...options]}
      value={answers[name] === '' ? null : answers[name]}
      onChange={(value) => change(answerOf(name, value ?? '') as Partial<Answers>)}
      allowDeselect={false}
      autoComplete="off"
      withScrollArea={false}
      classNames={{ dropdown: css.dropdown }}
      // Always below, so that label and problem stay in sight.
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 }, middlewares: { flip: false } }}
      {...rest}
    />
  )
}
