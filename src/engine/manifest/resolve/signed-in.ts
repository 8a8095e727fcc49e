// Who is signed in.
import { intersect, literal, type Cover } from '../conditions/cover.ts'
import type { Resolved } from './resolved.ts'

/** The possible people who are signed in. */
export function peopleSignedIn({ possible, vocabulary: { byId, universe } }: Resolved): Cover {
  const session = byId.get('session')!
  const nobody = 1 << session.values.indexOf('anonymous')
  return intersect(possible, literal(session.index, universe[session.index]! & ~nobody))
}
