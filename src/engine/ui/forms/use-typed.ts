// A text field with its value elsewhere, such as in the address. What people type is stored after a pause, or at once
// when they leave the field or press Enter; while they type, their text stays as it is.
import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which it is kept. */
export const DEBOUNCE_MS = 400

/** Props of the field. */
export function useTyped(kept: string, onKeep: (typed: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const keep = (text: string) => {
    clearTimeout(timer.current)
    if (text !== kept) onKeep(text)
  }
  // After the pause, other fields may have changed what is kept.
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })
  return {
    value: typed ?? kept,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keepNow.current(value), DEBOUNCE_MS)
    },
    onBlur: () => {
      if (typed !== undefined) keep(typed)
      setTyped(undefined)
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter' && typed !== undefined) keep(typed)
    },
  }
}
