// One component with its name.
import type { ReactNode } from 'react'
import css from './components.module.css'

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.example}>
      <p className={css.name}>{name}</p>
      <div>{children}</div>
    </div>
  )
}
