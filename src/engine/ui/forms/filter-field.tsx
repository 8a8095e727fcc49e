// One filter above a list: its label over an input or a choice.
import type { ReactNode } from 'react'
import '../fields/select.css'
import css from './filter-field.module.css'

export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}
