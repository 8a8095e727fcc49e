// Labels with their values, one below the other.
import { AmountText } from '#ui/figures/amount-text.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import type { Line } from './review-words.ts'
import css from './portfolio-review.module.css'

export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Facts
    className={css.lines}
    facts={lines.map(({ label, value }) => [label, <AmountText key={label}>{value}</AmountText>])}
  />
)
