// Numbers that are given in turn, as in ids and references.
import type { Database } from 'portal-engine/sandbox/data/database.ts'

/** Of the row that was added last; how many there are says nothing, once one was deleted. */
export const lastNumber = (database: Database, table: string): number =>
  database.one<{ n: number }>(`select coalesce(max(rowid), 0) as n from ${table}`)!.n
