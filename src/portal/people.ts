// Who people are, by this firm's API: what a session and the facts of config/facts.json take from its answers.
import { listDelegates } from '#api/people/delegates.ts'
import { listSharedWithYou, openInvitations, sharedGrants } from '#api/people/shared-access.ts'
import { getActiveUser, getLoggedInUser, type ActiveUser } from '#api/people/user.ts'
import type { GrantedAccessCalls, PeopleCalls, Person } from 'portal-engine/session/people.ts'

/** A person with at least one account is a client (AMB-42). */
const personOf = <Id extends string>({
  userId,
  userName,
  hasAccounts,
  ...traits
}: ActiveUser & { userId: Id }): Person & { userId: Id } => ({
  userId,
  userName,
  facts: {
    member: hasAccounts ? 'client' : 'registered',
    ...Object.fromEntries(Object.entries(traits).map(([name, is]) => [name, String(is)])),
  },
})

export const people: PeopleCalls = {
  async loggedIn(api) {
    const { flags, ...user } = await api.call(getLoggedInUser)
    return { ...personOf(user), flags }
  },
  active: async (api) => personOf(await api.call(getActiveUser)),
}

/** A list that cannot be fetched is left out (AMB-21 says what that means for each). */
export const grantedAccess: GrantedAccessCalls = {
  async grants(api, today) {
    const [delegates, shares] = await Promise.all([
      api.call(listDelegates).catch(() => undefined),
      api.call(listSharedWithYou).catch(() => undefined),
    ])
    return {
      delegateGrants: delegates?.delegates
        .filter((grant) => grant.isActive)
        .map((grant) => ({ ...grant, facts: { attorney: String(grant.kind === 'attorney') } })),
      shares: shares && sharedGrants(shares.requests),
      invitations: shares ? openInvitations(shares.requests, today) : [],
    }
  },
}
