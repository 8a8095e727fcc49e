// The menu that the manifest gives the current layout, each entry with an address: tabs, or a list next to the page.
import { useId } from 'react'
import { useLocation } from 'react-router'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import { useInSight } from '#ui/use-in-sight.ts'
import sideCss from './layout-tabs.module.css'
import tabsCss from '../links/link-tabs.module.css'
import { PathLink } from '../links/path-link.tsx'
import { usePortal, type Tabs } from '../portal.ts'
import { useOwnTitle } from '../use-own-title.ts'

/** `side`: for many entries. */
export function LayoutTabs({ variant = 'row' }: { variant?: 'row' | 'side' }) {
  const { tabs, preloadTab } = usePortal()
  const { label, items: all } = tabs()
  // Below each other, those that cannot be opened stand at the end, where entries with one reason share it.
  const items =
    variant === 'row'
      ? all
      : all.toSorted((one, other) => (one.unavailable ?? '').localeCompare(other.unavailable ?? ''))
  const id = useId()
  const { pathname } = useLocation()
  const list = useInSight<HTMLUListElement>(pathname, '[aria-current]')
  const ofQuery = useEntryOfQuery()
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul ref={list} className={variant === 'row' ? tabsCss.tabs : sideCss.side}>
        {items.map((tab, place) => (
          <li key={tab.id} data-entry={tab.id}>
            {tab.unavailable === undefined ? (
              <PathLink
                to={tab.href}
                isCurrent={ofQuery && tab.id === ofQuery.id}
                aria-current={pathname.startsWith(`${tab.href}/`) || undefined}
                onIntent={() => preloadTab(tab)}
              >
                {tab.label}
              </PathLink>
            ) : variant === 'row' ? (
              <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={`${id}-${tab.id}`}>
                {tab.label}
              </span>
            ) : (
              <UnavailableEntry
                reason={tab.unavailable}
                id={`${id}-${tab.id}`}
                isReasonHidden={tab.unavailable === items[place + 1]?.unavailable}
              >
                {tab.label}
              </UnavailableEntry>
            )}
          </li>
        ))}
      </ul>
      {variant === 'row' && (
        <Reasons of={items.filter(({ unavailable }) => unavailable !== undefined)} id={id} />
      )}
    </nav>
  )
}

/** Below a row of tabs, so that all of them are one line high. */
function Reasons({ of, id }: { of: Tabs['items']; id: string }) {
  if (of.length === 0) return null
  return (
    <ul className={tabsCss.reasons}>
      {of.map(({ id: entry, label, unavailable }) => (
        <li key={entry}>
          {label}: <span id={`${id}-${entry}`}>{unavailable}</span>
        </li>
      ))}
    </ul>
  )
}

/** What the page at this address is called: by the entry with a query that leads to it, else by its route. */
export function usePageTitle(): string {
  const { title } = usePortal()
  const own = useEntryOfQuery()?.label
  useOwnTitle(own)
  return own ?? title
}

/** The entry with a query that leads to what this address shows: it is the current one, and not the page as a whole. */
export function useEntryOfQuery(): Tabs['items'][number] | undefined {
  const { pathname, search } = useLocation()
  const shown = new URLSearchParams(search)
  return usePortal()
    .tabs()
    .items.find(({ href }) => {
      const [path, query] = href.split('?')
      return (
        path === pathname &&
        query !== undefined &&
        [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
      )
    })
}
