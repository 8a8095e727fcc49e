// The sticky header: the firm's mark, the navigation of the context, messages and account.
import { Link } from 'react-router'
import type { PortalView } from '#runtime/view.ts'
import { Icon } from '#ui/icons.tsx'
import { CountBadge } from './count-badge.tsx'
import styles from './header.module.css'
import { Navigation } from './navigation.tsx'
import { usePortalState, useServices } from './portal-services.tsx'

export function Header({ view }: { view: PortalView }) {
  const { manifest } = usePortalState()
  const { run } = useServices()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.mark}>
          <img src="/mark.svg" width="28" height="28" alt="" />
          <span>{manifest.brand.name}</span>
        </Link>
        <div className={styles.navigation}>
          {view.navigation.kind !== 'none' && <Navigation navigation={view.navigation} />}
        </div>
        {view.messages && (
          <Link
            to={view.messages.href}
            className={styles.icon}
            data-entry="messages-icon"
            aria-label={[view.messages.label, view.messages.badge?.announce].filter(Boolean).join(', ')}
          >
            <Icon name="mail" size={22} />
            {view.messages.badge && <CountBadge badge={view.messages.badge} silent />}
          </Link>
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
      </div>
    </header>
  )
}
