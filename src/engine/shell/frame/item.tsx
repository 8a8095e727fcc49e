// One entry of a menu, footer, card or tab bar: a link or a button, by its target.
import { useId, type ReactNode } from 'react'
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { PathLink } from '#screen-api/links/path-link.tsx'
import { MailAddress } from '#ui/mail-address.tsx'
import { UnavailableEntry } from '#ui/unavailable-entry.tsx'
import { usePortalState, useServices } from '../state/portal-services.tsx'
import { preloadPath } from '../routing/preload-path.ts'
import { useFollow } from './use-follow.ts'

interface ItemProps {
  item: ViewItem
  className?: string | undefined
  children: ReactNode
  /** Is the current page in the section that the link opens? */
  isCurrentSection?: boolean
  /** Called when the link is followed or the button pressed. */
  onUse?: (() => void) | undefined
  /** In a bar of one line, an unavailable entry leads to its page, which says why: there is no room for it here. */
  inBar?: true
}

export function Item({ item, className, children: label, isCurrentSection, onUse, inBar }: ItemProps) {
  const { settings } = useServices()
  const { manifest } = usePortalState()
  const follow = useFollow()
  const { target, unavailable } = item
  const id = useId()
  if (unavailable !== undefined && !inBar)
    return (
      <UnavailableEntry reason={unavailable} id={id}>
        {label}
      </UnavailableEntry>
    )
  const children = (
    <>
      {label}
      {unavailable !== undefined && <span className="visually-hidden">, {unavailable}</span>}
    </>
  )
  switch (target.kind) {
    case 'route': {
      const preload = () => preloadPath(manifest, target.href)
      return (
        <PathLink
          to={target.href}
          className={className}
          aria-current={isCurrentSection || undefined}
          onClick={onUse}
          onIntent={preload}
        >
          {children}
        </PathLink>
      )
    }
    case 'external':
      return (
        <a href={settings.links[target.link]} rel="noopener" className={className} onClick={onUse}>
          {children}
        </a>
      )
    case 'command':
      return (
        <button
          type="button"
          className={className}
          onClick={() => {
            onUse?.()
            follow(target)
          }}
        >
          {children}
        </button>
      )
    case 'slot':
      return (
        <Slot slot={target.slot} className={className} isCurrentSection={isCurrentSection} onUse={onUse}>
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
  isCurrentSection,
  onUse,
}: {
  slot: string
  className: string | undefined
  isCurrentSection: boolean | undefined
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
        aria-current={isCurrentSection || undefined}
        onClick={() => {
          onUse?.()
          run('open-panel')
        }}
      >
        {children}
      </button>
    )
  }
  if (slot === 'phone') {
    return (
      <a className={className} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
        {brand.phone}
      </a>
    )
  }
  return (
    <a className={className} href={`mailto:${brand.email}`}>
      <MailAddress>{brand.email}</MailAddress>
    </a>
  )
}
