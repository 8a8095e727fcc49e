// Has this much time passed since the component appeared? For not waiting too long on one slow thing.
import { useEffect, useState } from 'react'

export function usePatience(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
