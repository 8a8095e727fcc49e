// Seeds a person as they were seeded before in this process: what was written then is written again, and nothing worked out.
import type { Database, Write } from 'portal-engine/sandbox/data/database.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import { seedPerson } from './seed-person.ts'

const copies = new Map<string, readonly Write[]>()
/** Enough for all people at several clocks; each has 1 to 3 MB. */
const mostCopies = 60

export function copyPerson(seeding: Seeding): void {
  const { database, person, today } = seeding
  const key = JSON.stringify([today, person, sharedBy(database)])
  const copy = copies.get(key)
  if (copy) for (const [sql, values] of copy) database.run(sql, ...values)
  else copies.set(key, grouped(database.writesOf(() => seedPerson(seeding))))
  if (copies.size > mostCopies) copies.delete(copies.keys().next().value!)
}

/** The same with many rows to a statement, which takes less time. */
function grouped(writes: readonly Write[]): Write[] {
  const groups: { sql: string; rows: Write[1][] }[] = []
  for (const [sql, values] of writes) {
    const last = groups.at(-1)
    if (last?.sql === sql && last.rows.length < 40 && sql.startsWith('insert')) last.rows.push(values)
    else groups.push({ sql, rows: [values] })
  }
  return groups.map(({ sql, rows }) => {
    const row = sql.slice(sql.lastIndexOf('('))
    return [sql + `, ${row}`.repeat(rows.length - 1), rows.flat()]
  })
}

/** What a seeding reads in addition to the person: numbers that are given in turn, and the networks that lower a fee. */
function sharedBy(database: Database) {
  return [
    database.all(
      `select (select count(*) from bank_accounts), (select count(*) from mandates), (select count(*) from applications),
         (select count(*) from openings)`,
    ),
    database.all('select * from network_members'),
  ]
}
