// The one h1 of a screen. The shell moves focus to it (`PAGE_TITLE_ID`) after a route change.
import type { ReactNode } from 'react'
import { PAGE_TITLE_ID } from './title-ids.ts'
import row from './heading-row.module.css'
import css from './page-title.module.css'

interface PageTitleProps {
  children: ReactNode
  /** For screen readers only, because what stands below says more. */
  isHidden?: boolean
  /** A secondary line below the title, for example "Valued at close, 20 November 2026". */
  note?: ReactNode
  /** Links or buttons that belong to the whole page. */
  actions?: ReactNode
}

/** The heading (h1) of a page, with a note and controls beside it; it takes the focus when the page opens. */
export function PageTitle({ children, isHidden = false, note, actions }: PageTitleProps) {
  return (
    <header className={isHidden ? 'visually-hidden' : `${row.row} ${css.head}`}>
      <div>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={css.title}>
          {children}
        </h1>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      {actions && <div className={row.actions}>{actions}</div>}
    </header>
  )
}
