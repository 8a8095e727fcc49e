// Where a row scrolls, as chips and tabs do on a phone, the chosen one is in sight.
import { useEffect, useRef, type RefObject } from 'react'

/** The row; `chosen` tells when another one is chosen, `mark` is its selector. */
export function useInSight<Row extends HTMLElement>(chosen: string, mark: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // After the paint, whose layout it reads: before it, the page would be laid out for this alone.
  useEffect(() => {
    const show = () => {
      const [at, of] = [row.current, row.current?.querySelector<HTMLElement>(mark)]
      if (at && of) at.scrollLeft = of.offsetLeft - at.offsetLeft - (at.clientWidth - of.offsetWidth) / 2
    }
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [chosen, mark])
  return row
}
