// The devices that show a notification when a message arrives. Each can be ended. Loaded later: its code is shared.
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatInstantDay } from '../security/when.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from '../security/security.module.css'
import { useNotificationChanges, useNotifications } from './use-notifications.ts'

export default function NotificationDevices() {
  const notifications = useNotifications()
  const { end } = useNotificationChanges(notifications.refetch)
  return (
    <Card title="Devices that get notifications">
      <QueryCard query={notifications} what="these devices" skeleton={<Skeleton lines={2} />}>
        {({ devices }) =>
          devices.length === 0 ? (
            <EmptyState>
              None yet. Choose App in your{' '}
              <RouteLink to="communication-preferences">communication preferences</RouteLink>, and your device
              tells you when you have a new message.
            </EmptyState>
          ) : (
            <div className={layout.column4}>
              <p className={prose.muted}>
                They say only that you have a new message. Logging out ends them on the device you use.
              </p>
              <ul className={css.list}>
                {devices.map((device) => (
                  <li key={device.id} className={css.device}>
                    <div>
                      <h3>
                        {device.name} {device.isCurrent && <Badge tone="pine">This device</Badge>}
                      </h3>
                      <p className={prose.muted}>Since {formatInstantDay(device.since)}.</p>
                    </div>
                    <Button variant="quiet" onClick={() => void end(device)}>
                      End<span className="visually-hidden"> notifications on {device.name}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </QueryCard>
    </Card>
  )
}
