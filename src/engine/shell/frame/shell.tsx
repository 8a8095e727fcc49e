// The frame around every screen: header, what stands below it, main area, footer, tab bar, and overlays.
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PortalView } from '#manifest/surfaces/all.ts'
import { Button } from '#ui/button.tsx'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { Announcements } from './announcements.tsx'
import { Footer } from './footer.tsx'
import { SignedOutCover } from '../session-dialogs/signed-out-cover.tsx'
import { RouteOutlet } from '../routing/route-outlet.tsx'
import { usePortalState, useServices, useSessionState, useStore } from '../state/portal-services.tsx'
import header from './header.module.css'
import styles from './shell.module.css'
import { usePortalView } from '../state/use-portal-view.ts'

const SidePanel = lazy(() => import('./side-panel.tsx'))

export function Shell() {
  const view = usePortalView()
  const session = useSessionState()
  const { panel, signedOutAt, chromeComponents, SignedInOverlays } = useServices()
  const isCovered = useStore(signedOutAt) === useLocation().key
  const isPanelOpen = useStore(panel) !== 'closed'
  useFaviconBadge(view.messages?.badge !== undefined)
  return (
    <div className={styles.frame} data-context={view.context}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Announcements announcements={view.announcements} />
      <Header view={view} />
      {chromeComponents && <chromeComponents.BelowHeader view={view} />}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-printed-for={view.panel && (view.panel.activeName ?? view.panel.userName)}
      >
        {isCovered ? (
          <SignedOutCover />
        ) : session.mode === 'failed' && chromeComponents ? (
          <chromeComponents.SessionFailed
            message={session.message}
            reference={session.reference}
            maySignIn={session.maySignIn === true}
          />
        ) : (
          <RouteOutlet />
        )}
      </main>
      {view.footer && <Footer footer={view.footer} />}
      {view.tabBar && chromeComponents && <chromeComponents.TabBar menu={view.tabBar} />}
      {isPanelOpen && view.panel && (
        <Suspense fallback={null}>
          <SidePanel view={view.panel} />
        </Suspense>
      )}
      {SignedInOverlays && <SignedInOverlays />}
    </div>
  )
}

/** Sticky: the firm's logo, navigation, messages and account. */
function Header({ view }: { view: PortalView }) {
  const { manifest } = usePortalState()
  const { chromeComponents, run } = useServices()
  return (
    <header className={header.header}>
      <div className={header.row}>
        <PathLink to="/" className={header.mark} aria-label={`${manifest.brand.name}, home`}>
          <img src="/favicon.svg" width="28" height="28" alt="" />
          <span>{manifest.brand.name}</span>
        </PathLink>
        <div className={header.navigation}>
          {view.navigation.kind === 'empty' && <nav aria-label="Main" />}
          {view.navigation.kind === 'menu' && chromeComponents && (
            <chromeComponents.Navigation menu={view.navigation.menu} details={view.panel?.details} />
          )}
        </div>
        {view.signIn && (
          <Button data-entry="sign-in" onClick={() => run(view.signIn!.command)}>
            {view.signIn.label}
          </Button>
        )}
        {chromeComponents && <chromeComponents.HeaderActions view={view} />}
      </div>
    </header>
  )
}

/** The browser tab's icon has a dot while there are unread messages. */
function useFaviconBadge(hasUnread: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = hasUnread ? '/favicon-badge.svg' : '/favicon.svg'
  }, [hasUnread])
}
