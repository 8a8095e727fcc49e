// The service worker: caches the files of this build, shows an offline page, and notifies of new messages. No personal data passes
// through it: it answers requests for /assets/, and for pages only when the network fails.
import { endNotifications, openPage, renewSubscription, showPush } from './notifications.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
// Replaced by the build, because the worker imports no config.
/** A hash of the names of its files. */
declare const __BUILD__: string
/** How the names of all its caches begin. */
declare const __CACHE__: string
/** The firm's name. */
declare const __BRAND__: string
/** Where a notification leads: the path of the messages. */
declare const __MESSAGES__: string
/** The colours of the offline page, as CSS declarations. */
declare const __COLOURS__: string
/** How often the offline page asks for the server. */
declare const __CHECK_SECONDS__: number

const cacheName = __CACHE__ + __BUILD__

// File names contain a hash of the content, so a new worker can replace the old one while pages are open.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropFormerBuilds()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, __BRAND__)))
self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription, oldSubscription } = event as PushSubscriptionChangeEvent
  if (!newSubscription) event.waitUntil(renewSubscription(oldSubscription))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(__MESSAGES__))
})
self.addEventListener('message', (event) => {
  // From app-icon.ts, with which the worker shares no file.
  if (event.data === 'logged-out') event.waitUntil(endNotifications())
})

/** The response; undefined when the browser handles the request as if there were no worker. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.headers.has('authorization')) return undefined
  if (pathname.startsWith('/assets/')) return keptFile(request)
  // The callback page too: if the request has not arrived, the provider's response is still unused.
  if (request.mode === 'navigate')
    return fetch(request).catch(() => offlinePage(__BRAND__, __COLOURS__, __CHECK_SECONDS__))
  return undefined
}

/** From the cache, or from the network if the cache fails or has not got it. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined)
  const kept = await cache?.match(request).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') await keep(cache, request, answer.clone())
  return answer
}

/** Stores the response; a cache that is full or fails does not fail the request. */
async function keep(cache: Cache | undefined, request: Request, answer: Response): Promise<void> {
  await cache?.put(request, answer).catch(() => undefined)
}

async function dropFormerBuilds(): Promise<void> {
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(__CACHE__) && name !== cacheName)
  await Promise.all(former.map((name) => caches.delete(name)))
  await self.clients.claim()
}
