// An empty state: what will appear here, why there is nothing yet, and one thing to do.
import type { ReactNode } from 'react'
import prose from '../prose.module.css'
import css from './empty-state.module.css'

export interface EmptyStateProps {
  title?: string
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {title !== undefined && <h2>{title}</h2>}
      <p className={prose.muted}>{children}</p>
      {action}
    </div>
  )
}
