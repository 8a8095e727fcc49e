// The frame around every screen: header, banner, main area, footer, tab bar, and what floats above them.
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Left } from './left.tsx'
import { useServices, useSession, useStore } from './portal-services.tsx'
import { SessionExpiring } from './session-expiring.tsx'
import { SessionFailed } from './session-failed.tsx'
import styles from './shell.module.css'
import { TabBar } from './tab-bar.tsx'
import { useArea, usePortalView } from './use-portal-view.ts'

const SidePanel = lazy(() => import('./side-panel.tsx'))

export function Shell() {
  const view = usePortalView()
  const session = useSession()
  const { panel, left } = useServices()
  const hasLeft = useStore(left) === useLocation().key
  const isPanelOpen = useStore(panel) !== 'closed'
  useFaviconBadge(view.messages?.badge !== undefined)
  return (
    <div className={styles.frame} data-context={view.context}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Header view={view} />
      {view.banner && <Banner banner={view.banner} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {hasLeft ? (
          <Left />
        ) : session.mode === 'failed' ? (
          <SessionFailed message={session.message} />
        ) : (
          <Outlet />
        )}
      </main>
      <Footer footer={view.footer} />
      {view.tabBar && <TabBar menu={view.tabBar} />}
      {isPanelOpen && view.panel && (
        <Suspense fallback={null}>
          <SidePanel view={view.panel} />
        </Suspense>
      )}
      <ArrivalDialog area={useArea()} />
      <SessionExpiring />
      <ModalHost />
      <ToastHost />
      <ScrollRestoration />
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
