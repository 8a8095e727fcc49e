// Gives the focus to the first button inside as it shows: people come to this one from another page, or back from a form.
import { useEffect, useRef, type ReactNode } from 'react'

export function Focused({ is, children }: { is: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A new page gives the focus to its heading first.
    if (is) queueMicrotask(() => box.current?.querySelector('button')?.focus())
  }, [is])
  return <div ref={box}>{children}</div>
}
