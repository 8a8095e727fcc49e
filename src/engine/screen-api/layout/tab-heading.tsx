// The heading of one tab of a layout: its name, a quiet line, and what can be done with the whole of it.
import type { ReactNode } from 'react'
import { onOneLine } from '#base/on-one-line.ts'
import row from '#ui/heading-row.module.css'
import { TAB_TITLE_ID } from '#ui/title-ids.ts'
import { usePageTitle } from './layout-tabs.tsx'
import css from './tab-heading.module.css'

interface TabHeadingProps {
  /** Null: there never is one, so no place is kept for it. */
  note?: ReactNode
  actions?: ReactNode
}

/** The heading (h2) of a page inside a layout with tabs, from its route, with a line and controls beside it. */
export function TabHeading({ note, actions }: TabHeadingProps) {
  return (
    <div className={`${row.row} ${css.head}`}>
      <div>
        <h2 id={TAB_TITLE_ID} tabIndex={-1}>
          {usePageTitle()}
        </h2>
        {note !== null && <p className={css.note}>{typeof note === 'string' ? onOneLine(note) : note}</p>}
      </div>
      {actions && <div className={row.actions}>{actions}</div>}
    </div>
  )
}
