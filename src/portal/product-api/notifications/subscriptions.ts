// The subscriptions of devices to notifications, as the sandbox keeps them.
import type { PushSubscription } from 'portal-engine/sandbox/calls/push-service.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'

export interface SubscriptionRow extends PushSubscription {
  id: string
  since: string
  /** That of the device; null if the provider does not know the browser. */
  name: string | null
  browser_id: string | null
}

/** The newest first. */
export const subscriptionsOf = (database: Database, personId: string): SubscriptionRow[] =>
  database.all<SubscriptionRow>(
    `select p.*, d.name, d.browser_id from push_subscriptions p left join devices d on d.id = p.device_id
     where p.person_id = ? order by p.since desc, p.rowid desc`,
    personId,
  )

export const nameOf = ({ name }: SubscriptionRow): string => name ?? 'A browser'

/** A browser whose session was ended shows no notifications of the person any more. */
export function endSubscriptions(
  database: Database,
  personId: string,
  isEnded: (browserId: string | undefined) => boolean,
): void {
  for (const { id, browser_id: browserId } of subscriptionsOf(database, personId))
    if (isEnded(browserId ?? undefined)) database.run('delete from push_subscriptions where id = ?', id)
}
