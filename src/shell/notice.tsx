// The sentence left for a person at the place they were led to.
import { useLocation } from 'react-router'
import { Icon } from '#ui/icons.tsx'
import styles from './notice.module.css'
import { useServices, useStore } from './portal-services.tsx'

export function Notice() {
  const { notice } = useServices()
  const left = useStore(notice)
  const { key } = useLocation()
  return (
    <div role="status">
      {left?.at === key && (
        <p className={styles.notice}>
          <Icon name="info" /> {left.text}
        </p>
      )}
    </div>
  )
}
