// What a withdrawal leads to, said before the button: dates, tax, and what ends.
import type { Account } from '#api/accounts/accounts.ts'
import type { WithdrawalOption, WithdrawalOptions } from '#api/payments/withdrawals.ts'
import { matchingWarning } from '#domain/gains/matching-words.ts'
import { formatPence, formatPounds } from 'portal-engine/base/money.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { gainWithin } from '#domain/payments/withdrawal-rules.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { readyInWords } from '../paying-out/paying-out-answers.ts'
import css from '../payments.module.css'

interface ConsequencesProps {
  account: Account
  option: WithdrawalOption
  amount: { pence: number; isAll: boolean }
  options: Pick<WithdrawalOptions, 'startsOn' | 'purchasesAhead'>
  /** When it begins, if not now. */
  beginsAt?: string | undefined
}

export function Consequences({ account, option, amount, options, beginsAt }: ConsequencesProps) {
  const { startsOn, purchasesAhead } = options
  const [, other] = account.owners
  const warning =
    account.type === 'GIA'
      ? matchingWarning(startsOn, purchasesAhead, { formatDate, pounds: formatPence })
      : undefined
  return (
    <ul className={css.points}>
      <li>
        {beginsAt !== undefined &&
          `We begin at ${readyInWords(beginsAt, serverNow())}, when the new bank account can be paid. `}
        You can cancel until the day on which we sell.
      </li>
      {amount.isAll && (
        <li>
          We sell everything, so we know the amount only then. Regular payments into this account end. The
          account stays open, without money.
        </li>
      )}
      {other !== undefined && <li>{other} owns this account with you, so we tell them at once.</li>}
      <li>{taxEffect(account, option, amount.pence, startsOn)}</li>
      {warning !== undefined && <li>{warning}</li>}
    </ul>
  )
}

export const allowanceStaysUsed =
  'This ISA is not flexible: taking money out does not give you allowance back. To move it to another ISA, transfer it instead.'

function taxEffect(
  { type, owners }: Account,
  option: WithdrawalOption,
  pence: number,
  soldOn: string,
): string {
  if (type === 'ISA') return `No tax is due. ${allowanceStaysUsed}`
  const gain = gainWithin(pence, option)
  if (gain === 0) return 'At the last close none of this was gain, so we expect no capital gains tax.'
  const year = taxYearOfDate(soldOn)
  const exempt = formatPounds(taxAmountPence('capital-gains-exempt-amount', year))
  return `About ${formatPounds(gain)} of this is ${owners.length > 1 ? 'your share of the gain' : 'gain'}, at the last close. Gains from all your sales in ${taxYearLabel(year)} above ${exempt} are taxed, and you report them to HMRC yourself.`
}
