// Actions that matter less than the page, behind one small button. Escape or the button closes it.
import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure.tsx'
import css from './more-menu.module.css'

/** Actions behind one small button. */
export function MoreMenu({ children }: { children: ReactNode }) {
  return (
    <div className={css.menu}>
      <Disclosure
        label={
          <span className={css.dots}>
            <span aria-hidden="true">•••</span>
            <span className="visually-hidden">More actions</span>
          </span>
        }
      >
        <div className={css.panel}>{children}</div>
      </Disclosure>
    </div>
  )
}
