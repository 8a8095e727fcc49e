// The addressee of a paper: name and address as they are held on the day, with the paper's reference.
import type { ApiUser } from 'portal-engine/sandbox/calls/call.ts'
import type { Database } from 'portal-engine/sandbox/data/database.ts'
import { sectionOf } from '#product-api/people/details/held-details.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'

export function letterTo(
  database: Database,
  person: Pick<ApiUser, 'id' | 'userId' | 'name'>,
  { on, reference }: { on: string; reference: string },
): DocumentPart {
  const { line1, line2, town, postcode } = sectionOf({ database, active: person }, 'address').value.current
  return { letter: { to: [person.name, line1, line2, town, postcode].filter(Boolean), on, reference } }
}
