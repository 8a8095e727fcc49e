// Shown instead of the portfolios while there are none.
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export function EmptyBasket() {
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
            <RouteLink to="account-dashboard">{usePortal().routeTitle('account-dashboard')}</RouteLink>
          </div>
        }
      >
        We keep the portfolios you design here until you apply.
      </DrawnEmptyState>
    </Card>
  )
}
