// A share of a whole: its bar, and the figure.
import { formatWeight } from '#base/money.ts'
import { Bar } from './bar.tsx'
import css from './share-bar.module.css'

/** A share in tenths of one per cent, drawn and in figures. */
export const ShareBar = ({ tenths }: { tenths: number }) => (
  <span className={css.share}>
    <Bar parts={[{ id: 'share', percent: tenths / 10 }]} />
    <span className="figures">{formatWeight(tenths)}</span>
  </span>
)
