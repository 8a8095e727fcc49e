// How the person signs in, on which devices, and what to do about a sign-in by others. People acting for them do not see it.
import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { securityQuery } from '#api/people/security.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { DeviceList } from './security/device-list.tsx'
import { ScamAdvice } from './security/scam-advice.tsx'
import { SignInDetails } from './security/sign-in-details.tsx'
import { SignInList } from './security/sign-in-list.tsx'
import layout from 'portal-engine/ui/layout.module.css'

const DenyDeath = lazy(() => import('./security/deny-death.tsx'))
const NotificationDevices = lazy(() => import('./notifications/notification-devices.tsx'))

export default function AccountSecurity() {
  const { title, activeUserName } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={layout.column4}>
        <Part
          name="own-security"
          otherwise={
            <Card>
              <p>
                Only {activeUserName} can see and change how they sign in, and on which devices. To see yours,
                go back to your own account.
              </p>
            </Card>
          }
        >
          <OwnSecurity />
        </Part>
        <ScamAdvice />
      </div>
    </>
  )
}

function OwnSecurity() {
  const security = useQuery(securityQuery(useApi()))
  return (
    <QueryCard query={security} what="your account security" skeleton={<Skeleton lines={5} height="8rem" />}>
      {(data) => (
        <>
          {data.deathToldOn !== null && (
            <Suspense fallback={<Skeleton height="8rem" />}>
              <DenyDeath toldOn={data.deathToldOn} />
            </Suspense>
          )}
          <SignInDetails security={data} />
          <DeviceList devices={data.devices} />
          <Suspense fallback={<Skeleton height="8rem" />}>
            <NotificationDevices />
          </Suspense>
          <SignInList signIns={data.signIns} passwordPage={data.pages.password} />
        </>
      )}
    </QueryCard>
  )
}
