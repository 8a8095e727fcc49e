// What people want to know while they fill in a form: beside it and in view, or below it where there is no room.
import type { ReactNode } from 'react'
import css from './beside.module.css'

interface BesideProps {
  aside: ReactNode
  children: ReactNode
}

/** A form, and what people want to know beside it. */
export const Beside = ({ aside, children }: BesideProps) => (
  <div className={css.pair} data-wide>
    <div className={css.form}>{children}</div>
    <aside className={css.aside}>{aside}</aside>
  </div>
)
