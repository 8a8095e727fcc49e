// The messages and account icons at the end of the header.
import type { PortalView } from '#manifest/surfaces/all.ts'
import { Icon } from '#ui/icons.tsx'
import { CountBadge } from './count-badge.tsx'
import styles from './header-actions.module.css'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { useSearchShortcut } from '../search/search-shortcut.ts'
import { useServices } from '../state/portal-services.tsx'

export function HeaderActions({ view }: { view: PortalView }) {
  const { run } = useServices()
  const { search } = view.panel ?? {}
  useSearchShortcut(search && (() => run(search.command)))
  return (
    <>
      {search && (
        <button type="button" className={styles.field} data-more onClick={() => run(search.command)}>
          <Icon name="search" size={18} />
          {search.label}
        </button>
      )}
      {view.messages && (
        <PathLink
          to={view.messages.href}
          className={styles.icon}
          data-entry="messages-icon"
          aria-label={[view.messages.label, view.messages.badge?.announce].filter(Boolean).join(', ')}
        >
          <Icon name="mail" size={22} />
          {view.messages.badge && <CountBadge badge={view.messages.badge} silent />}
        </PathLink>
      )}
      {view.userIcon && (
        <button
          type="button"
          className={styles.icon}
          data-entry="user-icon"
          aria-label={view.userIcon.label}
          aria-haspopup="dialog"
          onClick={() => run('open-panel')}
        >
          <Icon name="person" size={22} />
        </button>
      )}
    </>
  )
}
