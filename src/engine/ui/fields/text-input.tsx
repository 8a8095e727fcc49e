// A line of text. Browsers offer nothing, unless `autoComplete` says what.
import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { onlyShown } from './only-shown.ts'

/** Props of Mantine’s TextInput. */
export type { TextInputProps }

/** A field for one line of text (props of Mantine’s). */
export function TextInput(props: TextInputProps) {
  return <MantineTextInput size="md" autoComplete="off" {...props} onChange={onlyShown(props.onChange)} />
}
