// An entry of a menu that is there but cannot be opened, with the reason below it.
import type { ReactNode } from 'react'
import css from './unavailable-entry.module.css'

export function UnavailableEntry({
  reason,
  id,
  children,
}: {
  reason: string
  id: string
  children: ReactNode
}) {
  return (
    <span className={css.entry}>
      {/* In the tab order, so that everybody finds out why it cannot be followed. */}
      <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={id}>
        {children}
      </span>
      <span id={id} className={css.reason}>
        {reason}
      </span>
    </span>
  )
}
