// The service worker: keeps the files of this build, and says calmly that there is no connection. Nothing of a person
// passes through it: it answers for files under /assets/ alone, and for pages only when the network does not.
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Replaced by the build: names of its files as one short text, and the firm's name. */
declare const __BUILD__: string
declare const __BRAND__: string

const cacheName = `portal-files-${__BUILD__}`

// A file's name changes with its content, so a new worker can take over from the old one in the middle of a visit.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropFormerBuilds()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** Does the worker answer this? Undefined: the browser goes on as if there were no worker. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.headers.has('authorization')) return undefined
  if (pathname.startsWith('/assets/')) return keptFile(request)
  // An answer of the identity provider is used once: the page itself says what became of it.
  if (request.mode === 'navigate' && pathname !== '/signin-oidc')
    return fetch(request).catch(() => offlinePage(__BRAND__))
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
  const former = names.filter((name) => name.startsWith('portal-files-') && name !== cacheName)
  await Promise.all(former.map((name) => caches.delete(name)))
  await self.clients.claim()
}
