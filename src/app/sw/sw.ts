// The service worker: caches the files of this build, and shows an offline page. No personal data passes through it: it
// answers requests for /assets/, and for pages only when the network fails.
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build: names of its files as one short text, how the name of its cache begins, the firm's name, the colours of the offline page, how often it looks for the server, and where the identity provider sends people back to. The worker imports nothing. */
declare const __BUILD__: string
declare const __CACHE__: string
declare const __BRAND__: string
declare const __COLOURS__: string
declare const __CHECK_SECONDS__: number
declare const __CALLBACK__: string

const cacheName = __CACHE__ + __BUILD__

// File names contain a hash of the content, so a new worker can replace the old one while pages are open.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropFormerBuilds()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** The response; undefined when the browser handles the request as if there were no worker. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.headers.has('authorization')) return undefined
  if (pathname.startsWith('/assets/')) return keptFile(request)
  // The provider's response can be used once only, so the callback page is never replaced by the offline page.
  if (request.mode === 'navigate' && pathname !== __CALLBACK__)
    return fetch(request).catch(() => offlinePage(__BRAND__, __COLOURS__, __CHECK_SECONDS__))
  return undefined
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') await cache.put(request, answer.clone())
  return answer
}

async function dropFormerBuilds(): Promise<void> {
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(__CACHE__) && name !== cacheName)
  await Promise.all(former.map((name) => caches.delete(name)))
  await self.clients.claim()
}
