// One of a short list, by the browser's own menu.
import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import './select.css'

/** One of a few choices, by the browser’s own list (props of Mantine’s). */
export function NativeSelect(props: NativeSelectProps) {
  return <MantineNativeSelect size="md" rightSection={<span />} {...props} />
}
