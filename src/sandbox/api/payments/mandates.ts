// Direct Debit mandates.
import { collectionsOf, endedFrom, type Term } from '#domain/payments/direct-debits.ts'
import { grossOf } from '#domain/payments/pension-contributions.ts'
import type { Database } from '../database.ts'
import { termsOf, type MonthlyInstruction } from './monthly-instruction.ts'

export function mandatesOf(database: Database, personId: string): MonthlyInstruction[] {
  return database.all<MonthlyInstruction>(
    'select * from mandates where person_id = ? order by rowid',
    personId,
  )
}

export function addMandate(
  database: Database,
  given: Omit<MonthlyInstruction, 'id' | 'reference' | 'terms'> & { terms: Term[] },
): MonthlyInstruction {
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
  { id, status, amount_pence, day }: MonthlyInstruction,
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
  const rows = database.all<MonthlyInstruction>(
    `select * from mandates where account_id = ? and status <> 'cancelled'`,
    accountId,
  )
  for (const row of rows)
    keepMandate(database, { ...row, status: 'cancelled' }, endedFrom(termsOf(row), from))
}

/** What the mandates of an account collect a month by their latest terms, and the basic-rate relief that follows into a pension. */
export function monthlyInto(
  database: Database,
  { id, type }: { id: string; type: string },
): { netPence: number; reliefPence: number } {
  const netPence = database
    .all<MonthlyInstruction>('select * from mandates where account_id = ?', id)
    .reduce((sum, row) => sum + (termsOf(row).at(-1)?.pence ?? 0), 0)
  return { netPence, reliefPence: type === 'Pension' ? grossOf(netPence) - netPence : 0 }
}

/** What its mandates collect for an account from one date to another, both included. */
export function collectedFor(database: Database, accountId: string, from: string, until: string) {
  return database
    .all<MonthlyInstruction>('select * from mandates where account_id = ? order by rowid', accountId)
    .flatMap((row) => collectionsOf(termsOf(row), from, until))
}
