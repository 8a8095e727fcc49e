// What taking a whole pension leads to: dates, tax, allowances, and what ends.
import type { DrawdownOptions, DrawdownPension } from '#api/payments/drawdown.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { emergencyTaxPence, smallPotTaxPence } from '#domain/payments/drawdown-rules.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { cancelWords } from './drawdown-words.ts'
import css from '../payments.module.css'

interface WholeConsequencesProps {
  pension: DrawdownPension
  parts: { taxFreePence: number; incomePence: number }
  options: DrawdownOptions
}

export function WholeConsequences({ pension, parts, options }: WholeConsequencesProps) {
  const { incomePence } = parts
  const year = taxYearOfDate(options.settlesOn)
  const tax = pension.isSmallPot ? smallPotTaxPence(incomePence, year) : emergencyTaxPence(incomePence, year)
  const lower = formatPence(taxAmountPence('money-purchase-annual-allowance', year))
  return (
    <ul className={css.points}>
      <li>
        {cancelWords(options.startsOn)} Nothing is sold or paid before. Expected in the bank account on{' '}
        {formatDate(options.settlesOn)}.
      </li>
      <li>
        Tax that we take off first: about {formatPence(tax)},{' '}
        {pension.isSmallPot ? 'at the basic rate' : 'by an emergency code'}, an estimate for England, Wales
        and Northern Ireland. You would get about {formatPence(pension.availablePence - tax)}. What you owe
        depends on all your income this year. You claim back from HMRC what was too much, and pay later what
        was too little.
      </li>
      <li>
        {pension.isSmallPot
          ? 'A small pot uses none of your lump sum allowance, and does not lower how much you can pay into pensions.'
          : `From the day of payment on, only ${lower} a year can be paid into your pensions with tax relief, for good.`}
      </li>
      <li>
        We sell everything, so we know the amounts only then. Regular payments into and out of this pension
        end.
      </li>
    </ul>
  )
}
