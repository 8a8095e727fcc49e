// Shown instead of the portfolios while there are none.
import { useQuery } from '@tanstack/react-query'
import { openingStatusQuery } from '#api/opening/account-opening.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export function EmptyBasket() {
  const { routeTitle } = usePortal()
  const openings = useQuery(openingStatusQuery(useApi()))
  const isOnItsWay = (openings.data?.length ?? 0) > 0
  return (
    <Card>
      <DrawnEmptyState
        drawing="basket"
        title="Your basket is empty"
        action={
          <div className={layout.centredRow}>
            <ButtonLink to="projections" variant="primary">
              Design a portfolio
            </ButtonLink>
            {isOnItsWay ? (
              <RouteLink to="dashboard-registered">Follow your application</RouteLink>
            ) : (
              <RouteLink to="account-dashboard">{routeTitle('account-dashboard')}</RouteLink>
            )}
          </div>
        }
      >
        {isOnItsWay && 'The application that you sent is on its way. '}
        We keep the portfolios you design here until you apply.
      </DrawnEmptyState>
    </Card>
  )
}
