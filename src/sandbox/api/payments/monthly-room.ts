// Do monthly payments fit the allowance of an ISA or junior ISA: what is left of this tax year, and any whole year?
import { addDays } from '#domain/dates/london-time.ts'
import { formatPence } from '#domain/money.ts'
import { collectionsOf, type Term } from '#domain/payments/direct-debits.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import { Refusal, type Call, type Moment } from '../call.ts'
import { allowanceFor, remainingFor } from '../handlers/tax/allowances.ts'
import { accountsOf, type AccountRow } from '../ledger.ts'
import { marketUntil } from '../seed/market.ts'
import { mandatesOf } from './mandates.ts'
import { termsOf, type MonthlyInstruction } from './monthly-instruction.ts'
import { checkMayPayIn } from './may-pay-in.ts'

const gbp = ({ valuedOn }: Moment, pence: number, currency: string): number =>
  Math.round(pence * marketUntil(valuedOn).gbpRate(currency, valuedOn))

/** What these terms still collect in a tax year. */
function aheadIn({ valuedOn }: Moment, terms: readonly Term[], year: number) {
  const [next, start] = [addDays(valuedOn, 1), taxYearStart(year)]
  return collectionsOf(terms, next > start ? next : start, taxYearEnd(year))
}

/** Pounds that a mandate still collects in this tax year, or one ahead, in pence. */
export function aheadGbp(
  moment: Moment,
  mandate: MonthlyInstruction,
  currency: string,
  year = taxYearOfDate(moment.today),
): number {
  return aheadIn(moment, termsOf(mandate), year).reduce(
    (sum, { pence }) => sum + gbp(moment, pence, currency),
    0,
  )
}

/** Pence that the other mandates of the same allowance still collect in a tax year, and in a whole year. */
export function plannedFor(moment: Moment, account: AccountRow, year: number, except?: string) {
  const { database, active } = moment
  const sharing = accountsOf(database, active.id).filter(
    ({ type, child_id }) => type === account.type && child_id === account.child_id,
  )
  const planned = { inYearPence: 0, yearlyPence: 0 }
  for (const row of mandatesOf(database, active.id)) {
    const into = sharing.find(({ id }) => id === row.account_id)
    if (!into || row.id === except) continue
    planned.inYearPence += aheadGbp(moment, row, into.currency, year)
    planned.yearlyPence += 12 * gbp(moment, termsOf(row).at(-1)!.pence, into.currency)
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
  const wanted = terms.at(-1)!
  const current = taxYearOfDate(call.today)
  const { yearlyPence } = plannedFor(call, account, current, except)
  const inAnyYear = Math.floor((allowanceFor(call, account) - yearlyPence) / 12)
  const inEach = [current, current + 1].map((year) => {
    const collections = aheadIn(call, terms, year)
    const earlier = collections.filter(({ on }) => on < wanted.from)
    const left =
      remainingFor(call, account, year) -
      plannedFor(call, account, year, except).inYearPence -
      earlier.reduce((sum, { pence }) => sum + pence, 0)
    const count = collections.length - earlier.length
    return count === 0 ? Infinity : Math.floor(left / count)
  })
  const monthlyPence = Math.max(0, Math.min(inAnyYear, ...inEach))
  if (wanted.pence > monthlyPence)
    throw new Refusal(409, `There is room for ${formatPence(monthlyPence)} a month`, 'over-allowance', {
      monthlyPence,
    })
}
