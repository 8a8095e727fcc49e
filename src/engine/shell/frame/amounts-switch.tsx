// The switch that hides amounts of money from people nearby. The browser keeps the choice.
import { hiddenAmounts, useHiddenAmounts } from '#ui/figures/hidden-amounts.ts'
import styles from './side-panel.module.css'

export function AmountsSwitch() {
  const areHidden = useHiddenAmounts()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={areHidden}
      className={styles.switch}
      onClick={() => hiddenAmounts.set(!areHidden)}
    >
      Hide amounts
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
