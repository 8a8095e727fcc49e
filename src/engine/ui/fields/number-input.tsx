// A whole number, with commas between thousands.
import { NumberInput as MantineNumberInput, type NumberInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/NumberInput.css'

/** A field for a whole number (props of Mantine’s). */
export function NumberInput(props: NumberInputProps) {
  return (
    <MantineNumberInput size="md" allowDecimal={false} thousandSeparator="," autoComplete="off" {...props} />
  )
}
