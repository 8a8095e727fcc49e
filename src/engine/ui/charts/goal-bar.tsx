// Progress of an account towards its goal: a line, with the same figures in words above.
import { AmountText } from '../figures/amount-text.tsx'
import { spoken, useFormats } from '../figures/hidden-amounts.ts'
import layout from '../layout.module.css'
import prose from '../prose.module.css'
import css from './goal-bar.module.css'

interface GoalBarProps {
  name: string
  valuePence: number
  targetPence: number
  currency: string
  /** The year in which it should be reached. */
  by: string
}

export function GoalBar({ name, valuePence, targetPence, currency, by }: GoalBarProps) {
  const { pounds } = useFormats()
  const share = targetPence > 0 ? Math.max(0, valuePence / targetPence) : 0
  const percent = Math.round(share * 100)
  const text = `${percent}% of ${pounds(targetPence, currency)} by ${by}`
  return (
    <div className={layout.stack2}>
      <p className={css.line} aria-hidden="true">
        <span className={css.label}>Goal: {name}</span>
        <span className={`figures ${prose.quiet}`}>
          <AmountText>{text}</AmountText>
        </span>
      </p>
      <div
        role="meter"
        aria-label={`Goal: ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={spoken(text)}
        className={css.track}
      >
        <div className={css.fill} style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
    </div>
  )
}
