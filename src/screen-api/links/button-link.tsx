// A link to a route that looks like a button.
import type { ComponentProps } from 'react'
import { lookClass, type LookProps } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { RouteLink } from './route-link.tsx'

/** A link to a route that looks like a button; not rendered for people that the route turns away. */
export function ButtonLink({
  look = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof RouteLink> & LookProps) {
  return (
    <RouteLink {...rest} className={lookClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </RouteLink>
  )
}
