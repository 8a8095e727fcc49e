// Owns the words of the session: who is signed in, whose account is shown, and why nobody is.
import type { ClientId, UserId } from '#api/ids.ts'
import type { GrantedAccessType } from '#domain/granted-access.ts'

export type SignedOutReason = 'own-choice' | 'inactivity' | 'sign-in-failed' | 'other-tab' | 'expired'

export interface Person {
  userId: UserId | ClientId
  userName: string
  kind: 'client' | 'registered'
  hasChildren: boolean
}

/** The logged-in user; only their own id may become X-UserId. */
export interface LoggedInPerson extends Person {
  userId: UserId
}

/** Somebody whose account the logged-in user may act for or view. */
export interface OtherAccount {
  id: ClientId
  name: string
}

export interface GrantedAccess {
  type: GrantedAccessType
  /** Sorted by name, as the picker lists them. */
  clients: readonly OtherAccount[]
  grantors: readonly OtherAccount[]
  /** Who has invited the logged-in user to view their account, and can still be answered. */
  invitations: readonly OtherAccount[]
  /** They asked to be reminded of an invitation, and the time has come. */
  isReminderDue: boolean
  sharedAccessOn: boolean
  fidoOn: boolean
}

/** Whether the dialog that names whose account is shown is open, and whether it was seen since sign-in. */
export interface GrantedAccessModal {
  showGrantedAccessModal: boolean
  hasSeenGrantedAccessModal: boolean
}

interface SignedInState {
  loggedIn: LoggedInPerson
  /** Whose data is shown. Until `ready`, known by name alone: its kind and children are presumed. */
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
  clientActedFor: OtherAccount
}
export interface SharedState extends SignedInState {
  mode: 'shared'
  grantor: OtherAccount
}
export type SignedIn = NormalState | DelegatedState | SharedState

export type SessionState =
  | { mode: 'starting' }
  | { mode: 'anonymous'; reason?: SignedOutReason; message?: string }
  | { mode: 'failed'; message: string }
  | SignedIn

/** Which account was picked: one's own is the absence of a choice. */
export type SwitchChoice = { client: string } | { grantor: string }

/** Access to somebody's account that ended while it was shown. */
export interface EndedAccess {
  kind: 'client' | 'grantor'
  name: string
}

/** A switch that outlives the page and the sign-in: ids only, one for each logged-in user. */
export interface StoredGrant {
  kind: 'client' | 'grantor'
  id: string
}

/** Every name of a person that this session knows. */
export function namesOf(state: SessionState): string[] {
  if (!isSignedIn(state)) return []
  const { loggedIn, active, access } = state
  const others = [...access.clients, ...access.grantors]
  return [loggedIn.userName, active.userName, ...others.map(({ name }) => name)]
}

export function isSignedIn(state: SessionState): state is SignedIn {
  return state.mode === 'normal' || state.mode === 'delegated' || state.mode === 'shared'
}

/** Whose data is shown to whom, as a word to compare; undefined while nobody is signed in. */
export function personShown(state: SessionState): string | undefined {
  return isSignedIn(state) ? `${state.mode} ${state.loggedIn.userId} ${state.active.userId}` : undefined
}
