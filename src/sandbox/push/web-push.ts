// Sends pushes to the push services of browsers, encrypted for the device and signed with the sandbox's own key.
import webPush from 'web-push'
import type { PushService } from '#sandbox/calls/push-service.ts'

export type PushKeys = webPush.VapidKeys

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

/** As fetch; tests answer themselves. */
export type Deliver = (endpoint: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>

/** A device that is off for longer hears of the next message. */
const SECONDS_KEPT = 24 * 60 * 60
const LONGEST_WAIT_MS = 10_000

/** `contact`: the address at which a push service reaches the sender. */
export const webPushService = (keys: PushKeys, contact: string, deliver: Deliver = fetch): PushService => ({
  publicKey: keys.publicKey,
  async send({ endpoint, p256dh, auth }, payload) {
    try {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject: `mailto:${contact}`, ...keys },
          ...{ TTL: SECONDS_KEPT, urgency: 'normal', contentEncoding: 'aes128gcm' },
          // A push that waits is replaced: a device that comes back shows one.
          topic: 'messages',
        },
      )
      const { ok, status } = await deliver(endpoint, {
        ...{
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: 'manual',
        },
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      })
      if (ok) return 'taken'
      return status === 404 || status === 410 ? 'gone' : 'failed'
    } catch {
      return 'failed'
    }
  },
})
