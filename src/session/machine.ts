// The session as a pure machine: past-tense events in, the next state out. No I/O, no clock, no storage.
// session.ts raises the events; the shell reads the states.
import type { Acting } from './grants.ts'
import {
  isSignedIn,
  type GrantedAccess,
  type GrantedAccessModal,
  type LoggedInPerson,
  type Person,
  type SessionState,
  type SignedIn,
  type SignedOutReason,
} from './types.ts'

export type SessionEvent =
  | { type: 'session-started' }
  | { type: 'nobody-found'; reason?: SignedOutReason; message?: string | undefined }
  | { type: 'loading-failed'; message: string }
  | {
      type: 'mode-chosen'
      loggedIn: LoggedInPerson
      access: GrantedAccess
      acting: Acting
      hasSeenModal: boolean
    }
  | { type: 'grant-switched'; acting: Acting }
  | { type: 'active-user-loaded'; active: Person }
  | { type: 'granted-access-modal-seen' }
  | { type: 'grants-refreshed'; access: GrantedAccess }
  | { type: 'signed-out'; reason: SignedOutReason }

export const initialState: SessionState = { mode: 'starting' }

/** What is the session after this event? An event that makes no sense in a state leaves it as it is. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'session-started':
      return initialState
    case 'nobody-found':
      return {
        mode: 'anonymous',
        ...(event.reason && { reason: event.reason }),
        ...(event.message !== undefined && { message: event.message }),
      }
    case 'signed-out':
      return { mode: 'anonymous', reason: event.reason }
    case 'loading-failed':
      return { mode: 'failed', message: event.message }
    case 'mode-chosen':
      return become(event.acting, event.loggedIn, event.access, {
        showGrantedAccessModal: false,
        hasSeenGrantedAccessModal: event.hasSeenModal,
      })
    case 'grant-switched':
      return isSignedIn(state) ? become(event.acting, state.loggedIn, state.access, state.modal) : state
    case 'active-user-loaded':
      return isSignedIn(state) ? { ...state, ...loaded(state, event.active), ready: true } : state
    case 'granted-access-modal-seen':
      return isSignedIn(state)
        ? { ...state, modal: { showGrantedAccessModal: false, hasSeenGrantedAccessModal: true } }
        : state
    case 'grants-refreshed':
      return isSignedIn(state) ? { ...state, access: event.access } : state
  }
}

/** The state of somebody who has just become themselves, a client or a grantor's viewer. Not ready: the active user is still to load. */
function become(
  acting: Acting,
  loggedIn: LoggedInPerson,
  access: GrantedAccess,
  modal: GrantedAccessModal,
): SignedIn {
  if (!acting) {
    const own = { showGrantedAccessModal: false, hasSeenGrantedAccessModal: modal.hasSeenGrantedAccessModal }
    return { mode: 'normal', loggedIn, active: loggedIn, access, modal: own, ready: false }
  }
  const active: Person = {
    userId: acting.account.id,
    userName: acting.account.name,
    kind: 'client',
    hasChildren: false,
  }
  // Granted-access mode is switched on when somebody else's account shows for the first time (specification 4).
  const shown = { ...modal, showGrantedAccessModal: !modal.hasSeenGrantedAccessModal }
  const common = { loggedIn, active, access, modal: shown, ready: false }
  return acting.kind === 'client'
    ? { mode: 'delegated', ...common, clientActedFor: acting.account }
    : { mode: 'shared', ...common, grantor: acting.account }
}

/** On one's own account the active user is the logged-in one, so news of one is news of both. */
function loaded(state: SignedIn, active: Person): { active: Person; loggedIn: LoggedInPerson } {
  if (state.mode !== 'normal') return { active, loggedIn: state.loggedIn }
  const own = { ...active, userId: state.loggedIn.userId }
  return { active: own, loggedIn: own }
}
