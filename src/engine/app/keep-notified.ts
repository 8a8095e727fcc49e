// A browser may change where it takes pushes while no page is open, and its worker may not call the API. So at each visit of somebody
// whose browser shows notifications, the portal tells the server. Whatever fails is done at the next one.
import { until } from '#base/state/store.ts'
import type { PortalServices } from '#shell/state/portal-services.tsx'

export function keepNotified({ session, supplies }: Pick<PortalServices, 'session' | 'supplies'>): void {
  if (globalThis.Notification?.permission !== 'granted') return
  const isOwn = until(session, (state) => (state.mode === 'normal' && state.ready) || undefined)
  void isOwn
    .then(async () => (await supplies.panel?.())?.renewNotifications?.(session.api()!))
    .catch(() => undefined)
}
