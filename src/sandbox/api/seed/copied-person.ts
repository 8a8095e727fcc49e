// Seeds a person as they were seeded before in this process: what was written then is written again, and nothing worked out.
import type { Database, Write } from '../database.ts'
import { seedPerson, type Seeding } from './person.ts'

const copies = new Map<string, readonly Write[]>()
/** Enough for all people at several clocks; each has 1 to 3 MB. */
const mostCopies = 60

export function copyPerson(seeding: Seeding): void {
  const { database, person, today } = seeding
  const key = JSON.stringify([today, person, sharedBy(database)])
  const copy = copies.get(key)
  if (copy) for (const [sql, values] of copy) database.run(sql, ...values)
  else
    copies.set(
      key,
      database.writesOf(() => seedPerson(seeding)),
    )
  if (copies.size > mostCopies) copies.delete(copies.keys().next().value!)
}

/** What a seeding reads beside the person: numbers that are given in turn, and the networks that lower a fee. */
function sharedBy(database: Database) {
  return [
    database.all(
      `select (select count(*) from bank_accounts), (select count(*) from mandates), (select count(*) from applications),
         (select count(*) from openings)`,
    ),
    database.all('select * from network_members'),
  ]
}
