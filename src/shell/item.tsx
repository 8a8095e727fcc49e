// One entry of a menu, footer, card or tab bar, as the link or button that it is.
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ViewItem } from '#runtime/view.ts'
import { PathLink } from './path-link.tsx'
import { usePortalState, useServices } from './portal-services.tsx'
import { loadScreen } from './registry/screens.ts'

interface ItemProps {
  item: ViewItem
  className?: string | undefined
  children: ReactNode
  /** After it was followed or pressed. */
  onUse?: (() => void) | undefined
}

export function Item({ item, className, children, onUse }: ItemProps) {
  const { run, settings } = useServices()
  const { manifest } = usePortalState()
  const navigate = useNavigate()
  const { does } = item
  switch (does.kind) {
    case 'route': {
      const warm = () => {
        const screen = manifest.routes.find(({ path }) => path === does.href)?.screen
        if (screen !== undefined) void loadScreen(screen).catch(() => {})
      }
      return (
        <PathLink
          to={does.href}
          className={className}
          onClick={onUse}
          onPointerEnter={warm}
          onFocus={warm}
          onTouchStart={warm}
        >
          {children}
        </PathLink>
      )
    }
    case 'link':
      return (
        <a href={settings.links[does.link]} rel="noopener" className={className} onClick={onUse}>
          {children}
        </a>
      )
    case 'command': {
      const { onward } = does
      const path = onward === undefined ? undefined : manifest.routes.find(({ id }) => id === onward)?.path
      return (
        <button
          type="button"
          className={className}
          onClick={() => {
            onUse?.()
            run(does.command, path === undefined ? undefined : () => void navigate(path))
          }}
        >
          {children}
        </button>
      )
    }
    case 'slot':
      return (
        <Slot slot={does.slot} className={className} onUse={onUse}>
          {children}
        </Slot>
      )
    case 'group':
      return <span className={className}>{children}</span>
  }
}

function Slot({
  slot,
  className,
  children,
  onUse,
}: {
  slot: string
  className: string | undefined
  children: ReactNode
  onUse: (() => void) | undefined
}) {
  const { run } = useServices()
  const { brand } = usePortalState().manifest
  if (slot === 'username') {
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          onUse?.()
          run('open-panel')
        }}
      >
        {children}
      </button>
    )
  }
  const isPhone = slot === 'phone'
  return (
    <a
      className={className}
      href={isPhone ? `tel:${brand.phone.replaceAll(' ', '')}` : `mailto:${brand.email}`}
    >
      {isPhone ? brand.phone : brand.email}
    </a>
  )
}
