// One of a short list, by the browser's own menu.
import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import './select.css'

export function NativeSelect(props: NativeSelectProps) {
  return <MantineNativeSelect size="md" rightSection={<span />} {...props} />
}
