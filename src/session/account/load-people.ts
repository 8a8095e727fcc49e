// Loads the people of a session: the logged-in user with the grants, and the active user.
import type { Api } from '#http/client.ts'
import { listDelegates, type DelegateGrant } from '#api/people/delegates.ts'
import {
  listSharedWithYou,
  openInvitations,
  sharedGrants,
  type SharedGrant,
} from '#api/people/shared-access.ts'
import { getActiveUser, getLoggedInUser, type ActiveUser, type LoggedInUser } from '#api/people/user.ts'
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
  const [user, grants] = await Promise.all([api.call(getLoggedInUser), loadGrants(api, today)])
  const { flags, ...person } = user
  return { loggedIn: portalUserOf(person), flags, ...grants }
}

export async function loadGrants(api: Api, today: string): Promise<Grants> {
  const [delegates, shares] = await Promise.all([
    api.call(listDelegates).catch(() => undefined),
    api.call(listSharedWithYou).catch(() => undefined),
  ])
  return {
    delegateGrants: delegates?.delegates.filter((grant) => grant.isActive),
    shares: shares && sharedGrants(shares.requests),
    invitations: shares ? openInvitations(shares.requests, today) : [],
  }
}

export async function loadActiveUser(api: Api): Promise<PortalUser> {
  return portalUserOf(await api.call(getActiveUser))
}
