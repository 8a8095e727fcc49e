// Pushes to the devices of people who have a new message and want to hear of it there. A lock screen shows it to anybody, so it
// says nothing but how many messages are unread.
import type { PushService } from 'portal-engine/sandbox/calls/push-service.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { unreadCount } from '#product-api/inbox/message-calls.ts'
import { areDevicesNotified } from '#product-api/people/communication-preference-calls.ts'
import { nameOf, subscriptionsOf, type SubscriptionRow } from './subscriptions.ts'

/** All that a push holds. */
export interface Pushed {
  unread: number
}

export function notifyDevices(database: Database, push: PushService, now: Date): void {
  const due = database.all<{ person_id: string }>('select person_id from due_notifications')
  for (const { person_id: personId } of due) {
    database.run('delete from due_notifications where person_id = ?', personId)
    if (!areDevicesNotified(database, personId)) continue
    const pushed: Pushed = { unread: unreadCount(database, personId) }
    const body = JSON.stringify(pushed)
    for (const row of subscriptionsOf(database, personId)) {
      database.insert('outbox', {
        ...{ channel: 'app', recipient: nameOf(row), subject: 'You have a new message', body },
        at: now.toISOString(),
      })
      void deliver(database, push, row, body)
    }
  }
}

/** A browser that has ended its subscription is forgotten. */
async function deliver(
  database: Database,
  push: PushService,
  row: SubscriptionRow,
  body: string,
): Promise<void> {
  const delivery = await push.send(row, body)
  if (delivery === 'gone' && database.isOpen)
    database.run('delete from push_subscriptions where id = ?', row.id)
}
