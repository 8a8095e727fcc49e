// What this browser does about notifications: it shows them, shows none yet, is told not to by the person, does so for installed
// apps alone, or cannot.

export type ThisBrowser = 'shows' | 'shows-none' | 'blocks' | 'installed-apps-only' | 'cannot'

/** `stale`: it has a subscription, but not the one that the server knows, or one that takes no pushes of this key. */
export async function readThisBrowser(key: string, endpoint: string | null): Promise<ThisBrowser | 'stale'> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isSafariOfPhone() ? 'installed-apps-only' : 'cannot'
  if (Notification.permission === 'denied') return 'blocks'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return 'shows-none'
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer())
  const isKnown = endpoint === null || subscription.endpoint === endpoint
  return isKnown && base64Url(own) === key ? 'shows' : 'stale'
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Only browsers of iPhone and iPad say whether they show an installed app. */
const isSafariOfPhone = () => (navigator as { standalone?: boolean }).standalone === false

/** How long a page waits for its service worker, which is registered once the page is idle. */
const WORKER_MS = 20_000

/** Asks the person, then subscribes. Undefined if they do not allow it; throws an error where the browser fails. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await within(WORKER_MS, navigator.serviceWorker.ready)
  // One with another key stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return subscription.toJSON()
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The service worker did not start')), milliseconds),
    ),
  ])
