// The navigation bar: disclosures on a desktop, one collapsed menu with the same entries on smaller screens.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ViewItem, ViewMenu } from '#runtime/view.ts'
import { Icon } from '#ui/icons.tsx'
import { CountBadge } from './count-badge.tsx'
import { Item } from './item.tsx'
import styles from './navigation.module.css'
import { usePortalState } from './portal-services.tsx'

export function Navigation({ menu: { label, items } }: { menu: ViewMenu }) {
  const { facts } = usePortalState()
  return facts.view === 'desktop' ? (
    <Bar label={label} items={items} />
  ) : (
    <Collapsed label={label} items={items} />
  )
}

type Entries = readonly ViewItem[]

/** Which entry is unfolded; a click elsewhere, Escape or a navigation folds it. */
function useUnfolded(fold: { current: HTMLElement | null }) {
  const [open, setOpen] = useState<string>()
  const { key } = useLocation()
  useEffect(() => setOpen(undefined), [key])
  useEffect(() => {
    if (open === undefined) return
    const outside = (event: PointerEvent | FocusEvent) => {
      if (!fold.current?.contains(event.target as Node)) setOpen(undefined)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open, fold])
  return {
    open,
    toggle: (id: string) => setOpen((now) => (now === id ? undefined : id)),
    close: () => setOpen(undefined),
  }
}

function Bar({ label, items }: { label: string; items: Entries }) {
  const nav = useRef<HTMLElement>(null)
  const { open, toggle, close } = useUnfolded(nav)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={styles.bar}
      onKeyDown={(event) => event.key === 'Escape' && fold(event.currentTarget, close)}
    >
      <ul className={styles.row}>
        {items.map((item) => (
          <li
            key={item.id}
            data-entry={item.id}
            className={item.does.kind === 'slot' ? styles.last : undefined}
          >
            {item.children ? (
              <>
                <Unfolder
                  id={`menu-${item.id}`}
                  item={item}
                  isOpen={open === item.id}
                  onPress={() => toggle(item.id)}
                />
                <div id={`menu-${item.id}`} className={styles.roomy} hidden={open !== item.id}>
                  <Columns items={item.children} onUse={close} />
                </div>
              </>
            ) : (
              <Item item={item} className={styles.top} onUse={close}>
                <Label item={item} />
              </Item>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Collapsed({ label, items }: { label: string; items: Entries }) {
  const nav = useRef<HTMLElement>(null)
  const { open, toggle, close } = useUnfolded(nav)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={styles.collapsed}
      onKeyDown={(event) => event.key === 'Escape' && fold(event.currentTarget, close)}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open === 'all'}
        aria-controls="menu-all"
        onClick={() => toggle('all')}
      >
        <Icon name={open === 'all' ? 'close' : 'menu'} size={22} />
        <span>Menu</span>
      </button>
      <div id="menu-all" className={styles.sheet} hidden={open !== 'all'}>
        <ul>
          {items.map((item) => (
            <li key={item.id} data-entry={item.id}>
              {item.children ? (
                <details className={styles.group}>
                  <summary>
                    {item.label} <Icon name="chevron-down" />
                  </summary>
                  <Columns items={item.children} onUse={close} />
                </details>
              ) : (
                <Item item={item} className={styles.entry} onUse={close}>
                  <Label item={item} />
                </Item>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Escape folds, and the focus goes back to the button that unfolded. */
function fold(nav: HTMLElement, close: () => void): void {
  const button = nav.querySelector<HTMLElement>('[aria-expanded="true"]')
  close()
  button?.focus()
}

function Unfolder({
  id,
  item,
  isOpen,
  onPress,
}: {
  id: string
  item: ViewItem
  isOpen: boolean
  onPress: () => void
}) {
  return (
    <button type="button" className={styles.top} aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
      {item.label}
      <Icon name="chevron-down" size={16} />
    </button>
  )
}

/** Entries of a group; a group inside it becomes a column with a heading. */
function Columns({ items, onUse }: { items: Entries; onUse: () => void }) {
  return (
    <ul className={styles.columns}>
      {items.map((item) => (
        <li key={item.id} data-entry={item.id}>
          {item.children ? (
            <>
              {item.does.kind === 'group' ? (
                <span className={styles.heading}>{item.label}</span>
              ) : (
                <Item item={item} className={styles.entry} onUse={onUse}>
                  <Label item={item} />
                </Item>
              )}
              {item.message !== undefined && <p className={styles.message}>{item.message}</p>}
              <Columns items={item.children} onUse={onUse} />
            </>
          ) : (
            <Item item={item} className={styles.entry} onUse={onUse}>
              <Label item={item} described />
            </Item>
          )}
        </li>
      ))}
    </ul>
  )
}

function Label({ item, described = false }: { item: ViewItem; described?: boolean }) {
  return (
    <>
      <span className={styles.label}>
        {item.does.kind === 'slot' && <Icon name="person" size={20} />}
        <span>{item.label}</span>
        {item.badge && <CountBadge badge={item.badge} />}
      </span>
      {described && item.description !== undefined && (
        <span className={styles.description}>{item.description}</span>
      )}
    </>
  )
}
