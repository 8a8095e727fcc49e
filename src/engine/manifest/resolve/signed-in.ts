// Who is signed in.
import { intersect, literal, type Cover } from '../conditions/cover.ts'
import type { Resolved } from './resolved.ts'

/** Everybody with a session, possible or not. */
export function withSession({ vocabulary: { byId, universe } }: Resolved): Cover {
  const session = byId.get('session')!
  const nobody = 1 << session.values.indexOf('anonymous')
  return literal(session.index, universe[session.index]! & ~nobody)
}

/** The possible people who are signed in. */
export const peopleSignedIn = (resolved: Resolved): Cover =>
  intersect(resolved.possible, withSession(resolved))
