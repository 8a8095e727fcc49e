// Notifications of new messages. A lock screen shows them to anybody, so the words are the same for everybody: a push brings
// nothing but a number, for the icon of the app.

declare const self: ServiceWorkerGlobalScope

/** All notifications have it: a new one takes the place of the one before. */
const TAG = 'messages'

/** Shows that there is a new message, and how many are unread on the icon. Browsers ask for a notification with each push. */
export async function showPush(data: PushMessageData | null, firm: string): Promise<void> {
  const unread = unreadOf(data)
  if (unread !== undefined) await self.navigator.setAppBadge?.(unread).catch(() => undefined)
  await self.registration.showNotification(firm, {
    ...{ body: 'You have a new message.', tag: TAG, icon: '/icon-192.png', lang: 'en-GB' },
  })
}

/** The number of a push; undefined if it is none. */
function unreadOf(data: PushMessageData | null): number | undefined {
  try {
    const { unread } = (data?.json() ?? {}) as { unread?: unknown }
    return typeof unread === 'number' && Number.isSafeInteger(unread) && unread >= 0 ? unread : undefined
  } catch {
    return undefined
  }
}

/** Shows the page at this path: where it is open, or in a new window. What is written on another page stays. */
export async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}

/** The browser has ended a subscription: another one under the same key stands in its place, of which the page tells the server. */
export async function renewSubscription(ended: PushSubscription | null): Promise<void> {
  if (ended) await self.registration.pushManager.subscribe(ended.options)
}

/** Nobody who uses this browser from now on sees notifications of the person who has logged out; the page clears the icon. */
export async function endNotifications(): Promise<void> {
  const { pushManager } = self.registration
  const shown = await self.registration.getNotifications({ tag: TAG })
  for (const notification of shown) notification.close()
  await (await pushManager?.getSubscription())?.unsubscribe()
}
