// A thin bar of what an account holds, with the same facts in words below it.
import { formatWeight } from '#domain/money.ts'
import { seriesColour, weighParts, type Part } from './allocation.ts'
import css from './allocation-bar.module.css'

export function AllocationBar({ parts, label }: { parts: readonly Part[]; label: string }) {
  const weighed = weighParts(parts).filter((part) => part.tenths > 0)
  return (
    <div className={css.allocation}>
      <div className={css.bar} aria-hidden="true">
        {weighed.map((part, index) => (
          <span
            key={part.id}
            className={css.part}
            style={{ flexGrow: part.tenths, background: seriesColour(index) }}
          />
        ))}
      </div>
      <ul className={css.key} aria-label={label}>
        {weighed.map((part, index) => (
          <li key={part.id} className="figures">
            <span className={css.dot} style={{ background: seriesColour(index) }} aria-hidden="true" />
            {part.label} {formatWeight(part.tenths)}
          </li>
        ))}
      </ul>
    </div>
  )
}
