// The numbers in ids and references.
import type { Database } from '#sandbox/data/database.ts'

/** How many rows this table has had, by its last one: no two rows have the same number, though some go. */
export const lastNumber = (database: Database, table: string): number =>
  database.one<{ n: number }>(`select coalesce(max(rowid), 0) as n from ${table}`)!.n
