// Direct Debit mandates: kept with the terms that held from each date, so that what was collected never changes.
import { collectionsOf, endedFrom, type MandateStatus, type Term } from '#domain/payments/direct-debits.ts'
import type { Database } from '../database.ts'

export interface MandateRow {
  id: string
  reference: string
  person_id: string
  account_id: string
  bank_account: string
  status: MandateStatus
  /** As it was last asked for, also while it is paused. */
  amount_pence: number
  day: number
  /** JSON of Term[], the oldest first. */
  terms: string
}

export const termsOf = ({ terms }: Pick<MandateRow, 'terms'>): Term[] => JSON.parse(terms) as Term[]

export function mandatesOf(database: Database, personId: string): MandateRow[] {
  return database.all<MandateRow>('select * from mandates where person_id = ? order by rowid', personId)
}

export function addMandate(
  database: Database,
  given: Omit<MandateRow, 'id' | 'reference' | 'terms'> & { terms: Term[] },
): MandateRow {
  const { n } = database.one<{ n: number }>('select count(*) as n from mandates')!
  const row = {
    ...given,
    id: `DD-${n + 1}`,
    reference: `DD-${70_201 + n}`,
    terms: JSON.stringify(given.terms),
  }
  database.insert('mandates', row)
  return row
}

export function keepMandate(
  database: Database,
  { id, status, amount_pence, day }: MandateRow,
  terms: Term[],
): void {
  database.run(
    'update mandates set status = ?, amount_pence = ?, day = ?, terms = ? where id = ?',
    status,
    amount_pence,
    day,
    JSON.stringify(terms),
    id,
  )
}

/** Collects nothing for this account from a date on. */
export function endMandates(database: Database, accountId: string, from: string): void {
  const rows = database.all<MandateRow>(
    `select * from mandates where account_id = ? and status <> 'cancelled'`,
    accountId,
  )
  for (const row of rows)
    keepMandate(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), from))
}

/** What its mandates collect for an account from one date to another, both included. */
export function collectedFor(database: Database, accountId: string, from: string, until: string) {
  return database
    .all<MandateRow>('select * from mandates where account_id = ? order by rowid', accountId)
    .flatMap((row) => collectionsOf(termsOf(row), from, until))
}
