// What the product API asks of the push services of browsers: to bring a few bytes to a device (RFC 8030).

/** Where a browser takes pushes, and the keys with which they are encrypted for it (RFC 8291). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser has ended the subscription, and takes nothing more. */
export type Delivery = 'taken' | 'gone' | 'failed'

/** The push services, as the product API asks them. */
export interface PushService {
  /** With it a browser subscribes, and takes pushes of nobody else (RFC 8292). */
  readonly publicKey: string
  send(subscription: PushSubscription, payload: string): Promise<Delivery>
}

/** For an API that pushes nothing. */
export const noPushService: PushService = {
  publicKey: `B${'A'.repeat(86)}`,
  send: () => Promise.resolve('taken'),
}

const HOSTS = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])

/** Those of Windows are one for each of its regions. */
const OF_WINDOWS = /^[a-z0-9-]+\.notify\.windows\.com$/

/** Is it a push service of a known browser? The server calls no address that somebody makes up. */
export function isPushService(endpoint: string): boolean {
  const address = URL.parse(endpoint)
  return address?.protocol === 'https:' && (HOSTS.has(address.host) || OF_WINDOWS.test(address.host))
}
