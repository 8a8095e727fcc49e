// The session as a pure reducer: state and event in, next state out. No I/O, no clock, no storage.
// The other session files dispatch the events; the shell reads the states.
import type { SignedOutNote } from './browser/stored-values.ts'
import type { Person } from './people.ts'
import {
  isSignedIn,
  type GrantedAccess,
  type GrantedAccount,
  type GrantedAccessModal,
  type SignedInUser,
  type SessionState,
  type SignedIn,
} from './types.ts'

export type SessionEvent =
  | { type: 'session-started' }
  | ({ type: 'nobody-found' } & Partial<SignedOutNote>)
  | { type: 'loading-failed'; message: string; reference?: string | undefined; maySignIn?: boolean }
  | {
      type: 'mode-chosen'
      loggedIn: SignedInUser
      access: GrantedAccess
      switchedTo: GrantedAccount | undefined
      hasSeenModal: boolean
    }
  | { type: 'grant-switched'; switchedTo: GrantedAccount | undefined }
  | { type: 'active-user-loaded'; active: Person }
  | { type: 'granted-access-modal-seen' }
  | { type: 'grants-refreshed'; access: GrantedAccess }
  | ({ type: 'signed-out' } & SignedOutNote)

export const initialState: SessionState = { mode: 'starting' }

/** The next state. An event that does not apply to the state leaves it unchanged. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'session-started':
      return initialState
    case 'nobody-found':
    case 'signed-out': {
      const { type: _type, ...note } = event
      return { mode: 'anonymous', ...note }
    }
    case 'loading-failed':
      return {
        mode: 'failed',
        message: event.message,
        reference: event.reference,
        ...(event.maySignIn && { maySignIn: true }),
      }
    case 'mode-chosen':
      return signedInAs(event.switchedTo, event.loggedIn, event.access, {
        showGrantedAccessModal: false,
        hasSeenGrantedAccessModal: event.hasSeenModal,
      })
    case 'grant-switched':
      return isSignedIn(state)
        ? signedInAs(event.switchedTo, state.loggedIn, state.access, state.modal)
        : state
    case 'active-user-loaded':
      return isSignedIn(state) ? { ...state, ...withActiveUser(state, event.active), ready: true } : state
    case 'granted-access-modal-seen':
      return isSignedIn(state)
        ? { ...state, modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: true } }
        : state
    case 'grants-refreshed':
      return isSignedIn(state) ? { ...state, access: event.access } : state
  }
}

/** The state right after the mode is chosen. Not ready: the active user still has to load. */
function signedInAs(
  switchedTo: GrantedAccount | undefined,
  loggedIn: SignedInUser,
  access: GrantedAccess,
  modal: GrantedAccessModal,
): SignedIn {
  if (!switchedTo) {
    const own = { showGrantedAccessModal: false, hasSeenGrantedAccessModal: modal.hasSeenGrantedAccessModal }
    return { mode: 'normal', loggedIn, active: loggedIn, access, modal: own, ready: false }
  }
  const active: Person = {
    userId: switchedTo.owner.id,
    userName: switchedTo.owner.name,
    facts: {},
  }
  // The granted-access dialog opens when another person's account is shown for the first time (R-ACC-14).
  const shown = { ...modal, showGrantedAccessModal: !modal.hasSeenGrantedAccessModal }
  const common = { loggedIn, active, access, modal: shown, ready: false }
  return switchedTo.kind === 'client'
    ? { mode: 'delegated', ...common, clientActedFor: switchedTo.owner }
    : { mode: 'shared', ...common, grantor: switchedTo.owner }
}

/** In normal mode the active user is the logged-in user, so both are updated. */
function withActiveUser(state: SignedIn, active: Person): { active: Person; loggedIn: SignedInUser } {
  if (state.mode !== 'normal') return { active, loggedIn: state.loggedIn }
  const own = { ...active, userId: state.loggedIn.userId }
  return { active: own, loggedIn: own }
}
