// The way back to the page before, above the heading: a link, or a button where the address stays.
import type { ReactNode } from 'react'
import css from './way-back.module.css'

export const WayBack = ({ children }: { children: ReactNode }) => (
  <p className={css.back} data-not-printed>
    {children}
  </p>
)
