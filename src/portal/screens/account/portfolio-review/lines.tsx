// Labels with their values, one below the other.
import { AmountText } from '#ui/figures/amount-text.tsx'
import type { Line } from './review-words.ts'
import css from './portfolio-review.module.css'

export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <AmountText>{value}</AmountText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
