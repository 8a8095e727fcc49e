// The sentence that explains why the person is on this page: a guard redirected them, a sign-in failed, or access ended.
import { useLocation } from 'react-router'
import { Icon } from '#ui/icons.tsx'
import styles from './notice.module.css'
import { useServices, useStore } from '../state/portal-services.tsx'

export function Notice() {
  const { notice } = useServices()
  const current = useStore(notice)
  const { key } = useLocation()
  return (
    <div role="status">
      {current?.locationKey === key && (
        <p className={styles.notice}>
          <Icon name="info" /> {current.text}
        </p>
      )}
    </div>
  )
}
