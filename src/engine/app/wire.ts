// Creates the parts of the portal and connects them: session to facts, facts to guards, account switches to caches.
import { hasUnsavedChanges } from '#base/browser/unsaved-changes.ts'
import { createStore } from '#base/state/store.ts'
import { detectPlatform } from '#session/browser/platform.ts'
import { browserStorage, type PortalStorage } from '#session/browser/storage.ts'
import type { Settings } from '#session/settings.ts'
import { bindConfirmedForm } from '#shell/routing/bind-confirmed-form.ts'
import { bindNotice, type PageNotice } from '#shell/routing/bind-notice.ts'
import { createRouteLoader, type RoutePorts } from '#shell/routing/load-route.ts'
import { browserHistory } from '#shell/routing/page-history.ts'
import { createRecovery } from '#shell/routing/recovery.ts'
import type { RouteMatch } from '#shell/routing/route-match.ts'
import { createRouter, type Router } from '#shell/routing/router.ts'
import { followScroll } from '#shell/routing/scroll.ts'
import { detectOs } from '#shell/state/os.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'
import { createPortalStore } from '#shell/state/portal-state.ts'
import { windowWidth } from '#shell/state/window-width.ts'
import { hiddenAmounts } from '#ui/figures/hidden-amounts.ts'
import { startTheme } from '#ui/theme.ts'
import { followConsent, followEdits, reloadWhenKept, takeCallback, takeUserId } from './browser-events.ts'
import type { IdleSignal } from './service-worker.ts'
import { faultQueue } from './reporting/fault-queue.ts'
import { loadTaking } from './release/first-release.ts'
import type { FileName, ReleaseInUse, ReleasePorts } from './release/release.ts'
import { signInPaths } from './sign-in-paths.ts'
import type { PageMode, ModeServices, ModePorts, PortalProps } from './first-load/page-mode.ts'

const RELOAD_LOSES_CHANGES =
  'We have to reload the portal to open this page. You would lose what you have written and not saved. Go on?'

interface WireOptions {
  page: PageMode
  release: ReleaseInUse
  settings: Settings
  checked: ModePorts['checked']
}

export async function wirePortal({
  page: { kind, startPage },
  release,
  settings,
  checked,
}: WireOptions): Promise<
  PortalProps & {
    idle: IdleSignal
    isCallback: boolean
    startReporting: () => void
    freshFlags: ModeServices['freshFlags']
    release: ReleasePorts
  }
> {
  const { manifest } = release
  const inUse = createStore(release)
  let session: PortalServices['session'] | undefined
  const { report, start: startReporting } = faultQueue(async () => {
    const reporting = await import('./reporting/start.ts')
    return reporting.startReporting({ settings, manifest, storage, session: () => session })
  })
  const storage: PortalStorage = browserStorage(report)
  takeUserId(settings, storage)
  const paths = signInPaths(manifest)
  const callback = takeCallback(paths.callback)

  const panel = createStore<'closed' | 'open' | 'at-picker'>('closed')
  const platform = detectPlatform({
    standalone: (navigator as { standalone?: boolean }).standalone,
    displayStandalone: matchMedia('(display-mode: standalone)').matches,
    search: location.search,
    // The provider's answer comes without the query with which the sign-in began.
    ...(import.meta.env.DEV && callback && { search: storage.signInTarget()?.replace(/^[^?]*/, '') ?? '' }),
    isDevelopment: import.meta.env.DEV,
  })
  const recovery = createRecovery(window, storage)
  const help = async () =>
    (await import('#shell/phone-help/phone-help.tsx')).openPhoneHelp(services, inUse.get().id)
  const given = {
    manifest,
    settings,
    paths,
    callback,
    platform,
    storage,
    report,
    panel,
    recovery,
    checked,
    help,
  }
  const page = await startPage(given)
  const { values, run, supplies, chromeComponents, SignedInOverlays } = page
  session = page.session
  const state = createPortalStore(manifest, {
    platform,
    os: detectOs(navigator),
    width: windowWidth(window),
    publicFlags: settings.publicFlags,
    switchedOff: release.off,
  })
  /** A file of the release that only some people need. A running server has it as it is edited. */
  const fileOf = async <T>(name: FileName): Promise<T> =>
    import.meta.env.DEV
      ? ((await (await fetch(`/release/${name}.json`)).json()) as T)
      : (await loadTaking()).takeFile<T>(inUse.get().id, name)
  const notice = createStore<PageNotice | undefined>(undefined)
  const services: PortalServices = {
    ...{
      state,
      session: page.session,
      settings,
      values,
      run,
      supplies,
      chromeComponents,
      SignedInOverlays,
      notice,
      panel,
      report,
    },
    signedOutAt: createStore<string | undefined>(undefined),
    dismissed: createStore(storage.dismissed()),
    pageWords: () => fileOf('words'),
    page: (id) => fileOf(`page/${id}`),
    recovery,
    theme: startTheme(
      { read: storage.themeChoice, write: storage.keepThemeChoice },
      document.documentElement,
    ),
  }
  hiddenAmounts.set(storage.areAmountsHidden())
  hiddenAmounts.subscribe(() => storage.keepAmountsHidden(hiddenAmounts.get()))
  followConsent(storage)
  // Another tab may have kept some meanwhile.
  services.dismissed.subscribe(() =>
    storage.keepDismissed([...new Set([...storage.dismissed(), ...services.dismissed.get()])]),
  )
  const routePorts: RoutePorts = {
    state,
    loaders: page.loaders,
    signIn: (target) => page.session.signIn(target),
    leave: (to) =>
      location.assign('link' in to ? (settings.links[to.link] ?? '/') : settings.olderApp + to.olderApp),
    notice: (text) => notice.set({ text }),
    pageStarts: page.pageStarts,
    reloaded: page.reloaded,
    prefetch: page.prefetch,
    staysForUnsavedChanges: () => hasUnsavedChanges() && !confirm(RELOAD_LOSES_CHANGES),
  }
  const router = createRouter(browserHistory(window), createRouteLoader(routePorts))
  const positions = followScroll(router, storage)
  bindNotice(notice, router)
  bindConfirmedForm(page.session.confirmedForm, router)
  page.follow(services, router)
  addEventListener('resize', () => state.resized(windowWidth(window)))
  for (const activity of ['click', 'keydown', 'scroll'])
    addEventListener(activity, page.session.noteActivity, { capture: true, passive: true })
  addEventListener('pageshow', reloadWhenKept)
  if (import.meta.hot) {
    followEdits(import.meta.hot, state, router)
    void import('#inspector/start.tsx').then(({ startInspector }) =>
      startInspector({ state, router, effects: routePorts }),
    )
  }
  return {
    services,
    router,
    positions,
    Provider: page.Provider,
    idle: idleSignalOf(router, page),
    isCallback: callback !== undefined,
    startReporting,
    freshFlags: page.freshFlags,
    release: { kind, inUse },
  }
}

function idleSignalOf(router: Router<RouteMatch>, { isFetching, onFetching }: ModeServices): IdleSignal {
  return {
    isStable: () => !router.get().isNavigating && !isFetching(),
    onChange(listener) {
      const stops = [router.subscribe(listener), onFetching(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
