import type { ReactNode } from 'react'
import type { RouteId } from '../names.ts'
import { PathLink, type PathLinkProps } from './path-link.tsx'
import { usePortal } from '../portal.ts'

type RouteLinkProps = Omit<PathLinkProps, 'to' | 'onIntent'> & {
  to: RouteId
  params?: Record<string, string>
  search?: string
  /** Rendered instead of the link for people that the target turns away. Nothing by default. */
  otherwise?: ReactNode
}

/** A link to a route of the manifest. People that the route turns away see `otherwise` instead. */
export function RouteLink({ to, params, search = '', otherwise, ...rest }: RouteLinkProps) {
  const portal = usePortal()
  const href = portal.href(to, params)
  if (href === undefined) return otherwise ?? null
  return <PathLink {...rest} to={href + search} onIntent={() => portal.preload(to)} />
}
