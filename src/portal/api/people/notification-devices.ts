// The devices of the logged-in user that show a notification when a message arrives. People who act for them do not see them.
import * as z from 'zod/mini'
import { queryOf } from 'portal-engine/http/query.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get, post, reason, remove } from 'portal-engine/http/contract.ts'
import { instant } from 'portal-engine/http/fields.ts'
import { ownerOnly } from 'portal-engine/http/reasons.ts'

/** A point of P-256, uncompressed. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/))

export const notificationDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  since: instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Where its browser takes pushes; null of all but the one that asks. */
  endpoint: z.nullable(z.string()),
})
export type NotificationDevice = z.infer<typeof notificationDeviceSchema>

export const getNotificationDevices = get('/api/notifications/devices', {
  summary: 'Which devices show notifications',
  answer: z.object({
    /** With it a browser subscribes. */
    key: publicKey,
    devices: z.array(notificationDeviceSchema),
  }),
  errors: [ownerOnly],
  openTo: 'owner',
})

export const notificationDevicesQuery = (api: Api) => queryOf(api, getNotificationDevices)

/** The browser that asks shows notifications from now on; what it was subscribed with before is replaced. */
export const addNotificationDevice = post('/api/notifications/devices', {
  summary: 'Shows notifications on this device',
  body: z.object({
    endpoint: z.string().check(z.maxLength(1000), z.regex(/^https:\/\/[\w.-]+\/[\w./:%?&=~+-]*$/)),
    keys: z.object({ p256dh: publicKey, auth: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  }),
  answer: notificationDeviceSchema,
  errors: [
    ownerOnly,
    reason('unknown-push-service', 422, 'The address is not at the push service of a known browser.'),
    reason('too-many-devices', 409, 'As many devices as possible show notifications already.'),
  ],
  openTo: 'owner',
})

export const endNotificationDevice = remove('/api/notifications/devices/:id', {
  summary: 'Shows no more notifications on a device',
  errors: [ownerOnly],
  openTo: 'owner',
})
