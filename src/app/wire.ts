// Makes the parts of the portal and connects them: session to facts, facts to guards, switches to caches.
import { QueryClient } from '@tanstack/react-query'
import type { Manifest } from '#manifest/manifest.ts'
import { browserClock } from '#session/clock.ts'
import { detectPlatform } from '#session/platform.ts'
import { createSession } from '#session/session.ts'
import type { Settings } from '#session/settings.ts'
import { browserStorage } from '#session/storage.ts'
import { takeSwitchParameter } from '#session/switch-parameter.ts'
import { namesOf } from '#session/types.ts'
import { browserStorageEvents, createTabs } from '#session/tabs.ts'
import { followNotice, type NoticeLeft } from '#shell/follow-notice.ts'
import { followSession } from '#shell/follow-session.ts'
import { detectOs } from '#shell/os.ts'
import { makePortalStore } from '#shell/portal-state.ts'
import type { PortalServices } from '#shell/portal-services.tsx'
import { makeCommands } from '#shell/registry/commands.tsx'
import { makeLoads } from '#shell/registry/loads.ts'
import { makeMemories } from '#shell/registry/memories.ts'
import { makeReporter } from '#shell/reporter.ts'
import { makeRouter, type RouterPorts } from '#shell/router.tsx'
import { makeStore, type Store } from '#shell/store.ts'
import { modals } from '#ui/modals/modals.ts'
import { startTheme } from '#ui/theme.ts'

type Router = ReturnType<typeof makeRouter>

export function wirePortal(
  manifest: Manifest,
  settings: Settings,
): { services: PortalServices; router: Store<Router> } {
  const { report, conceal } = makeReporter(settings.errorReports)
  const storage = browserStorage(report)
  takeUserId(settings, storage)

  const platform = detectPlatform({
    standalone: (navigator as { standalone?: boolean }).standalone,
    displayStandalone: matchMedia('(display-mode: standalone)').matches,
    search: location.search,
    isDevelopment: import.meta.env.DEV,
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
  })
  const session = createSession({
    settings,
    platform,
    storage,
    clock: browserClock(),
    tabs: createTabs({ storage, authority: settings.authority, onStorage: browserStorageEvents() }),
    locks: navigator.locks,
    address: () => new URL(location.href),
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    report,
    clearCaches: () => queryClient.clear(),
    fetch: (...request) => fetch(...request),
  })
  conceal(() => namesOf(session.get()))
  const state = makePortalStore(manifest, {
    platform,
    os: detectOs(navigator),
    width: innerWidth,
    publicFlags: settings.publicFlags,
  })
  const panel = makeStore<'closed' | 'open' | 'at-picker'>('closed')
  // A dialog would lie behind the panel, which the browser keeps above everything.
  modals.subscribe(() => modals.read().length > 0 && panel.set('closed'))
  const notice = makeStore<NoticeLeft | undefined>(undefined)
  const services: PortalServices = {
    state,
    session,
    settings,
    queryClient,
    notice,
    panel,
    left: makeStore<string | undefined>(undefined),
    report,
    memories: makeMemories(session, storage),
    run: makeCommands({ session, panel, report }),
    theme: startTheme(
      { read: storage.themeChoice, write: storage.keepThemeChoice },
      document.documentElement,
    ),
  }
  const routerPorts: RouterPorts = {
    state,
    loads: makeLoads(session, queryClient),
    signIn: (target) => session.signIn(target),
    leave: (to) =>
      location.assign('link' in to ? (settings.links[to.link] ?? '/') : settings.olderApp + to.olderApp),
    notice: (text) => notice.set({ text }),
    reloaded: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  }
  const newRouter = (from: Manifest) => {
    const made = makeRouter(from, routerPorts)
    followNotice(notice, made)
    return made
  }
  const router = makeStore(newRouter(manifest))
  followSession(services, router)
  addEventListener('resize', () => state.resized(innerWidth))
  for (const activity of ['click', 'keydown', 'scroll'])
    addEventListener(activity, session.noteActivity, { capture: true, passive: true })
  addEventListener('pageshow', reloadWhenKept)
  if (import.meta.hot) {
    followEdits(import.meta.hot, state, router, newRouter)
    void import('#inspector/start.tsx').then(({ startInspector }) =>
      startInspector({ state, router, doors: routerPorts }),
    )
  }
  return { services, router }
}

/** While manifests are being edited: every page shows the new one, without a reload. */
function followEdits(
  hot: NonNullable<ImportMeta['hot']>,
  state: PortalServices['state'],
  router: Store<Router>,
  remake: (edited: Manifest) => Router,
): void {
  hot.on('portal:manifest', (edited: Manifest) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    state.manifestEdited(edited)
    const former = router.get()
    router.set(remake(edited))
    former.dispose()
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

/** When is the portal at rest? Its first route is there, and nothing is being loaded. */
export function restOf(
  { queryClient }: PortalServices,
  router: Store<Router>,
): { isStable(): boolean; onChange(listener: () => void): () => void } {
  return {
    isStable() {
      const { initialized, navigation } = router.get().state
      return initialized && navigation.state === 'idle' && queryClient.isFetching() === 0
    },
    onChange(listener) {
      const stops = [router.get().subscribe(listener), queryClient.getQueryCache().subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
