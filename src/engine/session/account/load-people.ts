// Loads the people of a session: the logged-in user with the grants, and the active user.
import type { Api } from '#http/client.ts'
import type { SessionPorts } from '../contract.ts'
import type { Grants, Person } from '../people.ts'
import type { OwnFlags, SignedInUser } from '../types.ts'

/** The calls of the portal's definition. */
export type LoadPorts = Pick<SessionPorts, 'people' | 'grantedAccess'>

export interface LoadedPeople extends Grants {
  loggedIn: SignedInUser
  flags: OwnFlags
}

const NO_GRANTS: Grants = { delegateGrants: [], shares: [], invitations: [] }

/** Loads user and grants in parallel; only a failed user call rejects. */
export async function loadPeople(ports: LoadPorts, api: Api, today: string): Promise<LoadedPeople> {
  const [user, grants] = await Promise.all([ports.people.loggedIn(api), loadGrants(ports, api, today)])
  const { flags, ...loggedIn } = user
  return { loggedIn, flags, ...grants }
}

/** The grants; none in a portal without granted access. */
export const loadGrants = async ({ grantedAccess }: LoadPorts, api: Api, today: string): Promise<Grants> =>
  grantedAccess ? grantedAccess.grants(api, today) : NO_GRANTS

export const loadActiveUser = ({ people }: LoadPorts, api: Api): Promise<Person> => people.active(api)
