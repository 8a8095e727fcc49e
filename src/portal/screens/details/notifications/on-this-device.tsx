// Whether the channel App reaches the person on the device that they use, and why not. Loaded later: its code is shared.
import { useImperativeHandle, type Ref } from 'react'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import notice from 'portal-engine/ui/notice.module.css'
import { useNotificationChanges, useNotifications } from './use-notifications.ts'
import type { ThisBrowser } from './this-browser.ts'
import css from '../details.module.css'

export interface OnThisDeviceHandle {
  /** Asks whether this device may show notifications, unless it does already or cannot. */
  ask(): void
}

interface OnThisDeviceProps {
  /** Has the person chosen App for a topic? */
  isChosen: boolean
  ref: Ref<OnThisDeviceHandle>
}

export default function OnThisDevice({ isChosen, ref }: OnThisDeviceProps) {
  const notifications = useNotifications()
  const { turnOn } = useNotificationChanges(notifications.refetch)
  const { here, key = '' } = notifications.data ?? {}
  const ask = () => {
    if (here === 'shows-none') void turnOn(key)
  }
  useImperativeHandle(ref, () => ({ ask }))
  return (
    <section aria-label="App on this device" className={`${notice.info} ${css.device}`}>
      <QueryCard query={notifications} what="your notifications" skeleton={<Skeleton lines={2} />}>
        {(data) => (
          <div className={layout.column4}>
            <p>
              <Standing here={data.here} isChosen={isChosen} />
            </p>
            <div className={layout.centredRow}>
              {isChosen && data.here === 'shows-none' && (
                <Button onClick={ask}>Turn on for this device</Button>
              )}
              <RouteLink to="account-security">See all your devices</RouteLink>
            </div>
          </div>
        )}
      </QueryCard>
    </section>
  )
}

function Standing({ here, isChosen }: { here: ThisBrowser; isChosen: boolean }) {
  const { brand } = usePortal()
  switch (here) {
    case 'blocks':
      return (
        <>
          This browser blocks our notifications, so App doesn’t reach you here. Allow them in the browser’s
          settings, then come back.
        </>
      )
    case 'cannot':
      return <>This browser can’t show notifications, so App doesn’t reach you here.</>
    case 'installed-apps-only':
      return (
        <>
          On an iPhone or iPad only the installed app can show notifications.{' '}
          <RouteLink to="app-download">Install the app</RouteLink>, then turn them on there.
        </>
      )
    case 'shows':
    case 'shows-none':
      if (!isChosen) return <>Choose App for a topic to get notifications on this device.</>
      return here === 'shows' ? (
        <>
          This device shows a notification when you have a new message. It says only that {brand.name} has
          written to you. Logging out turns it off here.
        </>
      ) : (
        <>You chose App, but this device shows no notifications yet.</>
      )
  }
}
