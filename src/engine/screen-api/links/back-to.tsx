// The way back from a page to the one that lists it, for people who may open that.
import type { RouteId } from '../names.ts'
import { usePortal } from '../portal.ts'
import { WayBack } from '#ui/way-back.tsx'
import { RouteLink } from './route-link.tsx'

export function BackTo({ route }: { route: string | undefined }) {
  const { href, routeTitle } = usePortal()
  const to = route as RouteId
  if (route === undefined || href(to) === undefined) return null
  const title = routeTitle(to)
  // A visitor’s manifest has no names of pages that are for people who have signed in.
  if (title === '') return null
  return (
    <WayBack>
      <RouteLink to={to}>{title}</RouteLink>
    </WayBack>
  )
}
