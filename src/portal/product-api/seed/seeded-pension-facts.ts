// Birth dates, protected pension ages, lump sums taken elsewhere and since when flexible income is taken.
import type { Seeding } from '#product-api/data/seeding.ts'

interface PensionFacts {
  bornOn: string
  protectedAge?: number
  lumpSumsTakenPence?: number
  flexibleSince?: string
}

/** Amelia Hart is too young, Grace Lin old enough and takes income elsewhere, Mona Diaz 55 before April 2028, Peter Lin 62, Farid Khan nearly 75. */
const facts: Record<string, PensionFacts> = {
  client: { bornOn: '1984-03-14' },
  delegate: { bornOn: '1970-05-02', lumpSumsTakenPence: 50_000_00, flexibleSince: '2026-05-11' },
  inviter: { bornOn: '1972-01-15' },
  'peter-lin': { bornOn: '1964-09-08' },
  'client-pwa': { bornOn: '1951-12-10', protectedAge: 50 },
}

export function seedPensionFacts({ database, person }: Seeding): void {
  const {
    bornOn,
    protectedAge = null,
    lumpSumsTakenPence = 0,
    flexibleSince = null,
  } = facts[person.id] ?? { bornOn: '1980-06-01' }
  database.insert('pension_facts', {
    person_id: person.id,
    born_on: bornOn,
    protected_age: protectedAge,
    lump_sums_taken_pence: lumpSumsTakenPence,
    flexible_since: flexibleSince,
  })
}
