// The sticky header: the firm's logo, navigation, messages and account.
import type { PortalView } from '#runtime/view.ts'
import styles from './header.module.css'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { usePortalState, useServices } from '../state/portal-services.tsx'

export function Header({ view }: { view: PortalView }) {
  const { manifest } = usePortalState()
  const { chromeComponents } = useServices()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <PathLink to="/" className={styles.mark} aria-label={`${manifest.brand.name}, home`}>
          <img src="/favicon.svg" width="28" height="28" alt="" />
          <span>{manifest.brand.name}</span>
        </PathLink>
        <div className={styles.navigation}>
          {view.navigation.kind === 'empty' && <nav aria-label="Main" />}
          {view.navigation.kind === 'menu' && chromeComponents && (
            <chromeComponents.Navigation menu={view.navigation.menu} />
          )}
        </div>
        {chromeComponents && <chromeComponents.HeaderActions view={view} />}
      </div>
    </header>
  )
}
