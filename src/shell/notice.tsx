// The sentence left for a person at the place they are led to.
import { useEffect } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { Icon } from '#ui/icons.tsx'
import styles from './notice.module.css'
import { useServices, useStore } from './portal-services.tsx'

export function Notice() {
  const { notice } = useServices()
  const left = useStore(notice)
  const { key } = useLocation()
  const isMoving = [useNavigation().state, useRevalidator().state].includes('loading')
  // It belongs to the page where the move that it explains ends; leaving that page takes it away.
  useEffect(() => {
    if (!left) return
    if (left.at === undefined) {
      if (!isMoving) notice.set({ text: left.text, at: key })
    } else if (left.at !== key) notice.set(undefined)
  }, [left, isMoving, key, notice])
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
