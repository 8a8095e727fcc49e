// What this browser does about notifications: it shows them, shows none yet, is told not to by the person, does so for installed
// apps alone, or cannot.

export type ThisBrowser = 'shows' | 'shows-none' | 'blocks' | 'installed-apps-only' | 'cannot'

export async function readThisBrowser(): Promise<ThisBrowser> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isSafariOfPhone() ? 'installed-apps-only' : 'cannot'
  if (Notification.permission === 'denied') return 'blocks'
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'shows' : 'shows-none'
}

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
