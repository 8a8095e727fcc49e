// Text for people who listen: what changes many times a second is read out once it has come to rest.
import { useEffect, useState } from 'react'

/** In milliseconds. */
const DEBOUNCE_MS = 500

/** A text once it is whole and has been the same for a moment. */
export function useSettled(text: string, isWhole: boolean): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (!isWhole) return undefined
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isWhole])
  return settled
}
