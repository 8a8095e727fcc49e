// The bottom tab bar of the installed app.
import type { ViewMenu } from '#manifest/surfaces/view.ts'
import { Icon, type IconName } from '#ui/icons.tsx'
import { CountBadge } from './count-badge.tsx'
import { Item } from './item.tsx'
import { useCurrentSection } from './navigation/current-section.ts'
import { useServices } from '../state/portal-services.tsx'
import styles from './tab-bar.module.css'

const ItemIcon = ({ name }: { name: IconName | undefined }) => name && <Icon name={name} size={24} />

export function TabBar({ menu }: { menu: ViewMenu }) {
  const { icons = {} } = useServices().supplies
  const current = useCurrentSection(menu.items)
  return (
    <nav aria-label={menu.label} className={styles.bar} data-entry="tab-bar">
      <ul>
        {menu.items.map((item) => (
          <li key={item.id} data-entry={item.id}>
            <Item item={item} className={styles.tab} isCurrentSection={item === current} inBar>
              <span className={styles.icon}>
                <ItemIcon name={icons[item.icon ?? '']} />
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
