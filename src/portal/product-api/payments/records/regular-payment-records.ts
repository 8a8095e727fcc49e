// Regular payments out of accounts.
import { lastNumber } from '#product-api/data/last-number.ts'
import { endedFrom, type Term } from '#domain/payments/direct-debits.ts'
import { jointAccountIds } from '#product-api/ledger/ledger.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { termsOf, type MonthlyInstruction } from './monthly-instruction.ts'

export interface RegularRow extends MonthlyInstruction {
  asked_by: string
  /** Payments up to this day have been made, or have failed. */
  done_until: string
}

/** Those that a person set up, and those of the other owner of a joint account. */
export function regularPaymentsOf(database: Database, personId: string): RegularRow[] {
  return database.all<RegularRow>(
    `select * from regular_payments where person_id = ? or account_id in ${jointAccountIds} order by rowid`,
    ...[personId, personId],
  )
}

type NewRegular = Omit<RegularRow, 'id' | 'reference' | 'terms' | 'status'> & { terms: Term[] }

export function addRegularPayment(database: Database, given: NewRegular): RegularRow {
  const n = lastNumber(database, 'regular_payments')
  const row: RegularRow = {
    ...given,
    id: `RP-${n + 1}`,
    reference: `RP-${30_501 + n}`,
    status: 'active',
    terms: JSON.stringify(given.terms),
  }
  database.insert('regular_payments', { ...row })
  return row
}

export function keepRegularPayment(database: Database, row: RegularRow, terms: Term[]): void {
  database.run(
    'update regular_payments set status = ?, amount_pence = ?, day = ?, terms = ?, done_until = ?, asked_by = ? where id = ?',
    row.status,
    row.amount_pence,
    row.day,
    JSON.stringify(terms),
    row.done_until,
    row.asked_by,
    row.id,
  )
}

/** Pays nothing out of this account from a date on, until it is resumed. */
export function pauseRegularPayments(database: Database, accountId: string, from: string): void {
  const rows = database.all<RegularRow>(
    `select * from regular_payments where account_id = ? and status = 'active'`,
    accountId,
  )
  for (const row of rows)
    keepRegularPayment(database, { ...row, status: 'paused' }, endedFrom(termsOf(row), from))
}

/** Pays nothing out of this account from a date on. */
export function endRegularPayments(database: Database, accountId: string, from: string): void {
  const rows = database.all<RegularRow>(
    `select * from regular_payments where account_id = ? and status <> 'cancelled'`,
    accountId,
  )
  for (const row of rows)
    keepRegularPayment(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), from))
}
