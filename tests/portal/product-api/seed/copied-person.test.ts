import { describe, expect, it } from 'vitest'
import type { Seeding } from '#product-api/data/seeding.ts'
import { personBy } from '#product-api/people/authorise.ts'
import { Database } from '#sandbox/data/database.ts'
import { copyPerson } from '#product-api/seed/copied-person.ts'
import { seedPeople } from '#product-api/seed/seeded-people.ts'
import { seedPerson } from '#product-api/seed/seed-person.ts'
import { tables } from '#product-api/data/tables.ts'

/** Every row of a database with these people, who are written in this way one after another. */
function rowsOf(write: (seeding: Seeding) => void, ids: readonly string[]) {
  const database = new Database(':memory:', tables)
  const days = { today: '2026-11-21', valuedOn: '2026-11-20' }
  database.transaction(() => {
    seedPeople(database, days.today)
    for (const id of ids) write({ database, person: personBy(database, 'id', id)!, ...days })
  })
  const named = database.all<{ name: string }>(
    `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite%'`,
  )
  const rows = named.map(({ name }) => [name, JSON.stringify(database.all(`select * from ${name}`))])
  database.close()
  return Object.fromEntries(rows) as Record<string, string>
}

describe('A person who is seeded again', () => {
  it.each([['client', 'registered', 'inviter'], ['inviter', 'client', 'registered'], ['client']])(
    'has the same data in the same order, after whoever came before: %s, %s, %s',
    (...ids) => {
      const seeded = rowsOf(seedPerson, ids)
      expect(rowsOf(copyPerson, ids)).toEqual(seeded)
      expect(rowsOf(copyPerson, ids)).toEqual(seeded)
    },
  )
})
