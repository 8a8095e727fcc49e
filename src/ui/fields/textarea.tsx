// Several lines of text.
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'

export function Textarea(props: TextareaProps) {
  return <MantineTextarea size="md" {...props} />
}
