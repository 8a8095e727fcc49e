// A bar for the used part of a limit, with the same figure in words. What is only planned is hatched, and what is above the
// limit stands beyond its mark.
import { AmountText } from '../figures/amount-text.tsx'
import { spoken } from '../figures/hidden-amounts.ts'
import layout from '../layout.module.css'
import css from './meter.module.css'

interface MeterProps {
  label: string
  value: number
  /** In addition to the value, not used yet. */
  planned?: number
  max: number
  /** The figure in words, for example "£7,500 of £20,000 used"; screen readers read it too. */
  text: string
  /** The page says it already. */
  isTextHidden?: boolean
}

/** How much of `max` is used? A bar with its words; `value`, `planned` and `max` are of one unit. */
export function Meter({ label, value, planned = 0, max, text, isTextHidden = false }: MeterProps) {
  const all = Math.max(0, value) + planned
  const whole = Math.max(max, all)
  const used = Math.min(Math.max(0, value), max)
  const width = (amount: number) => ({ width: `${whole > 0 ? (amount / whole) * 100 : 0}%` })
  return (
    <div className={layout.stack2}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={max > 0 ? Math.round(Math.min(1, all / max) * 100) : 0}
        aria-valuetext={spoken(text)}
        className={css.track}
      >
        <div className={css.fill} style={width(used)} />
        {planned > 0 && <div className={css.planned} style={width(Math.min(planned, max - used))} />}
        {all > max && <div className={css.over} style={width(all - max)} />}
      </div>
      {!isTextHidden && (
        <p className={`figures ${css.text}`} aria-hidden="true">
          <AmountText>{text}</AmountText>
        </p>
      )}
    </div>
  )
}
