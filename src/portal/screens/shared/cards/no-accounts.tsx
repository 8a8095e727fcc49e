// In place of accounts for somebody without one: where their application stands, or how to begin.
import type { ReactNode } from 'react'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { Skeleton } from '#ui/cards/skeleton.tsx'
import { DrawnEmptyState } from '#ui/drawings/drawing.tsx'
import { standingOf } from '../opening-standing.ts'
import { useOpenings } from '../use-openings.ts'

/** `children`: what stands here once there is an account. */
export default function NoAccounts({ children }: { children: ReactNode }) {
  const { part } = usePortal()
  const openings = useOpenings()
  if (openings.isLoading) return <Skeleton height="14rem" />
  const standing = standingOf(openings.data ?? [])
  if (standing)
    return (
      <Card>
        <DrawnEmptyState
          drawing="growth"
          title={standing.now}
          action={<RouteLink to="dashboard-registered">Follow your application</RouteLink>}
        >
          {standing.toDo} {children}
        </DrawnEmptyState>
        <RouteLink to="projections">Open another account</RouteLink>
      </Card>
    )
  const hasGranted = part('granted-accounts')
  return (
    <Card>
      <DrawnEmptyState
        drawing="growth"
        title={hasGranted ? 'No accounts of your own yet' : 'No accounts yet'}
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
