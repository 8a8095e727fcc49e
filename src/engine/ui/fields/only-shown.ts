// Removes invisible characters, which the API refuses, from what is typed or pasted.
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
