// The header menu: on one line on a desktop, with groups that unfold below it; behind a button on smaller screens and if it
// does not fit.
import { useMemo, useRef, type RefObject } from 'react'
import type { ViewItem, ViewMenu } from '#manifest/surfaces/view.ts'
import { Icon } from '#ui/icons.tsx'
import { usePortalState } from '../../state/portal-services.tsx'
import { Item } from '../item.tsx'
import { useCurrentSection } from './current-section.ts'
import { Columns, Label } from './entries.tsx'
import { FoldedNavigation } from './folded-navigation.tsx'
import styles from './navigation.module.css'
import { useAfterFirstPaint } from './use-after-first-paint.ts'
import { useDisclosure } from './use-disclosure.ts'
import { useMenuFits } from './use-menu-fits.ts'

interface NavigationProps {
  menu: ViewMenu
  /** The menu of the side panel. */
  details: ViewMenu | undefined
}

export function Navigation({ menu: { label, items }, details }: NavigationProps) {
  const current = useCurrentSection(items, details?.items)
  const { facts } = usePortalState()
  const bar = useRef<HTMLUListElement>(null)
  const isDesktop = facts.view === 'desktop'
  const menu = useMemo(() => ({ items, isDesktop }), [items, isDesktop])
  const fits = useMenuFits(bar, menu)
  return isDesktop && fits ? (
    <NavigationBar label={label} items={items} current={current} row={bar} />
  ) : (
    <FoldedNavigation label={label} items={items} current={current} />
  )
}

function NavigationBar({
  label,
  items,
  current,
  row,
}: {
  label: string
  items: readonly ViewItem[]
  current: ViewItem | undefined
  row: RefObject<HTMLUListElement | null>
}) {
  const { open, toggle, close, navProps } = useDisclosure()
  const areFoldedDrawn = useAfterFirstPaint()
  return (
    <nav {...navProps} aria-label={label} className={styles.bar} data-menu="bar">
      <ul ref={row} className={styles.row}>
        {items.map((item) => (
          <li
            key={item.id}
            data-entry={item.id}
            className={item.target.kind === 'slot' ? styles.last : undefined}
          >
            {item.children ? (
              <>
                <DisclosureButton
                  id={`menu-${item.id}`}
                  item={item}
                  isOpen={open === item.id}
                  isCurrent={item === current}
                  onPress={() => toggle(item.id)}
                />
                <div id={`menu-${item.id}`} className={styles.roomy} hidden={open !== item.id}>
                  {(areFoldedDrawn || open === item.id) && <Columns items={item.children} onUse={close} />}
                </div>
              </>
            ) : (
              <Item
                item={item}
                className={styles.top}
                isCurrentSection={item === current}
                onUse={close}
                inBar
              >
                <Label item={item} />
              </Item>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DisclosureButton({
  id,
  item,
  isOpen,
  isCurrent,
  onPress,
}: {
  id: string
  item: ViewItem
  isOpen: boolean
  isCurrent: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={styles.top}
      aria-expanded={isOpen}
      aria-controls={id}
      aria-current={isCurrent || undefined}
      onClick={onPress}
    >
      {item.label}
      <Icon name="chevron-down" size={16} />
    </button>
  )
}
