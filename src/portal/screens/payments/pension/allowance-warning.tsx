// What a contribution does to the annual allowance: it may be exceeded, and a charge is due then.
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import notice from 'portal-engine/ui/notice.module.css'
import { allowanceAfter } from './contribution-allowance.ts'
import type { Contribution } from './contribution-values.ts'

interface AllowanceWarningProps {
  values: Contribution
  use: PensionUse
  today: string
}

export function AllowanceWarning({ values, use, today }: AllowanceWarningProps) {
  const after = allowanceAfter(values, { use, today })
  if (!after || after.excessPence === 0) return null
  const { excessPence, roomPence, byFlexible } = after
  const mpaa = formatPence(taxAmountPence('money-purchase-annual-allowance', taxYearOfDate(today)))
  return (
    <p role="note" className={notice.due}>
      {byFlexible
        ? `After flexible income your allowance is ${mpaa} a year, without carry forward. ${formatPence(roomPence)} of it is left.`
        : `You have ${formatPence(roomPence)} of annual allowance left, with what is unused from the last three tax years.`}{' '}
      {formatPence(excessPence)} is more than that. You may pay it, but you will owe an annual allowance
      charge on it at your rate of income tax, which takes back the relief.
    </p>
  )
}
