// The spinner in the main area until the first route is shown.
import styles from './boot-spinner.module.css'

export function BootSpinner() {
  return (
    <div className={styles.frame} role="status" data-boot-spinner="">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">Loading</span>
    </div>
  )
}
