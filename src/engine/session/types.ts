// The types of the session: who is signed in, which account is shown, and why a person was signed out.
import type { ClientId, UserId } from '#http/ids.ts'
import { actorKey } from '#base/access/actor.ts'
import type { GrantedAccessType, GrantKind } from '#base/access/granted-access.ts'
import type { SignedOutNote } from './browser/stored-values.ts'
import type { Person } from './people.ts'

/** The logged-in user; only their own id may become X-UserId. */
export interface SignedInUser extends Person {
  userId: UserId
}

/** A person the logged-in user may act for, or whose account they may view. */
export interface AccountOwner {
  id: ClientId
  name: string
  /** What facts from the grant take. */
  facts?: Readonly<Record<string, string>> | undefined
}

/** An account that a fetched grant opens. */
export interface GrantedAccount {
  kind: GrantKind
  owner: AccountOwner
}

export type OwnFlags = Readonly<Record<string, boolean>>

export interface GrantedAccess {
  type: GrantedAccessType
  /** Sorted by name, as the picker lists them. */
  clients: readonly AccountOwner[]
  grantors: readonly AccountOwner[]
  /** People with an open invitation to view their account. */
  invitations: readonly AccountOwner[]
  /** The user asked for a reminder of an invitation, and it is due. */
  isReminderDue: boolean
  /** The logged-in user's own flags, also while another account is shown; `shared-access` turns all of this on. */
  ownFlags: OwnFlags
}

/** The dialog that names the account shown: is it open, and was it seen since sign-in? */
export interface GrantedAccessModal {
  showGrantedAccessModal: boolean
  hasSeenGrantedAccessModal: boolean
}

interface SignedInState {
  loggedIn: SignedInUser
  /** The person whose data is shown. Until `ready`, only id and name are known; the rest are placeholders. */
  active: Person
  access: GrantedAccess
  modal: GrantedAccessModal
  ready: boolean
}

export interface NormalState extends SignedInState {
  mode: 'normal'
}
export interface DelegatedState extends SignedInState {
  mode: 'delegated'
  clientActedFor: AccountOwner
}
export interface SharedState extends SignedInState {
  mode: 'shared'
  grantor: AccountOwner
}
export type SignedIn = NormalState | DelegatedState | SharedState

export type SessionState =
  | { mode: 'starting' }
  | ({ mode: 'anonymous' } & Partial<SignedOutNote>)
  /** `maySignIn`: the token may be at fault, so that signing in again may help. */
  | { mode: 'failed'; message: string; reference?: string | undefined; maySignIn?: boolean }
  | SignedIn

/** Access to another person's account that ended while the account was shown. */
export interface EndedAccess {
  kind: GrantKind
  name: string
}

/** The names of all people in this session. */
export function namesOf(state: SessionState): string[] {
  if (!isSignedIn(state)) return []
  const { loggedIn, active, access } = state
  const others = [...access.clients, ...access.grantors, ...access.invitations]
  return [loggedIn.userName, active.userName, ...others.map(({ name }) => name)]
}

export function isSignedIn(state: SessionState): state is SignedIn {
  return state.mode === 'normal' || state.mode === 'delegated' || state.mode === 'shared'
}

/** The actor of a session; undefined while nobody is signed in. */
export function actorOf(state: SessionState): string | undefined {
  return isSignedIn(state) ? actorKey(state.mode, state.loggedIn.userId, state.active.userId) : undefined
}
