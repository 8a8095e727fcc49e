// An empty state: what will appear here, why there is nothing yet, and one thing to do.
import type { ReactNode } from 'react'
import prose from '../prose.module.css'
import css from './empty-state.module.css'

/** A heading, a sentence, and a way on. */
export interface EmptyStateProps {
  title?: string
  children: ReactNode
  action?: ReactNode
}

/** What a card says when it has nothing to show. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {title !== undefined && <h2>{title}</h2>}
      <p className={prose.muted}>{children}</p>
      {action}
    </div>
  )
}
