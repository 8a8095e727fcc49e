// A box to tick.
import { Checkbox as MantineCheckbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'

/** A checkbox with its label (props of Mantine’s). */
export function Checkbox(props: CheckboxProps) {
  return <MantineCheckbox size="md" color="var(--pine)" iconColor="var(--on-pine)" {...props} />
}
