// The number on the icon of the installed app: as beside the messages icon, of the person's own account. It ends with their own
// log-out and where the provider refuses to renew, together with the notifications of this browser; a session that ends by itself
// leaves both.
import type { PortalServices } from '#shell/state/portal-services.tsx'

export function numberAppIcon({
  state,
  session,
  values,
}: Pick<PortalServices, 'state' | 'session' | 'values'>): void {
  const end = () => {
    void navigator.clearAppBadge?.().catch(() => undefined)
    // The worker lives on while the page is left for the provider, also one that does not control the page. Without one there are no
    // notifications.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.active?.postMessage('logged-out'))
      .catch(() => undefined)
  }
  const follow = () => {
    const now = session.get()
    if (now.mode === 'anonymous' && now.reason === 'own-choice') end()
    const { header, badges } = state.get().manifest
    const badge = header.messages && badges[header.messages.badge]
    const count = badge && values.get().numbers[badge.value]
    if (now.mode !== 'normal' || count === undefined || count === shown) return
    shown = count
    void navigator.setAppBadge?.(count).catch(() => undefined)
  }
  let shown: number | undefined
  session.subscribe(follow)
  session.countdown.subscribe(() => session.countdown.get().phase === 'failed' && end())
  values.subscribe(follow)
  follow()
}
