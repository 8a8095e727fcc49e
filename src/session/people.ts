// Loads who the people of a session are: the logged-in user with the grants, and the active user.
import { delegatesSchema, type DelegateGrant } from '#api/delegates.ts'
import { openInvitations, sharedGrants, sharedRequestsSchema, type SharedGrant } from '#api/shared-access.ts'
import { activeUserSchema, loggedInUserSchema, type ActiveUser, type LoggedInUser } from '#api/user.ts'
import type { Api } from '#api/client.ts'
import type { LoggedInPerson } from './types.ts'

export interface Grants {
  /** Active ones only; undefined when the call failed. */
  delegates: DelegateGrant[] | undefined
  /** Accepted ones only; undefined when the call failed. */
  shares: SharedGrant[] | undefined
  /** Those that can still be accepted; none when the call failed. */
  invitations: SharedGrant[]
}

export interface LoadedPeople extends Grants {
  loggedIn: LoggedInPerson
  flags: LoggedInUser['flags']
}

export function personOf({ userId, userName, hasAccounts, hasChildren }: ActiveUser): LoggedInPerson {
  return { userId, userName, kind: hasAccounts ? 'client' : 'registered', hasChildren }
}

/** Who is logged in, and for whom may they act? Asked together; only a failed user call fails the whole. */
export async function loadPeople(api: Api, today: string): Promise<LoadedPeople> {
  const [user, grants] = await Promise.all([api.get('/api/user', loggedInUserSchema), loadGrants(api, today)])
  return { loggedIn: personOf(user), flags: user.flags, ...grants }
}

export async function loadGrants(api: Api, today: string): Promise<Grants> {
  const [delegates, shares] = await Promise.all([
    api.get('/api/client/delegates', delegatesSchema).catch(() => undefined),
    api.get('/api/sharedaccess/sharedwithyou', sharedRequestsSchema).catch(() => undefined),
  ])
  return {
    delegates: delegates?.delegates.filter((grant) => grant.isActive),
    shares: shares && sharedGrants(shares.requests),
    invitations: shares ? openInvitations(shares.requests, today) : [],
  }
}

export async function loadActiveUser(api: Api): Promise<LoggedInPerson> {
  return personOf(await api.get('/api/currentuser', activeUserSchema))
}
