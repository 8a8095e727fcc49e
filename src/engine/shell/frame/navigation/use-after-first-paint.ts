// Is the first page painted? What is folded away is drawn after it, so that it delays no figure.
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#ui/after-paint.ts'

/** False on the first render; true soon after the browser has painted that. */
export function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setIsAfter(true)))
  }, [])
  return isAfter
}
