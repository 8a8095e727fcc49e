// A link to a route that looks like a button.
import type { ComponentProps } from 'react'
import { buttonClass, type VariantProps } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { RouteLink } from './route-link.tsx'

/** A link to a route that looks like a button; not rendered for people that the route turns away. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof RouteLink> & VariantProps) {
  return (
    <RouteLink {...rest} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </RouteLink>
  )
}
