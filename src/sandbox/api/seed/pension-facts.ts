// Birth dates, protected pension ages and lump sums taken elsewhere.
import type { Seeding } from './person.ts'

interface PensionFacts {
  bornOn: string
  protectedAge?: number
  lumpSumsTakenPence?: number
}

/** Amelia Hart is too young, Grace Lin old enough, Mona Diaz 55 before April 2028; Farid Khan has a protected age. */
const facts: Record<string, PensionFacts> = {
  client: { bornOn: '1984-03-14' },
  delegate: { bornOn: '1970-05-02', lumpSumsTakenPence: 50_000_00 },
  inviter: { bornOn: '1972-01-15' },
  'client-pwa': { bornOn: '1975-08-30', protectedAge: 50 },
}

export function seedPensionFacts({ database, person }: Seeding): void {
  const { bornOn, protectedAge = null, lumpSumsTakenPence = 0 } = facts[person.id] ?? { bornOn: '1980-06-01' }
  database.insert('pension_facts', {
    person_id: person.id,
    born_on: bornOn,
    protected_age: protectedAge,
    lump_sums_taken_pence: lumpSumsTakenPence,
  })
}
