// A share of a whole: its bar, and the figure.
import { formatWeight } from '#base/money.ts'
import { Bar, BarPart } from './bar.tsx'
import css from './share-bar.module.css'

/** A share in tenths of one per cent, drawn and in figures. */
export const ShareBar = ({ tenths }: { tenths: number }) => (
  <span className={css.share}>
    <Bar aria-hidden>
      <BarPart percent={tenths / 10} />
    </Bar>
    <span className="figures">{formatWeight(tenths)}</span>
  </span>
)
