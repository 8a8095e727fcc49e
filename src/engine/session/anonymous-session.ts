// The session of a signed-out page. It reports `anonymous`, and loads the full session only to sign in; nothing else
// can happen before the page redirects to the provider.
import type { Session } from './contract.ts'
import { OFFLINE } from './sign-in/failures.ts'
import { createStore } from '#base/state/store.ts'
import type { PortalStorage } from './browser/storage.ts'
import type { SessionState } from './types.ts'

interface AnonymousPorts {
  storage: Pick<PortalStorage, 'takeSignedOutNote'>
  /** Loads the code of the full session; rejects when it cannot be loaded. */
  loadSession(): Promise<Session>
  report(error: unknown): void
}

export function createAnonymousSession({ storage, loadSession, report }: AnonymousPorts): Session {
  const state = createStore<SessionState>({ mode: 'starting' })
  let fullSession: Promise<Session> | undefined

  return {
    get: state.get,
    subscribe: state.subscribe,
    async start() {
      state.set({ mode: 'anonymous', ...storage.takeSignedOutNote() })
    },
    async signIn(target) {
      try {
        const session = await (fullSession ??= loadSession())
        const outcome = await session.signIn(target)
        if (outcome === 'failed') state.set(session.get())
        return outcome
      } catch (error) {
        fullSession = undefined
        report(error)
        state.set({ mode: 'anonymous', reason: 'sign-in-failed', message: OFFLINE })
        return 'failed'
      }
    },
    completeSignIn: notSignedIn,
    signInAgain: notSignedIn,
    confirmedForm: createStore(undefined),
    logOut: notSignedIn,
    switchTo: notSignedIn,
    backToOwnAccount: notSignedIn,
    refreshAccess: notSignedIn,
    refreshUser: notSignedIn,
    renew: notSignedIn,
    remindLater: () => {},
    markGrantedAccessModalSeen: () => {},
    noteActivity: () => {},
    api: () => undefined,
    user: () => undefined,
    remainingSeconds: () => undefined,
    onAccessEnded: () => () => {},
    onExpiring: () => () => {},
    onRenewError: () => () => {},
    countdown: { get: () => ({ phase: 'none' }), subscribe: () => () => {}, continueSession: () => {} },
  }
}

const notSignedIn = async () => {
  throw new Error('Session: nobody is signed in')
}
