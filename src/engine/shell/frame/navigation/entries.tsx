// The entries of a menu group, in columns.
import type { ViewItem } from '#manifest/surfaces/view.ts'
import { CountBadge } from '../count-badge.tsx'
import { Icon } from '#ui/icons.tsx'
import { Item } from '../item.tsx'
import styles from './navigation.module.css'

/** Entries of a group; a group inside it becomes a column with a heading. */
export function Columns({ items, onUse }: { items: readonly ViewItem[]; onUse: () => void }) {
  return (
    <ul className={styles.columns}>
      {items.map((item) => (
        <li key={item.id} data-entry={item.id}>
          {item.children ? (
            <>
              {item.target.kind === 'group' ? (
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

export function Label({ item, described = false }: { item: ViewItem; described?: boolean }) {
  return (
    <>
      <span className={styles.label}>
        {item.target.kind === 'slot' && <Icon name="person" size={20} />}
        <span>{item.label}</span>
        {item.badge && <CountBadge badge={item.badge} />}
      </span>
      {described && item.description !== undefined && (
        <span className={styles.description}>{item.description}</span>
      )}
    </>
  )
}
