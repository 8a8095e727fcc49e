// Loads the people of a session: the logged-in user with the grants, and the active user.
import type { Api } from '#api/http/client.ts'
import { delegatesSchema, type DelegateGrant } from '#api/people/delegates.ts'
import {
  openInvitations,
  sharedGrants,
  sharedRequestsSchema,
  type SharedGrant,
} from '#api/people/shared-access.ts'
import { activeUserSchema, loggedInUserSchema, type ActiveUser, type LoggedInUser } from '#api/people/user.ts'
import type { PortalUser, SignedInUser } from '../types.ts'

export interface Grants {
  /** Active ones only; undefined when the call failed. */
  delegateGrants: DelegateGrant[] | undefined
  /** Accepted ones only; undefined when the call failed. */
  shares: SharedGrant[] | undefined
  /** Those that can still be accepted; none when the call failed. */
  invitations: SharedGrant[]
}

export interface LoadedPeople extends Grants {
  loggedIn: SignedInUser
  flags: LoggedInUser['flags']
}

/** The person of the API's answer; their id keeps its type. */
function portalUserOf<Id extends string>({
  hasAccounts,
  ...user
}: ActiveUser & { userId: Id }): PortalUser & { userId: Id } {
  return { ...user, kind: hasAccounts ? 'client' : 'registered' }
}

/** Loads user and grants in parallel; only a failed user call rejects. */
export async function loadPeople(api: Api, today: string): Promise<LoadedPeople> {
  const [user, grants] = await Promise.all([api.get('/api/user', loggedInUserSchema), loadGrants(api, today)])
  const { flags, ...person } = user
  return { loggedIn: portalUserOf(person), flags, ...grants }
}

export async function loadGrants(api: Api, today: string): Promise<Grants> {
  const [delegates, shares] = await Promise.all([
    api.get('/api/client/delegates', delegatesSchema).catch(() => undefined),
    api.get('/api/sharedaccess/sharedwithyou', sharedRequestsSchema).catch(() => undefined),
  ])
  return {
    delegateGrants: delegates?.delegates.filter((grant) => grant.isActive),
    shares: shares && sharedGrants(shares.requests),
    invitations: shares ? openInvitations(shares.requests, today) : [],
  }
}

export async function loadActiveUser(api: Api): Promise<PortalUser> {
  return portalUserOf(await api.get('/api/currentuser', activeUserSchema))
}
