// A bar for the used part of a limit, with the same figure in words.
import { AmountText } from '../figures/amount-text.tsx'
import { spoken } from '../figures/hidden-amounts.ts'
import layout from '../layout.module.css'
import css from './meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The figure in words, for example "£7,500 of £20,000 used"; screen readers read it too. */
  text: string
}

export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={layout.stack2}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={spoken(text)}
        className={css.track}
      >
        <div className={css.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={`figures ${css.text}`} aria-hidden="true">
        <AmountText>{text}</AmountText>
      </p>
    </div>
  )
}
