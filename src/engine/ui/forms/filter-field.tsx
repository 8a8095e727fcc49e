// One filter above a list: its label over an input or a choice.
import type { ReactNode } from 'react'
import '../fields/select.css'
import css from './filter-field.module.css'

interface FilterFieldProps {
  label: string
  /** Stands in the field, before what is typed. */
  symbol?: string | undefined
  children: ReactNode
}

export function FilterField({ label, symbol, children }: FilterFieldProps) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      {children}
      {symbol !== undefined && (
        <span className={css.symbol} aria-hidden="true">
          {symbol}
        </span>
      )}
    </label>
  )
}
