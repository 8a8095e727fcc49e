// The header menu: on one line on a desktop, behind a button on smaller screens and if it does not fit.
import { useMemo, useRef } from 'react'
import type { ViewMenu } from '#runtime/view.ts'
import { usePortalState } from '../../state/portal-services.tsx'
import { FoldedNavigation } from './folded-navigation.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { useHasRoom } from './use-has-room.ts'

export function Navigation({ menu: { label, items } }: { menu: ViewMenu }) {
  const { facts } = usePortalState()
  const bar = useRef<HTMLUListElement>(null)
  const isDesktop = facts.view === 'desktop'
  const menu = useMemo(() => ({ items, isDesktop }), [items, isDesktop])
  const hasRoom = useHasRoom(bar, menu)
  return isDesktop && hasRoom ? (
    <NavigationBar label={label} items={items} row={bar} />
  ) : (
    <FoldedNavigation label={label} items={items} />
  )
}
