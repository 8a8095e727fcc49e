// Leaves out of what is typed or pasted what nobody can see and the API refuses.
import type { ChangeEvent } from 'react'
import { shownText } from '#base/shown-text.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export function onlyShown<F extends Field>(onChange: ((event: ChangeEvent<F>) => void) | undefined) {
  return (event: ChangeEvent<F>): void => {
    const field = event.currentTarget
    const shown = shownText(field.value)
    if (shown !== field.value) field.value = shown
    onChange?.(event)
  }
}
