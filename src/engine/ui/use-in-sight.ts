// Where a row scrolls, as chips and tabs do on a phone, the chosen one is in sight.
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The row; `chosen` tells when another one is chosen, `mark` is its selector. */
export function useInSight<Row extends HTMLElement>(chosen: string, mark: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const [at, of] = [row.current, row.current?.querySelector<HTMLElement>(mark)]
    if (at && of) at.scrollLeft = of.offsetLeft - at.offsetLeft - (at.clientWidth - of.offsetWidth) / 2
  }, [chosen, mark])
  return row
}
