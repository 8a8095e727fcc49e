// A bar of parts beside one another: a share of a whole, a limit with what is used and planned of it, or a whole in its parts.
import { spoken } from '../figures/hidden-amounts.ts'
import css from './bar.module.css'

/** A part of a bar: in a colour of its own, or in the colour of what it is. */
interface BarPart {
  id: string
  percent: number
  is?: 'fill' | 'planned' | 'over'
  colour?: string
}

interface BarProps {
  parts: readonly BarPart[]
  /** For screen readers; without it the page says the figures beside the bar. */
  meter?: { label: string; percent: number; text: string }
}

/** A bar of parts. What they do not fill is empty. */
export function Bar({ parts, meter }: BarProps) {
  return (
    <div
      className={css.track}
      {...(meter
        ? {
            role: 'meter',
            'aria-label': meter.label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': meter.percent,
            'aria-valuetext': spoken(meter.text),
          }
        : { 'aria-hidden': true })}
    >
      {parts.map(({ id, percent, is = 'fill', colour }) => (
        <div key={id} className={css[is]} style={{ width: `${percent}%`, background: colour }} />
      ))}
    </div>
  )
}
