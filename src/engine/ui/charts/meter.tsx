// A bar for the used part of a limit, with the same figure in words. What is only planned is hatched, and what is above the
// limit stands beyond its mark.
import { AmountText } from '../figures/amount-text.tsx'
import { spoken } from '../figures/hidden-amounts.ts'
import layout from '../layout.module.css'
import prose from '../prose.module.css'
import { Bar, BarPart } from './bar.tsx'

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
  const percentOf = (amount: number) => (whole > 0 ? (amount / whole) * 100 : 0)
  return (
    <div className={layout.stack2}>
      <Bar
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={max > 0 ? Math.round(Math.min(1, all / max) * 100) : 0}
        aria-valuetext={spoken(text)}
      >
        <BarPart percent={percentOf(used)} />
        {planned > 0 && <BarPart is="planned" percent={percentOf(Math.min(planned, max - used))} />}
        {all > max && <BarPart is="over" percent={percentOf(all - max)} />}
      </Bar>
      {!isTextHidden && (
        <p className={`figures ${prose.muted}`} aria-hidden="true">
          <AmountText>{text}</AmountText>
        </p>
      )}
    </div>
  )
}
