// What was paid into the active user's pensions: gross from an employer, with basic-rate relief from the person; and the
// annual allowances that it used.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { FIRST_TAX_YEAR } from '#api/tax/tax-year-fields.ts'
import { directionOf } from '#domain/payments/payment-kinds.ts'
import { grossOf } from '#domain/payments/pension-contribution-rules.ts'
import type { PensionYear } from '#domain/tax/pension-allowance.ts'
import { taxYearEnd, taxYearOfDate, taxYearStart } from '#domain/tax/tax-year.ts'
import type { PersonOnDay } from 'portal-engine/sandbox/calls/call.ts'
import { accountsOf } from '#product-api/ledger/ledger.ts'
import { earlierMoney, fromEmployer } from '#product-api/payments/records/payment-flows.ts'
import { paymentsOf } from '#product-api/payments/records/payment-records.ts'

export interface PensionPayment {
  on: string
  /** As it was paid: a personal one before relief. */
  pence: number
  grossPence: number
  isPersonal: boolean
}

/** Contributions of one tax year, those on their way included, the oldest first. A transfer is none. */
export function paidIn({ database, active, valuedOn }: PersonOnDay, year: number): PensionPayment[] {
  const [start, end] = [taxYearStart(year), taxYearEnd(year)]
  const pensions = accountsOf(database, active.id).filter(({ type }) => type === 'Pension')
  const done = pensions.flatMap(({ id }) =>
    database.all<{ on: string; pence: number; description: string }>(
      `select date as "on", amount_pence as pence, description from transactions
       where account_id = ? and type = 'PaidIn' and description <> ? and date >= ? and date <= ?`,
      id,
      earlierMoney,
      start,
      end,
    ),
  )
  const ahead = paymentsOf(database, active.id)
    .filter(
      ({ account_id, status, settles_on, kind }) =>
        pensions.some(({ id }) => id === account_id) &&
        kind !== 'pension-transfer' &&
        directionOf(kind) === 'in' &&
        status !== 'cancelled' &&
        status !== 'failed' &&
        settles_on > valuedOn &&
        settles_on >= start &&
        settles_on <= end,
    )
    .map(({ settles_on: on, amount_pence: pence, kind }) => ({
      on,
      pence,
      description: kind === 'employer-contribution' ? fromEmployer : '',
    }))
  return [...done, ...ahead]
    .map(({ on, pence, description }) => ({
      on,
      pence,
      grossPence: description === fromEmployer ? pence : grossOf(pence),
      isPersonal: description !== fromEmployer,
    }))
    .toSorted((a, b) => a.on.localeCompare(b.on))
}

/** The tax years up to this one that carry forward can reach, from three before the first pension here. */
export function pensionYears(moment: PersonOnDay, year: number): PensionYear[] {
  const opened = accountsOf(moment.database, moment.active.id)
    .filter(({ type }) => type === 'Pension')
    .map(({ opened_on }) => taxYearOfDate(opened_on))
  const member = Math.min(...opened)
  const from = Math.max(FIRST_TAX_YEAR, Math.min(year, Math.max(FIRST_TAX_YEAR, member)) - 3)
  return Array.from({ length: year - from + 1 }, (_, i) => ({
    year: from + i,
    allowancePence: taxAmountPence('pension-annual-allowance', from + i),
    usedPence: paidIn(moment, from + i).reduce((sum, { grossPence }) => sum + grossPence, 0),
    isMember: from + i >= member,
  }))
}
