// In place of accounts for somebody without one: where their application stands, or how to begin.
import type { ReactNode } from 'react'
import { unknownQueue } from '#api/opening/account-opening.ts'
import { idsOf } from 'portal-engine/base/access/actor.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { standingOf } from '../opening-standing.ts'
import { useOpenings } from '../use-openings.ts'

interface NoAccountsProps {
  /** What stands here once there is an account. */
  children: ReactNode
  /** Where accounts of others stand above it, these are not the only ones. */
  hasGranted?: boolean
  /** To somebody who may only look, applications are not shown. */
  isViewed?: boolean
}

export default function NoAccounts({ children, hasGranted = false, isViewed = false }: NoAccountsProps) {
  if (!isViewed) return <Standing hasGranted={hasGranted}>{children}</Standing>
  return (
    <Card>
      <DrawnEmptyState drawing="growth" title="No accounts yet">
        {children}
      </DrawnEmptyState>
    </Card>
  )
}

function Standing({ children, hasGranted }: { children: ReactNode; hasGranted: boolean }) {
  const { activeUserName } = usePortal()
  const { loggedIn, active } = idsOf(useApi().actor)
  const openings = useOpenings()
  if (openings.isLoading) return <Skeleton height="14rem" />
  if (openings.data === unknownQueue)
    return (
      <Card>
        <DrawnEmptyState drawing="growth" title="We can’t show any progress right now">
          If there is an application, it is safe; call us on <PhoneLink /> and we will tell you how it is
          going.
        </DrawnEmptyState>
      </Card>
    )
  const standing = standingOf(openings.data ?? [], loggedIn === active ? undefined : activeUserName)
  if (standing)
    return (
      <Card>
        <DrawnEmptyState
          drawing="growth"
          title={standing.now}
          action={
            <div className={layout.wideRow}>
              <ButtonLink to="dashboard-registered" variant="primary">
                Follow your application
              </ButtonLink>
              <RouteLink to="projections">Open another account</RouteLink>
            </div>
          }
        >
          {standing.toDo} {children}
        </DrawnEmptyState>
      </Card>
    )
  return (
    <Card>
      <DrawnEmptyState
        drawing="growth"
        title={hasGranted ? 'An account of your own' : 'No accounts yet'}
        action={
          <ButtonLink to="projections" variant={hasGranted ? 'secondary' : 'primary'}>
            Open an account
          </ButtonLink>
        }
      >
        {children}
      </DrawnEmptyState>
    </Card>
  )
}
