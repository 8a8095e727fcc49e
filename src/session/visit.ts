// The session of a page that nobody is signed in on. It says so, and has the whole session fetched for the way to the
// provider: nothing else of a session can happen before the page is left.
import type { Session } from './contract.ts'
import { signInFailed } from './failure-words.ts'
import { listeners } from './listeners.ts'
import type { PortalStorage } from './storage.ts'
import type { SessionState } from './types.ts'

interface VisitPorts {
  storage: Pick<PortalStorage, 'takeSignedOutNote'>
  /** Fetches the code of sign-in; rejects when it can't be reached. */
  loadSession(): Promise<Session>
  report(error: unknown): void
}

export function createVisit({ storage, loadSession, report }: VisitPorts): Session {
  const changed = listeners<void>()
  let state: SessionState = { mode: 'starting' }
  let whole: Promise<Session> | undefined
  const become = (next: SessionState) => {
    state = next
    changed.raise()
  }

  return {
    get: () => state,
    subscribe: changed.add,
    async start() {
      become({ mode: 'anonymous', ...storage.takeSignedOutNote() })
    },
    async signIn(target) {
      try {
        const session = await (whole ??= loadSession())
        const outcome = await session.signIn(target)
        if (outcome === 'failed') become(session.get())
        return outcome
      } catch (error) {
        whole = undefined
        report(error)
        become({ mode: 'anonymous', reason: 'sign-in-failed', message: signInFailed(error) })
        return 'failed'
      }
    },
    completeSignIn: nobody,
    logOut: nobody,
    switchTo: nobody,
    backToOwnAccount: nobody,
    refreshAccess: nobody,
    renew: nobody,
    remindLater: () => {},
    markGrantedAccessModalSeen: () => {},
    noteActivity: () => {},
    api: () => undefined,
    user: () => undefined,
    remainingSeconds: () => undefined,
    onAccessEnded: () => () => {},
    onExpiring: () => () => {},
    onRenewError: () => () => {},
    countdown: { get: () => ({ phase: 'none' }), subscribe: () => () => {}, goOn: () => {} },
  }
}

const nobody = async () => {
  throw new Error('Session: nobody is signed in')
}
