// Makes the parts of the portal and connects them: session to facts, facts to guards, switches to caches.
import type { Manifest } from '#manifest/manifest.ts'
import { detectPlatform } from '#session/platform.ts'
import type { Settings } from '#session/settings.ts'
import { browserStorage } from '#session/storage.ts'
import { takeSwitchParameter } from '#session/switch-parameter.ts'
import { namesOf } from '#session/types.ts'
import { followNotice, type NoticeLeft } from '#shell/follow-notice.ts'
import { makeScreenOpener, type ScreenPorts } from '#shell/open-screen.ts'
import { detectOs } from '#shell/os.ts'
import { makePortalStore } from '#shell/portal-state.ts'
import type { PortalServices } from '#shell/portal-services.tsx'
import { makeReporter } from '#shell/reporter.ts'
import { browserHistory } from '#shell/router/page-history.ts'
import { makeRouter, type Router } from '#shell/router/router.ts'
import { followScroll } from '#shell/router/scroll.ts'
import { makeStore } from '#shell/store.ts'
import type { ScreenShown } from '#shell/shown.ts'
import { startTheme } from '#ui/theme.ts'
import type { PageModule, PageParts, PagePorts } from './page-parts.ts'
import type { PortalProps } from './portal.tsx'

interface WireOptions {
  page: PageModule
  settings: Settings
  checked: PagePorts['checked']
}

/** When is the portal at rest? Its first route is there, and nothing is being loaded. */
export interface Rest {
  isStable(): boolean
  /** Runs the listener whenever the answer of `isStable` may have changed. */
  onChange(listener: () => void): () => void
}

export async function wirePortal({
  page: { manifest, startPage },
  settings,
  checked,
}: WireOptions): Promise<PortalProps & { rest: Rest }> {
  const { report, conceal } = makeReporter(settings.errorReports)
  const storage = browserStorage(report)
  takeUserId(settings, storage)

  const panel = makeStore<'closed' | 'open' | 'at-picker'>('closed')
  const platform = detectPlatform({
    standalone: (navigator as { standalone?: boolean }).standalone,
    displayStandalone: matchMedia('(display-mode: standalone)').matches,
    search: location.search,
    isDevelopment: import.meta.env.DEV,
  })
  const page = await startPage({ settings, platform, storage, report, panel, checked })
  const { session, values, run, parts, Attendants } = page
  conceal(() => namesOf(session.get()))
  const state = makePortalStore(manifest, {
    platform,
    os: detectOs(navigator),
    width: innerWidth,
    publicFlags: settings.publicFlags,
  })
  const notice = makeStore<NoticeLeft | undefined>(undefined)
  const services: PortalServices = {
    ...{ state, session, settings, values, run, parts, Attendants, notice, panel, report },
    left: makeStore<string | undefined>(undefined),
    theme: startTheme(
      { read: storage.themeChoice, write: storage.keepThemeChoice },
      document.documentElement,
    ),
  }
  const screenPorts: ScreenPorts = {
    state,
    loads: page.loads,
    signIn: (target) => session.signIn(target),
    leave: (to) =>
      location.assign('link' in to ? (settings.links[to.link] ?? '/') : settings.olderApp + to.olderApp),
    notice: (text) => notice.set({ text }),
    reloaded: page.reloaded,
    prefetch: page.prefetch,
  }
  const router = makeRouter(browserHistory(window), makeScreenOpener(screenPorts))
  const positions = followScroll(router, storage)
  followNotice(notice, router)
  page.follow(services, router)
  addEventListener('resize', () => state.resized(innerWidth))
  for (const activity of ['click', 'keydown', 'scroll'])
    addEventListener(activity, session.noteActivity, { capture: true, passive: true })
  addEventListener('pageshow', reloadWhenKept)
  if (import.meta.hot) {
    followEdits(import.meta.hot, state, router)
    void import('#inspector/start.tsx').then(({ startInspector }) =>
      startInspector({ state, router, doors: screenPorts }),
    )
  }
  return { services, router, positions, Provider: page.Provider, rest: restOf(router, page) }
}

/** While manifests are being edited: every page shows the new one, without a reload. */
function followEdits(
  hot: NonNullable<ImportMeta['hot']>,
  state: PortalServices['state'],
  router: Router<ScreenShown>,
): void {
  hot.on('portal:manifest', (edited: Manifest) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    state.manifestEdited(edited)
    void router.revalidate()
  })
}

/** A page that the browser kept from before may show somebody who has signed out since. */
function reloadWhenKept({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  document.body.hidden = true
  location.reload()
}

/** `?userId=` leaves the address before anything else can see it (decisions 15). */
function takeUserId(settings: Settings, storage: ReturnType<typeof browserStorage>): void {
  const taken = takeSwitchParameter(new URL(location.href), settings.switchParameter)
  if (!taken) return
  history.replaceState(history.state, '', taken.address)
  storage.keepPendingUserId(taken.userId)
}

function restOf(router: Router<ScreenShown>, { isFetching, onFetching }: PageParts): Rest {
  return {
    isStable: () => !router.get().isMoving && !isFetching(),
    onChange(listener) {
      const stops = [router.subscribe(listener), onFetching(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
