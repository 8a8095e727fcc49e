// Text for people who listen: what changes many times a second is read out once it has come to rest.
import { useEffect, useState } from 'react'

/** In milliseconds. */
const PAUSE = 500

/** A text once it is whole and has been the same for a moment. */
export function useSettled(text: string, isWhole: boolean): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (!isWhole) return undefined
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, isWhole])
  return settled
}
