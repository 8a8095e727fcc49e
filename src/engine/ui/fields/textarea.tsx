// Several lines of text.
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { onlyShown } from './only-shown.ts'

/** A field for several lines of text (props of Mantine’s). */
export function Textarea(props: TextareaProps) {
  return <MantineTextarea size="md" {...props} onChange={onlyShown(props.onChange)} />
}
