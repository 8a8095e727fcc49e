// The head of one tab of an account: its name, a quiet line, and what can be done with the whole of it.
import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'
import css from './part-head.module.css'

export function PartHead({ note, actions }: { note?: ReactNode; actions?: ReactNode }) {
  const { title } = usePortal()
  return (
    <div className={css.head}>
      <div>
        <h2 id="part-title" tabIndex={-1}>
          {title}
        </h2>
        <p className={css.note}>{note}</p>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
