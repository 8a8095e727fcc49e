// The link inside the portal. React Router's Link includes preloading for its framework, a tenth of its size; here
// `onIntent` starts loading instead.
import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

/** A link's path, and what an anchor may have. */
export interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, with its query. */
  to: string
  /** Is it the link to the current page? By default the path decides. */
  isCurrent?: boolean | undefined
  /** Called when the person points at it, focuses it or touches it. */
  onIntent?: (() => void) | undefined
}

/** A link to a path of the portal; RouteLink names a route instead. */
export function PathLink({ to, isCurrent, onIntent, onClick, children, ...rest }: PathLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace: false })
  const isSamePath = samePath(useLocation().pathname, href)
  return (
    <a
      {...rest}
      href={href}
      aria-current={(isCurrent ?? isSamePath) ? 'page' : rest['aria-current']}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** Paths are compared as routes match: case and a trailing slash do not matter. */
const samePath = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')
