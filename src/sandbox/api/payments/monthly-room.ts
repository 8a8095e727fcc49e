// Do monthly payments fit the allowance of an ISA or junior ISA: what is left of this tax year, and any whole year?
import { collectionsOf, type Term } from '#domain/payments/direct-debits.ts'
import { addDays } from '#domain/dates/london-time.ts'
import { formatPence } from '#domain/money.ts'
import { taxYearEnd, taxYearOfDate } from '#domain/tax/tax-year.ts'
import { Refusal, type Call } from '../call.ts'
import { allowanceFor, remainingFor } from '../handlers/tax/allowances.ts'
import { accountsOf, type AccountRow } from '../ledger.ts'
import { marketUntil } from '../seed/market.ts'
import { mandatesOf, termsOf, type MandateRow } from './mandates.ts'
import { checkMayPayIn } from './may-pay-in.ts'

const gbp = ({ valuedOn }: Call, pence: number, currency: string): number =>
  Math.round(pence * marketUntil(valuedOn).gbpRate(currency, valuedOn))

/** Pounds that a mandate still collects in this tax year, in pence. */
export function aheadGbp(call: Call, mandate: MandateRow, currency: string): number {
  const end = taxYearEnd(taxYearOfDate(call.today))
  return collectionsOf(termsOf(mandate), addDays(call.valuedOn, 1), end).reduce(
    (sum, { pence }) => sum + gbp(call, pence, currency),
    0,
  )
}

/** Pence that the other mandates of the same allowance collect to the end of the tax year, and in a whole year. */
export function plannedFor(call: Call, account: AccountRow, except?: string) {
  const { database, active } = call
  const sharing = accountsOf(database, active.id).filter(
    ({ type, child_id }) => type === account.type && child_id === account.child_id,
  )
  const planned = { thisYearPence: 0, yearlyPence: 0 }
  for (const row of mandatesOf(database, active.id)) {
    const into = sharing.find(({ id }) => id === row.account_id)
    if (!into || row.id === except) continue
    planned.thisYearPence += aheadGbp(call, row, into.currency)
    planned.yearlyPence += 12 * gbp(call, termsOf(row).at(-1)!.pence, into.currency)
  }
  return planned
}

/** Throws a Refusal with the most that can be collected a month, unless these terms fit. */
export function checkMonthlyRoom(
  call: Call,
  account: AccountRow,
  terms: readonly Term[],
  except?: string,
): void {
  if (account.type !== 'ISA' && account.type !== 'JISA') return
  checkMayPayIn(call, account)
  const others = plannedFor(call, account, except)
  const ahead = collectionsOf(terms, addDays(call.valuedOn, 1), taxYearEnd(taxYearOfDate(call.today)))
  const wanted = terms.at(-1)!
  const [before, after] = [
    ahead.filter(({ on }) => on < wanted.from),
    ahead.filter(({ on }) => on >= wanted.from),
  ]
  const left =
    remainingFor(call, account) - others.thisYearPence - before.reduce((sum, { pence }) => sum + pence, 0)
  const inYear = Math.floor((allowanceFor(call, account) - others.yearlyPence) / 12)
  const monthlyPence = Math.max(
    0,
    Math.min(inYear, after.length === 0 ? inYear : Math.floor(left / after.length)),
  )
  if (wanted.pence > monthlyPence)
    throw new Refusal(409, `There is room for ${formatPence(monthlyPence)} a month`, 'over-allowance', {
      monthlyPence,
    })
}
