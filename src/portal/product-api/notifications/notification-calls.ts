// Which devices of the logged-in user show notifications. A browser is subscribed once, for whoever has subscribed it last.
import { randomUUID } from 'node:crypto'
import {
  addNotificationDevice,
  endNotificationDevice,
  getNotificationDevices,
  type NotificationDevice,
} from '#api/people/notification-devices.ts'
import * as limits from '#domain/limits.gen.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { isPushService } from 'portal-engine/sandbox/calls/push-service.ts'
import { apiError, route } from 'portal-engine/sandbox/calls/route.ts'
import { seeBrowser } from '#product-api/people/devices.ts'
import { nameOf, subscriptionsOf } from './subscriptions.ts'

const devicesOf = ({ database, user, browser }: Call): NotificationDevice[] =>
  subscriptionsOf(database, user.id).map((row) => {
    const isCurrent = browser !== undefined && row.browser_id === browser.id
    const { id, since, endpoint } = row
    return { id, name: nameOf(row), since, isCurrent, endpoint: isCurrent ? endpoint : null }
  })

export const routes: Route[] = [
  route(getNotificationDevices, (call) => ({ key: call.push.publicKey, devices: devicesOf(call) })),

  route(addNotificationDevice, (call, { body: { endpoint, keys } }) => {
    const { database, user, browser, realNow } = call
    const { errors } = addNotificationDevice
    if (!isPushService(endpoint))
      throw apiError(errors, 'unknown-push-service', 'No known browser has its push service there')
    const since = realNow.toISOString()
    const device = browser && seeBrowser(call, user, browser, since)
    database.run(
      'delete from push_subscriptions where endpoint = ? or (person_id = ? and device_id = ?)',
      ...[endpoint, user.id, device?.id ?? null],
    )
    if (subscriptionsOf(database, user.id).length >= limits['notification-devices-max'].value)
      throw apiError(errors, 'too-many-devices', 'No more devices can show notifications')
    const id = `ND-${randomUUID()}`
    database.insert('push_subscriptions', {
      ...{ id, person_id: user.id, device_id: device?.id ?? null, endpoint, ...keys, since },
    })
    return devicesOf(call).find((each) => each.id === id)!
  }),

  route(endNotificationDevice, ({ database, user }, { params: { id } }) => {
    if (database.run('delete from push_subscriptions where id = ? and person_id = ?', id, user.id) === 0)
      throw new ErrorResponse(404, 'No such device')
  }),
]
