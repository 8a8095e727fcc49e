// The total of a year of a Direct Debit, compared with the allowance.
import type { Account } from '#api/accounts/accounts.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { formatPence } from 'portal-engine/base/money.ts'
import { allowanceFigure, hasAllowance } from '#domain/tax/isa-allowance.ts'
import { settledUntil, taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearAt, taxYearLabel } from '#domain/tax/tax-year.ts'
import { yearlyPence } from './mandate-values.ts'
import prose from 'portal-engine/ui/prose.module.css'

export function YearInWords({ amount, account }: { amount: string; account: Account }) {
  return <output className={prose.quiet}>{inWords(amount, account)}</output>
}

function inWords(amount: string, account: Account): string {
  const pence = yearlyPence(amount)
  if (pence === undefined) return ''
  const year = taxYearAt(serverNow())
  const sum = `${formatPence(pence, account.baseCurrency)} in a whole year`
  if (!hasAllowance(account)) return `${sum}.`
  const figure = allowanceFigure(account.type)
  if (year > settledUntil(figure, year)) return `${sum}.`
  const allowance = taxAmountPence(figure, year)
  return pence > allowance
    ? `${sum}: more than the allowance of ${formatPence(allowance)} (${taxYearLabel(year)}).`
    : `${sum}, of an allowance of ${formatPence(allowance)} (${taxYearLabel(year)}).`
}
