// How much of a limit is used: a bar for the eye, the same fact in words beside it.
import css from './meter.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The fact in words, for example "£7,500 of £20,000 used". Also what a screen reader says. */
  text: string
}

export function Meter({ label, value, max, text }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={css.meter}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
        className={css.track}
      >
        <div className={css.fill} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={`figures ${css.text}`} aria-hidden="true">
        {text}
      </p>
    </div>
  )
}
