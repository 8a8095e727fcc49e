// What the allowance of an ISA or junior ISA leaves monthly payments: in this tax year, the next, and any whole one.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { collectionsOf, type Term } from '#domain/payments/direct-debits.ts'
import type { AllowancePeriod } from '#domain/tax/allowance-periods.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { Call, PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { itemOf, monthlyTerms, openingsAhead } from '#product-api/ledger/openings.ts'
import { poundsAt } from '#product-api/market/market.ts'
import { collectionsFor, mandatesOf } from '#product-api/payments/records/mandate-records.ts'
import { termsOf, type MandateRow } from '#product-api/payments/records/monthly-instruction.ts'
import { accountsSharing, remainingFor, wholeAllowance, type OfAllowance } from './allowance-use.ts'

const gbp = ({ valuedOn }: PersonOnDay, pence: number, currency: string): number =>
  poundsAt(valuedOn)(pence, currency)

/** What these terms still collect in a tax year. */
function collectionsLeftInYear({ valuedOn }: PersonOnDay, terms: readonly Term[], year: number) {
  const [next, start] = [addDays(valuedOn, 1), taxYearStart(year)]
  return collectionsOf(terms, next > start ? next : start, taxYearEnd(year))
}

/** Pounds that a mandate still collects in this tax year, or one ahead, in pence. */
export function collectionsLeftGbp(
  moment: PersonOnDay,
  mandate: MandateRow,
  currency: string,
  year = taxYearOfDate(moment.today),
): number {
  const [next, start] = [addDays(moment.valuedOn, 1), taxYearStart(year)]
  const from = next > start ? next : start
  return collectionsFor(moment.database, mandate, from, taxYearEnd(year)).reduce(
    (sum, { pence }) => sum + gbp(moment, pence, currency),
    0,
  )
}

/**
 * Pence that the other mandates of the same allowance still collect in a tax year, and in a whole year; those of accounts
 * to be opened too.
 */
export function plannedFor(moment: PersonOnDay, account: OfAllowance, year: number, except?: string) {
  const { database, active } = moment
  const sharing = accountsSharing(moment, account)
  const planned = plannedByOpenings(moment, account, year)
  for (const row of mandatesOf(database, active.id)) {
    const into = sharing.find(({ id }) => id === row.account_id)
    if (!into || row.id === except) continue
    planned.inYearPence += collectionsLeftGbp(moment, row, into.currency, year)
    planned.yearlyPence += 12 * gbp(moment, termsOf(row).at(-1)!.pence, into.currency)
  }
  return planned
}

/** The part of it that accounts to be opened will collect. */
function plannedByOpenings(moment: PersonOnDay, account: OfAllowance, year: number) {
  const planned = { inYearPence: 0, yearlyPence: 0 }
  for (const row of openingsAhead(moment.database, moment.active.id, account)) {
    const { monthlyPence } = itemOf(row)
    if (monthlyPence === 0) continue
    planned.inYearPence +=
      collectionsLeftInYear(moment, monthlyTerms(monthlyPence, row.opens_on), year).length * monthlyPence
    planned.yearlyPence += 12 * monthlyPence
  }
  return planned
}

/** What is left of the allowance for these terms after everything set up before; `firstOn` is the day of a first payment. */
export function periodsFor(
  call: Call,
  account: OfAllowance,
  terms: readonly Term[],
  { except, firstOn, currency = 'GBP' }: { except?: string | undefined; firstOn?: string; currency?: string },
): AllowancePeriod[] {
  const { from } = terms.at(-1)!
  const current = taxYearOfDate(call.today)
  const ofYears = [current, current + 1].map((year) => {
    const collections = collectionsLeftInYear(call, terms, year)
    const earlier = collections.filter(({ on }) => on < from)
    return {
      leftPence:
        remainingFor(call, account, year) -
        plannedFor(call, account, year, except).inYearPence -
        earlier.reduce((sum, { pence }) => sum + gbp(call, pence, currency), 0),
      collections: collections.length - earlier.length,
      takesFirst: firstOn !== undefined && taxYearOfDate(firstOn) === year,
    }
  })
  const { yearlyPence } = plannedFor(call, account, current, except)
  const wholeYear = { leftPence: wholeAllowance(account, current) - yearlyPence, collections: 12 }
  return [...ofYears, { ...wholeYear, takesFirst: false }]
}
