// Amounts of money as text, in tabular figures. A minus sign is shown; screen readers say "minus".
import { formatPence, formatPounds } from '#base/money.ts'
import { HiddenAmount } from './amount-text.tsx'
import { useHiddenAmounts } from './hidden-amounts.ts'
import css from './money.module.css'

interface MoneyProps {
  /** Integer pence, or cents of another currency. */
  pence: number
  currency?: string
  /** Whole pounds on dashboards; pence in transactions and exact tables. */
  exact?: boolean
  /** Puts a plus sign before a gain. */
  signed?: boolean
  className?: string | undefined
}

/** An amount of pence in words: whole pounds, or with `exact` to the penny. Dots while amounts are hidden. */
export function Money({ pence, currency = 'GBP', exact = false, signed = false, className }: MoneyProps) {
  const isHidden = useHiddenAmounts()
  const format = exact ? formatPence : formatPounds
  const size = format(Math.abs(pence), currency)
  const classes = ['figures', css.amount, className].filter(Boolean).join(' ')
  if (isHidden)
    return (
      <span className={classes}>
        <HiddenAmount />
      </span>
    )
  if (pence >= 0) return <span className={classes}>{signed && pence > 0 ? `+${size}` : size}</span>
  return (
    <span className={classes}>
      <span aria-hidden="true">−{size}</span>
      <span className="visually-hidden">minus {size}</span>
    </span>
  )
}
