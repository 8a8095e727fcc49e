// A number beside a label. `silent` if the label already says it.
import type { ViewBadge } from '#manifest/surfaces/view.ts'
import styles from './count-badge.module.css'

export function CountBadge({ badge, silent = false }: { badge: ViewBadge; silent?: boolean }) {
  return (
    <span className={styles.badge} data-badge="">
      <span aria-hidden="true">{badge.text}</span>
      {!silent && <span className="visually-hidden">, {badge.announce}</span>}
    </span>
  )
}
