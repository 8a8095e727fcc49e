// The screens' window on the manifest: links by route id, parts, commands, brand. Provided by the shell.
// A screen asks here instead of asking who the person is.
import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode } from 'react'

export interface Brand {
  name: string
  phone: string
  'phone-hours': string
  email: string
  'risk-warning': string
}

/** How a screen was opened: at which address, and with which of its parts for this person. */
export interface Opened {
  url: URL
  part(name: string): boolean
}

export interface PortalPort {
  brand: Brand
  /** Title of the current route, from the manifest. */
  title: string
  /** What the address gives for the parameters of the route's path. */
  params: Readonly<Record<string, string>>
  /** Does the manifest show this part of the current route to this person? Parts are declared in the route's `parts`. */
  part(name: string): boolean
  /** Where does a link to this route lead? Undefined when its guards turn this person away, so that no link is drawn. */
  href(routeId: string, params?: Record<string, string>): string | undefined
  /** Label of a route, from its title. */
  routeTitle(routeId: string): string
  /** Address of an external link declared in links.json. */
  external(linkId: string): { href: string; label: string }
  /** Runs a command declared in the manifest (`log-out`, `sign-in`, `open-picker`, `save-retrieve`, `start-over` …). */
  run(command: string): void
  /** In-app navigation; `to` is a route id. */
  go(routeId: string, params?: Record<string, string>, search?: string): void
  prefetch(routeId: string): void
  /** Silent refresh, then the grants again: after an invitation was accepted or an access removed. */
  refreshAccess(): Promise<void>
  /** Shows the account of this grantor. Fails when no grant allows it. */
  viewAccountOf(grantorId: string): Promise<void>
  /** Tells the error-reporting service. */
  report(error: unknown): void
  /** Names shown to people; never used in a decision. */
  userName: string
  activeUserName: string
  /** Why this person was signed out, in a sentence; on the signed-out page only. */
  signedOutMessage?: string
  /** What to quote to client services; on the error page only. */
  errorReference?: string
}

export const PortalContext = createContext<PortalPort | undefined>(undefined)

export function usePortal(): PortalPort {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal: no PortalContext above this component')
  return portal
}

/** Shows its children to the people for whom the manifest declares this part of the route. */
export function Part({
  name,
  children,
  otherwise,
}: {
  name: string
  children: ReactNode
  otherwise?: ReactNode
}) {
  return usePortal().part(name) ? children : (otherwise ?? null)
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  params?: Record<string, string>
  search?: string
  /** Drawn in place of the link for people whom the target turns away. Nothing by default. */
  otherwise?: ReactNode
}

/** A link to a route of the manifest. People whom the route turns away see `otherwise` instead. */
export function RouteLink({ to, params, search, otherwise, children, ...rest }: LinkProps) {
  const portal = usePortal()
  const href = portal.href(to, params)
  if (href === undefined) return otherwise ?? null
  const warm = () => portal.prefetch(to)
  return (
    <a
      {...rest}
      href={href + (search ?? '')}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onClick={(event) => {
        rest.onClick?.(event)
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return
        event.preventDefault()
        portal.go(to, params, search)
      }}
    >
      {children}
    </a>
  )
}
