// The sentence a guard left for the person it led here.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icons.tsx'
import styles from './notice.module.css'
import { useServices, useStore } from './portal-services.tsx'

export function Notice() {
  const { notice } = useServices()
  const text = useStore(notice)
  const { key } = useLocation()
  // Leaving the page it was left for takes it away.
  useEffect(() => () => notice.set(undefined), [key, notice])
  return (
    <div role="status">
      {text !== undefined && (
        <p className={styles.notice}>
          <Icon name="info" /> {text}
        </p>
      )}
    </div>
  )
}
