// An empty state: what will appear here, why there is nothing yet, and one thing to do.
import type { ReactNode } from 'react'
import css from '../notice.module.css'

interface EmptyStateProps {
  title?: string
  children: ReactNode
  action?: ReactNode
  /** A drawing beside the words. */
  picture?: ReactNode
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className={css.notice}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      {title !== undefined && <h2>{title}</h2>}
      <p className={css.text}>{children}</p>
      {action}
    </div>
  )
}
