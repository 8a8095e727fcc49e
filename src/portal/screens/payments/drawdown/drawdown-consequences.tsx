// What a drawdown leads to: dates, emergency tax, and what can be paid in from then on.
import type { DrawdownOptions } from '#api/payments/drawdown.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { emergencyTaxPence } from '#domain/payments/drawdown-rules.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { cancelWords } from './drawdown-words.ts'
import css from '../payments.module.css'

interface DrawdownConsequencesProps {
  taxFreePence: number
  incomePence: number
  options: Pick<DrawdownOptions, 'startsOn' | 'settlesOn'>
}

export function DrawdownConsequences({ taxFreePence, incomePence, options }: DrawdownConsequencesProps) {
  const tax = emergencyTaxPence(incomePence, taxYearOfDate(options.settlesOn))
  return (
    <ul className={css.points}>
      <li>
        {cancelWords(options.startsOn)} Nothing is paid before. Expected in the bank account on{' '}
        {formatDate(options.settlesOn)}.
      </li>
      {incomePence > 0 && (
        <li>
          Emergency tax on the income: about {formatPence(tax)}, an estimate for England, Wales and Northern
          Ireland. You would get about {formatPence(taxFreePence + incomePence - tax)} in all.
        </li>
      )}
      <li>
        {incomePence > 0
          ? 'Taking income lowers how much you can pay into pensions with tax relief, from the day we pay it and for good.'
          : 'Tax-free cash alone does not lower how much you can pay into pensions.'}
      </li>
    </ul>
  )
}
