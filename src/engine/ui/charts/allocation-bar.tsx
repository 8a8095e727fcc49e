// A thin bar of the parts of an account, with the same figures in words below it.
import { formatWeight } from '#base/money.ts'
import { weighSlices, type Slice } from './allocation.ts'
import { Bar, BarPart } from './bar.tsx'
import layout from '../layout.module.css'
import css from './allocation-bar.module.css'

interface AllocationBarProps {
  parts: readonly Slice[]
  /** The text above the bar. */
  label: string
  /** What the parts belong to, for screen readers. */
  of: string
}

/** A thin bar of parts, with their shares in words. */
export function AllocationBar({ parts, label, of }: AllocationBarProps) {
  const weighed = weighSlices(parts).filter((part) => part.tenths > 0)
  return (
    <div className={layout.stack2}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <Bar aria-hidden>
        {weighed.map(({ id, tenths, colour }) => (
          <BarPart key={id} percent={tenths / 10} colour={colour} />
        ))}
      </Bar>
      <ul className={css.key} aria-label={`${of}, ${label.toLowerCase()}`}>
        {weighed.map((part) => (
          <li key={part.id} className="figures">
            <span className={css.dot} style={{ background: part.colour }} aria-hidden="true" />
            {part.label} {formatWeight(part.tenths)}
          </li>
        ))}
      </ul>
    </div>
  )
}
