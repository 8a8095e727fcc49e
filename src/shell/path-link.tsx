// A link to a path of the portal, marked when it is the page shown. The router's own Link brings preloading for its
// framework, which is a tenth of its size; prefetch here follows the manifest.
import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
}

export function PathLink({ to, onClick, children, ...rest }: PathLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace: false })
  const isHere = samePath(useLocation().pathname, href)
  return (
    <a
      {...rest}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** Routes match without regard to case and to a slash at the end. */
const samePath = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '')
