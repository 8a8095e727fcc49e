// The bottom tab bar of the installed app.
import type { ViewMenu } from '#runtime/view.ts'
import { Icon } from '#ui/icons.tsx'
import { CountBadge } from './count-badge.tsx'
import { Item } from './item.tsx'
import { iconFor } from '../registry/icons.ts'
import styles from './tab-bar.module.css'

export function TabBar({ menu }: { menu: ViewMenu }) {
  return (
    <nav aria-label={menu.label} className={styles.bar} data-entry="tab-bar">
      <ul>
        {menu.items.map((item) => (
          <li key={item.id} data-entry={item.id}>
            <Item item={item} className={styles.tab}>
              <span className={styles.icon}>
                {item.icon && <Icon name={iconFor[item.icon]} size={24} />}
                {item.badge && <CountBadge badge={item.badge} silent />}
              </span>
              <span>{item.label}</span>
              {item.badge && <span className="visually-hidden">, {item.badge.announce}</span>}
            </Item>
          </li>
        ))}
      </ul>
    </nav>
  )
}
