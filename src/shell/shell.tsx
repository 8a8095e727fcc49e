// The frame around every screen: header, banner, main area, footer, tab bar, and what floats above them.
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Left } from './left.tsx'
import { PagePlace } from './page-place.tsx'
import { useServices, useSession, useStore } from './portal-services.tsx'
import styles from './shell.module.css'
import { usePortalView } from './use-portal-view.ts'

const SidePanel = lazy(() => import('./side-panel.tsx'))

export function Shell() {
  const view = usePortalView()
  const session = useSession()
  const { panel, left, parts, Attendants } = useServices()
  const hasLeft = useStore(left) === useLocation().key
  const isPanelOpen = useStore(panel) !== 'closed'
  useFaviconBadge(view.messages?.badge !== undefined)
  return (
    <div className={styles.frame} data-context={view.context}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Header view={view} />
      {view.banner && parts && <parts.Banner banner={view.banner} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {hasLeft ? (
          <Left />
        ) : session.mode === 'failed' && parts ? (
          <parts.SessionFailed message={session.message} />
        ) : (
          <PagePlace />
        )}
      </main>
      <Footer footer={view.footer} />
      {view.tabBar && parts && <parts.TabBar menu={view.tabBar} />}
      {isPanelOpen && view.panel && (
        <Suspense fallback={null}>
          <SidePanel view={view.panel} />
        </Suspense>
      )}
      {Attendants && <Attendants />}
    </div>
  )
}

/** The tab's icon carries a dot while there are unread messages. */
function useFaviconBadge(hasUnread: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = hasUnread ? '/favicon-badge.svg' : '/favicon.svg'
  }, [hasUnread])
}
