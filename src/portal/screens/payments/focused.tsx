// Gives the focus to the first button inside, or to the one around it, as it shows: people come to this one from another
// page, back from a form, or have just changed it. Without a button it takes the focus itself.
import css from './payments.module.css'
import { useEffect, useRef, type ReactNode } from 'react'

interface FocusedProps {
  is: boolean
  /** Another number gives the focus again. */
  turn?: number | undefined
  /** It stands in the button that takes the focus. */
  isInButton?: boolean
  children: ReactNode
}

export function Focused({ is, turn, isInButton = false, children }: FocusedProps) {
  const box = useRef<HTMLSpanElement & HTMLDivElement>(null)
  useEffect(() => {
    const button = () => (isInButton ? box.current?.closest('button') : box.current?.querySelector('button'))
    // A new page gives the focus to its heading first.
    if (is) queueMicrotask(() => (button() ?? box.current)?.focus())
  }, [is, turn, isInButton])
  const shown = { ref: box, tabIndex: -1, className: is ? css.arrived : undefined }
  return isInButton ? <span {...shown}>{children}</span> : <div {...shown}>{children}</div>
}
