// The calls by which a session learns who people are. The portal's definition makes them, for its own API.
import type { Api } from '#http/client.ts'
import type { ClientId, UserId } from '#http/ids.ts'

/** What the API says of somebody. */
export interface Person {
  userId: string
  userName: string
  /** By the names that facts of config/facts.json have in `from`. */
  facts: Readonly<Record<string, string>>
}

/** The person who signed in. */
export interface LoggedInPerson extends Person {
  /** The only id that may become X-UserId. */
  userId: UserId
  /** The flags that follow the logged-in user. */
  flags: Readonly<Record<string, boolean>>
}

/** Who somebody is, by the portal's API. */
export interface PeopleCalls {
  loggedIn(api: Api): Promise<LoggedInPerson>
  /** The person whose account is shown: the logged-in one, unless there is granted access. */
  active(api: Api): Promise<Person>
}

interface Grantor {
  grantorId: ClientId
  grantorName: string
}

interface DelegateGrant {
  isActive: boolean
  fromClientId: ClientId
  fromClientName: string
  /** By the names that facts of config/facts.json have in `from`, under `grant`. */
  facts?: Person['facts']
}

/** What others let this person see or do. The lists are undefined where the call failed. */
export interface Grants {
  /** Active ones only; undefined when the call failed. */
  delegateGrants: readonly DelegateGrant[] | undefined
  /** Accepted ones only; undefined when the call failed. */
  shares: readonly Grantor[] | undefined
  /** Those that can still be accepted; none when the call failed. */
  invitations: readonly Grantor[]
}

/** Granted access is on where the person's own flag `shared-access` is. */
export interface GrantedAccessCalls {
  /** Never rejects. `today` is a date of London. */
  grants(api: Api, today: string): Promise<Grants>
}
