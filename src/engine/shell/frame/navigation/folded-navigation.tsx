// The header menu if it does not fit on one line: the same entries behind one button.
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { Icon } from '#ui/icons.tsx'
import { Item } from '../item.tsx'
import { Columns, Label } from './entries.tsx'
import styles from './navigation.module.css'
import { useAfterFirstPaint } from './use-after-first-paint.ts'
import { useDisclosure } from './use-disclosure.ts'

interface FoldedNavigationProps {
  label: string
  items: readonly ViewItem[]
  current: ViewItem | undefined
}

export function FoldedNavigation({ label, items, current }: FoldedNavigationProps) {
  const { open, toggle, close, navProps } = useDisclosure()
  const isFoldedDrawn = useAfterFirstPaint()
  return (
    <nav {...navProps} aria-label={label} data-menu="folded">
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
        {(isFoldedDrawn || open === 'all') && (
          <ul>
            {items.map((item) => (
              <li key={item.id} data-entry={item.id}>
                {item.children ? (
                  <details className={styles.group}>
                    <summary data-current={item === current || undefined}>
                      {item.label} <Icon name="chevron-down" />
                    </summary>
                    <Columns items={item.children} onUse={close} />
                  </details>
                ) : (
                  <Item
                    item={item}
                    className={styles.entry}
                    isCurrentSection={item === current}
                    onUse={close}
                  >
                    <Label item={item} />
                  </Item>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  )
}
