// Direct Debit mandates, and collections that the rules of the day made smaller.
import { lastNumber } from '#product-api/data/last-number.ts'
import { reliefOn } from '#domain/payments/pension-contribution-rules.ts'
import type { ShortReason } from '#domain/payments/collection-day.ts'
import {
  collectionsOf,
  endedFrom,
  stoppedTerms,
  type Collection,
  type Term,
} from '#domain/payments/direct-debits.ts'
import { jointAccountIds } from '#product-api/ledger/ledger.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { termsOf, type MandateRow, type MonthlyInstruction } from './monthly-instruction.ts'

/** Those that a person pays, and those of the other owner of a joint account. */
export function mandatesOf(database: Database, personId: string): MandateRow[] {
  return database.all<MandateRow>(
    `select * from mandates where person_id = ? or account_id in ${jointAccountIds} order by rowid`,
    ...[personId, personId],
  )
}

/** `since`: the day from which its collections are looked at. */
export function addMandate(
  database: Database,
  {
    since,
    ...given
  }: Omit<MonthlyInstruction, 'id' | 'reference' | 'terms'> & { terms: Term[]; since: string },
): MandateRow {
  const n = lastNumber(database, 'mandates')
  const row = {
    ...given,
    id: `DD-${n + 1}`,
    reference: `DD-${70_201 + n}`,
    terms: JSON.stringify(given.terms),
    ...{ told_until: since, checked_until: since },
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

/** Pauses what is collected for this account; the mandates that were paused. */
export function pauseMandates(database: Database, accountId: string, today: string): MandateRow[] {
  const rows = database.all<MandateRow>(
    `select * from mandates where account_id = ? and status = 'active'`,
    accountId,
  )
  for (const row of rows)
    keepMandate(database, { ...row, status: 'paused' }, stoppedTerms(termsOf(row), today))
  return rows
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

export interface CollectionChange {
  on: string
  pence: number
  wantedPence: number
  reason: ShortReason
}

/** Collects this much on this day instead of what was arranged. */
export function keepChange(
  database: Database,
  { id }: Pick<MandateRow, 'id'>,
  { on, pence, wantedPence, reason }: CollectionChange,
): void {
  database.run(
    'insert or replace into collection_changes values (?, ?, ?, ?, ?)',
    ...[id, on, pence, wantedPence, reason],
  )
}

/** Collections of this mandate that differ from what was arranged, from a day on; the earliest first. */
export const changesFrom = (
  database: Database,
  { id }: Pick<MandateRow, 'id'>,
  from: string,
): CollectionChange[] =>
  database.all<CollectionChange>(
    `select due_on as "on", pence, wanted_pence as wantedPence, reason from collection_changes
     where mandate_id = ? and due_on >= ? order by due_on`,
    id,
    from,
  )

export const changeOf = (database: Database, row: Pick<MandateRow, 'id'>, on: string) =>
  changesFrom(database, row, on).find((change) => change.on === on)

/** What this mandate collects from one date to another, both included, as the rules of each day leave it. */
export function collectionsFor(
  database: Database,
  row: Pick<MandateRow, 'id' | 'terms'>,
  from: string,
  until: string,
): Collection[] {
  const changes = new Map(changesFrom(database, row, from).map(({ on, pence }) => [on, pence]))
  return collectionsOf(termsOf(row), from, until)
    .map(({ on, pence }) => ({ on, pence: Math.min(pence, changes.get(on) ?? pence) }))
    .filter(({ pence }) => pence > 0)
}

/** What the mandates of an account collect a month by their latest terms, and the basic-rate relief that follows into a pension. */
export function monthlyInto(
  database: Database,
  { id, type }: { id: string; type: string },
): { netPence: number; reliefPence: number } {
  const netPence = database
    .all<MonthlyInstruction>('select * from mandates where account_id = ?', id)
    .reduce((sum, row) => sum + (termsOf(row).at(-1)?.pence ?? 0), 0)
  return { netPence, reliefPence: type === 'Pension' ? reliefOn(netPence) : 0 }
}

/** What its mandates collect for an account from one date to another, both included. */
export function collectedFor(database: Database, accountId: string, from: string, until: string) {
  return database
    .all<MandateRow>('select * from mandates where account_id = ? order by rowid', accountId)
    .flatMap((row) => collectionsFor(database, row, from, until))
}
