// An entry of a menu that is there but cannot be opened, with the reason below it.
import type { ReactNode } from 'react'
import css from './unavailable-entry.module.css'

interface UnavailableEntryProps {
  reason: string
  id: string
  /** The entry below it shows the same reason; here it is read out only. */
  isReasonHidden?: boolean
  children: ReactNode
}

export function UnavailableEntry({ reason, id, isReasonHidden = false, children }: UnavailableEntryProps) {
  return (
    <span className={css.entry}>
      {/* In the tab order, so that everybody finds out why it cannot be followed. */}
      <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={id}>
        {children}
      </span>
      <span id={id} className={isReasonHidden ? 'visually-hidden' : css.reason}>
        {reason}
      </span>
    </span>
  )
}
