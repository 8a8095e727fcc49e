// The parts of a page as tabs, each with its own URL.
import type { RouteId } from '../names.ts'
import { RouteLink } from './route-link.tsx'
import css from './link-tabs.module.css'

interface LinkTab {
  to: RouteId
  search?: string
  text: string
  /** By default the tab whose path is shown. */
  isShown?: boolean
}

/** Parts of a page as tabs, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map(({ to, search = '', text, isShown }) => (
          <li key={to + search}>
            <RouteLink to={to} search={search} isCurrent={isShown}>
              {text}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
