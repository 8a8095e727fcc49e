// The parts of a page as tabs, each at an address of its own.
import { RouteLink } from './portal.tsx'
import css from './link-tabs.module.css'

interface LinkTab {
  to: string
  search?: string
  text: string
  isShown: boolean
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map(({ to, search = '', text, isShown }) => (
          <li key={to + search}>
            <RouteLink to={to} search={search} aria-current={isShown ? 'page' : undefined}>
              {text}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
