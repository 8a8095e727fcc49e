// What a regular payment out leads to, said before the button: dates, tax, and what happens when there is too little.
import type { Account } from '#api/accounts/accounts.ts'
import * as limits from '#domain/limits.gen.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { emergencyTaxPence } from '#domain/payments/drawdown-rules.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import css from '../payments.module.css'

interface RegularConsequencesProps {
  account: Account
  pence: number
  firstOn: string
  isNew: boolean
}

export function RegularConsequences({ account, pence, firstOn, isNew }: RegularConsequencesProps) {
  return (
    <ul className={css.points}>
      <li>
        The first payment{isNew ? '' : ' of this amount'} arrives on {formatDate(firstOn)}. We sell{' '}
        {limits['withdrawal-working-days'].value} working days before each one; until then you can change,
        pause or cancel it.
      </li>
      <li>If there is too little on the day, we pay nothing, tell you, and try again next month.</li>
      {taxEffects(account, pence, firstOn).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function taxEffects({ type, baseCurrency }: Account, pence: number, firstOn: string): string[] {
  const year = taxYearOfDate(firstOn)
  if (type === 'Pension')
    return [
      `Income is taxed like pay. Emergency tax on the first payment: about ${formatPence(emergencyTaxPence(pence, year))}, an estimate for England, Wales and Northern Ireland; later payments use the tax code that HMRC sends us.`,
      `From the first payment on, only ${formatPence(taxAmountPence('money-purchase-annual-allowance', year))} a year can be paid into your pensions with tax relief, for good.`,
    ]
  if (type === 'ISA')
    return ['No tax is due. This ISA is not flexible: taking money out does not give you allowance back.']
  const exempt = formatPence(taxAmountPence('capital-gains-exempt-amount', year))
  return [
    `${formatPence(12 * pence, baseCurrency)} is sold in a whole year. Each sale can make a gain. Gains from all your sales in ${taxYearLabel(year)} above ${exempt} are taxed, and you report them to HMRC yourself.`,
  ]
}
