// One of a long list of which people know the entry: they type a part of its name.
import { useRef } from 'react'
import { Select, type ComboboxItem, type OptionsFilter, type SelectProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Popover.css'
import css from './search-select.module.css'

interface SearchSelectProps extends Pick<SelectProps, 'id' | 'label' | 'description' | 'error'> {
  options: readonly { value: string; label: string }[]
  /** The value of a choice that is offered whatever is typed. */
  always: string | undefined
  /** Empty until something is chosen. */
  value: string
  /** `typed`: what was in the field until then. */
  onChoose: (value: string, typed: string) => void
}

/** One of many choices, found by typing a part of its label. */
export function SearchSelect({ options, always, value, onChoose, ...rest }: SearchSelectProps) {
  const typed = useRef('')
  const filter: OptionsFilter = ({ options: all, search }) => {
    const words = search.toLowerCase().trim()
    return (all as ComboboxItem[]).filter(
      (option) => option.value === always || option.label.toLowerCase().includes(words),
    )
  }
  return (
    <Select
      size="md"
      searchable
      filter={filter}
      data={[...options]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChoose(chosen ?? '', typed.current)}
      onSearchChange={(text) => {
        typed.current = text
      }}
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
