// Leads to how a client's money is held: at what an account holds, and where somebody opens one.
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'

export function MoneyHeldLink() {
  const { routeTitle } = usePortal()
  return (
    <p>
      <RouteLink to="how-your-money-is-held">{routeTitle('how-your-money-is-held')}</RouteLink>
    </p>
  )
}
