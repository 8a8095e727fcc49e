// The menu that the manifest gives the current layout, as tabs with an address each.
import { useId } from 'react'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import css from './link-tabs.module.css'
import { PathLink } from './path-link.tsx'
import { usePortal } from './portal.ts'

export function LayoutTabs() {
  const { label, items } = usePortal().tabs()
  const id = useId()
  if (items.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {items.map((tab) => (
          <li key={tab.id} data-entry={tab.id}>
            {tab.unavailable === undefined ? (
              <PathLink to={tab.href}>{tab.label}</PathLink>
            ) : (
              <UnavailableEntry reason={tab.unavailable} id={`${id}-${tab.id}`}>
                {tab.label}
              </UnavailableEntry>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
