// What the active user's pensions allow: what is in drawdown, what is free of tax, and what has been taken.
import {
  drawdownDates,
  isSmallPot,
  movedWith,
  taxFreeMostPence,
  type PensionAges,
} from '#domain/payments/drawdown-rules.ts'
import type { DrawdownPension } from '#api/payments/drawdown.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import type { AccountRow } from '#product-api/ledger/ledger.ts'
import { pensionFactsOf } from '#product-api/data/pension-facts.ts'
import { detailsOf, paymentsOf } from '#product-api/payments/records/payment-records.ts'
import { worthOf } from './paying-out.ts'

export function pensionAgesOf(moment: PersonOnDay): PensionAges & { takenElsewhere: number } {
  const row = pensionFactsOf(moment)
  return { bornOn: row.born_on, protectedAge: row.protected_age, takenElsewhere: row.lump_sums_taken_pence }
}

/** Drawdown of the person, or of one of their accounts, that was not called off: free of tax, and as income. */
function drawnBy({ database, active }: PersonOnDay, accountId?: string) {
  const rows = paymentsOf(database, active.id).filter(
    (row) =>
      (row.kind === 'pension-drawdown' || row.kind === 'pension-lump-sum') &&
      row.status !== 'cancelled' &&
      row.status !== 'failed' &&
      (accountId === undefined || row.account_id === accountId),
  )
  const sumOf = (part: 'taxFreePence' | 'incomePence', some = rows) =>
    some.reduce((sum, row) => sum + (detailsOf(row)[part] ?? 0), 0)
  const flexible = rows.filter((row) => detailsOf(row).isSmallPot !== true)
  return {
    taxFreePence: sumOf('taxFreePence'),
    incomePence: sumOf('incomePence'),
    lumpSumsPence: sumOf('taxFreePence', flexible),
    flexible: flexible.filter((row) => (detailsOf(row).incomePence ?? 0) > 0),
    smallPots: rows.length - flexible.length,
  }
}

/** What may be taken from this pension now. */
export function drawdownPensionOf(moment: PersonOnDay, account: AccountRow): DrawdownPension {
  const { availablePence } = worthOf(moment, account)
  const drawn = drawnBy(moment, account.id)
  const everywhere = drawnBy(moment)
  const inDrawdownPence = Math.min(
    availablePence,
    Math.max(0, movedWith(drawn.taxFreePence) - drawn.incomePence),
  )
  const lumpSumsTakenPence = pensionAgesOf(moment).takenElsewhere + everywhere.lumpSumsPence
  const year = taxYearOfDate(drawdownDates(moment.today).settlesOn)
  return {
    ...{ accountId: account.id, availablePence, inDrawdownPence, lumpSumsTakenPence },
    taxFreeMostPence: taxFreeMostPence(availablePence - inDrawdownPence, lumpSumsTakenPence, year),
    hasTakenIncome: everywhere.flexible.length > 0,
    isSmallPot: isSmallPot(availablePence, everywhere.smallPots),
  }
}

/** Since when is flexible income taken: from here, or as it was known before? Null if none is (PTM056520). */
export function flexibleSince(moment: PersonOnDay): string | null {
  const known = pensionFactsOf(moment).flexible_since
  const here = drawnBy(moment)
    .flexible.filter(({ status }) => status === 'completed')
    .map(({ settles_on }) => settles_on)
  return [...(known === null ? [] : [known]), ...here].toSorted()[0] ?? null
}
