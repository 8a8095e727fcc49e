// Progress of an account towards its goal: the figures in words, and a bar.
import { AmountText } from '../figures/amount-text.tsx'
import { useFormats } from '../figures/hidden-amounts.ts'
import layout from '../layout.module.css'
import prose from '../prose.module.css'
import { Meter } from './meter.tsx'
import css from './goal-bar.module.css'

interface GoalBarProps {
  name: string
  valuePence: number
  targetPence: number
  currency: string
  /** The year in which it should be reached. */
  by: string
}

/** How near an amount is to its goal. */
export function GoalBar({ name, valuePence, targetPence, currency, by }: GoalBarProps) {
  const { pounds } = useFormats()
  const share = targetPence > 0 ? Math.max(0, valuePence / targetPence) : 0
  const text = `${Math.round(share * 100)}% of ${pounds(targetPence, currency)} by ${by}`
  return (
    <div className={layout.stack2}>
      <p className={css.line} aria-hidden="true">
        <span className={css.label}>Goal: {name}</span>
        <span className={`figures ${prose.quiet}`}>
          <AmountText>{text}</AmountText>
        </span>
      </p>
      <Meter label={`Goal: ${name}`} value={Math.min(1, share)} max={1} text={text} isTextHidden />
    </div>
  )
}
