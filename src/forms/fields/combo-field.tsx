// A long list of which people know their entry: they type a part of its name. One choice is offered whatever is typed.
import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Popover.css'
import { answerOf, type Named } from './fields.tsx'
import css from './combo-field.module.css'

type ComboFieldProps<Values, Field extends keyof Values & string> = Named<Values, Field> & {
  options: readonly { value: string; label: string }[]
  /** The value of the choice that is always there, at the end. */
  always: string
}

export function ComboField<Field extends string, Values extends Record<Field, string>>({
  form: { values, errors, change, fieldId },
  name,
  options,
  always,
  ...rest
}: ComboFieldProps<Values, Field>) {
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
      error={errors[name]}
      searchable
      filter={filter}
      data={[...options]}
      value={values[name] === '' ? null : values[name]}
      onChange={(value) => change(answerOf(name, value ?? '') as Partial<Values>)}
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
