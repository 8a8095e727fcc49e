// The way back from a page to the one that lists it, for people who may open that.
import type { ReactNode } from 'react'
import css from '#ui/way-back.module.css'
import type { RouteId } from '../names.ts'
import { usePortal } from '../portal.ts'
import { RouteLink } from './route-link.tsx'

/** The way back to the page that lists this one. */
export function BackTo({ to: route }: { to: string | undefined }) {
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

/** The same to a page that no manifest names, or without another address. */
export const WayBack = ({ children }: { children: ReactNode }) => (
  <p className={css.back} data-not-printed>
    {children}
  </p>
)
