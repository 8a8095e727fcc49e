// The session: puts its parts together around one core. The shell holds the only instance.
// Decisions are in machine.ts, grants.ts and expiry.ts; deeds in acting.ts, arriving.ts, keeping.ts and leaving.ts.
import { limits } from '#domain/limits.gen.ts'
import { createActs } from './acting.ts'
import { createArriving } from './arriving.ts'
import type { Session, SessionPorts } from './contract.ts'
import { createCore } from './core.ts'
import { remainingSeconds } from './expiry.ts'
import { createKeeping } from './keeping.ts'
import { loadingFailed } from './failure-words.ts'
import { createLeaving } from './leaving.ts'
import { claimTab } from './tab-claim.ts'
import { markOf } from './tabs.ts'
import { isSignedIn } from './types.ts'

export type { Session, SessionPorts } from './contract.ts'

const MILLISECONDS_AN_HOUR = 3_600_000

export function createSession(ports: SessionPorts): Session {
  const { settings, storage, clock, tabs, locks } = ports
  const core = createCore(ports)
  let tab: Promise<'own' | 'copy'> | undefined

  const keeping = createKeeping(core, () => void leaving.logOut('inactivity'))
  const leaving = createLeaving(core, keeping.stop)
  const acts = createActs(core, () => void leaving.logOut('expired'))
  const arriving = createArriving(core, leaving.isUnderWay)

  async function start(): Promise<void> {
    const run = ++core.epoch
    core.dispatch({ type: 'session-started' })
    if (await isUnclaimedCopy()) {
      const { pathname, search, hash } = ports.address()
      await arriving.signIn(pathname + search + hash)
      return
    }
    if (run !== core.epoch) return
    core.user = core.storedUser()
    // Signed out elsewhere while this tab was at the provider, say, where no message reaches it.
    if (core.user && !storage.isPartOfSignIn(markOf(core.user.profile.sub))) {
      storage.clearForSignOut(settings.authority, core.clientId)
      core.user = undefined
    }
    const note = storage.takeSignedOutNote()
    if (!core.user) return core.dispatch({ type: 'nobody-found', ...note })
    if (remainingSeconds(core.user.expires_at, clock.now()) === 0) return leaving.logOut('expired')
    keeping.start()
    // Hardly anything of the token was left: that was the sign-out.
    if (run !== core.epoch) return
    try {
      await acts.loadEverybody(run, core.user)
    } catch (error) {
      if (run !== core.epoch) return
      core.report(error)
      core.dispatch({ type: 'loading-failed', message: loadingFailed })
    }
  }

  /** Is this tab a duplicate with somebody else's tokens? They are dropped before anything can use them. */
  async function isUnclaimedCopy(): Promise<boolean> {
    tab ??= claimTab({ storage, locks })
    if ((await tab) === 'own') return false
    tab = Promise.resolve('own')
    if (!core.storedUser()) return false
    storage.removeUser(settings.authority, core.clientId)
    return true
  }

  tabs.listen(
    () => core.user?.profile.sub,
    (type) => (type === 'signed-out' ? leaving.leaveWithOtherTab() : keeping.noteActivityElsewhere()),
  )
  tabs.onEntryChanged(acts.followStoredGrant)
  clock.onWake(() => {
    if (!core.user) return
    if (core.storedUser()) keeping.wake()
    else leaving.leaveWithOtherTab()
  })

  return {
    get: core.state,
    subscribe: core.onChange,
    start,
    ...arriving,
    logOut: leaving.logOut,
    switchTo: acts.switchTo,
    backToOwnAccount: acts.backToOwnAccount,
    refreshAccess: acts.refreshAccess,
    onAccessEnded: acts.onAccessEnded,
    remindLater: () =>
      storage.remindLater(clock.now() + limits['remind-me-later'].value * MILLISECONDS_AN_HOUR),
    markGrantedAccessModalSeen() {
      // Closed by a sign-out is not seen.
      if (!isSignedIn(core.state())) return
      storage.markGrantedAccessModalSeen()
      core.dispatch({ type: 'granted-access-modal-seen' })
    },
    api: () => core.api,
    user: () => core.user,
    renew: keeping.renew,
    remainingSeconds: keeping.remainingSeconds,
    onExpiring: keeping.onExpiring,
    onRenewError: keeping.onRenewError,
    noteActivity: keeping.noteActivity,
    countdown: keeping.countdown,
  }
}
