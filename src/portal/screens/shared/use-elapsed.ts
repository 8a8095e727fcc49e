// Has this much time passed since the component was mounted? For content that must not wait for one slow call.
import { useEffect, useState } from 'react'

export function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
