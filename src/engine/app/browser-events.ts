// What the page takes from its address as it starts, and what it follows in the browser from then on.
import { consent } from '#base/browser/consent.ts'
import type { Manifest } from '#manifest/manifest.ts'
import { takeSwitchParameter } from '#session/account/switch-parameter.ts'
import type { PortalStorage } from '#session/browser/storage.ts'
import type { Settings } from '#session/settings.ts'
import type { RouteMatch } from '#shell/routing/route-match.ts'
import type { Router } from '#shell/routing/router.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'

/** Keeps what is chosen, and takes over what another tab keeps. */
export function followConsent(storage: PortalStorage): void {
  const read = () => consent.set(storage.consent())
  read()
  addEventListener('storage', ({ key }) => key === storage.consentKey && read())
  consent.subscribe(() => {
    const given = consent.get()
    if (given) storage.keepConsent(given)
  })
}

/** Under `npm start`: shows an edited manifest without a reload. */
export function followEdits(
  hot: NonNullable<ImportMeta['hot']>,
  state: PortalServices['state'],
  router: Router<RouteMatch>,
): void {
  hot.on('portal:manifest', (edited: Manifest) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    state.released({ manifest: edited })
    void router.revalidate()
  })
}

/** A page restored from the back/forward cache may still show a person who has signed out since. */
export function reloadWhenKept({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  document.body.hidden = true
  location.reload()
}

/** Removes the provider's response from the URL as soon as it is read: it must not stay in the history or in a report. */
export function takeCallback(path: string): URL | undefined {
  if (location.pathname !== path) return undefined
  const taken = new URL(location.href)
  history.replaceState(history.state, '', path)
  return taken
}

/** `?userId=` leaves the address before anything else can see it (R-SWITCH). */
export function takeUserId(settings: Settings, storage: PortalStorage): void {
  const taken = takeSwitchParameter(new URL(location.href), settings.switchParameter)
  if (!taken) return
  history.replaceState(history.state, '', taken.address)
  storage.keepPendingUserId(taken.userId)
}
