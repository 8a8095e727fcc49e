// The session: puts its parts together around one core. The shell holds the only instance.
// Decisions are in machine.ts, grants.ts and expiry.ts; deeds in acting.ts, arriving.ts and leaving.ts.
import { createActivity } from './activity.ts'
import { createActs } from './acting.ts'
import { createArriving } from './arriving.ts'
import type { Session, SessionPorts } from './contract.ts'
import { createCore } from './core.ts'
import { remainingSeconds } from './expiry.ts'
import { createExpiryWatch } from './expiry-watch.ts'
import { loadingFailed } from './failure-words.ts'
import { createLeaving } from './leaving.ts'
import { listeners } from './listeners.ts'
import { createRenewal } from './renewal.ts'
import { claimTab } from './tab-claim.ts'
import { isSignedIn } from './types.ts'

export type { Session, SessionPorts } from './contract.ts'

export function createSession(ports: SessionPorts): Session {
  const { settings, platform, storage, clock, tabs, locks } = ports
  const core = createCore(ports)
  const expiring = listeners<number>()
  const renewError = listeners<unknown>()
  const activeElsewhere = listeners<void>()
  let tab: Promise<'own' | 'copy'> | undefined

  const watch = createExpiryWatch({
    clock,
    platform,
    token: () => core.user,
    onExpiring: expiring.raise,
    onOver: () => void leaving.logOut('inactivity'),
  })
  const leaving = createLeaving(core, watch.stop)
  const acts = createActs(core, () => void leaving.logOut('expired'))
  const arriving = createArriving(core)
  const renewOneAtATime = createRenewal({
    renewOnce: async () => {
      if (core.user) await (await core.connect()).renew()
    },
    isAlive: () => (watch.remaining() ?? 0) > 0,
    locks,
    clock,
  })

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
    const note = storage.takeSignedOutNote()
    if (!core.user) return core.dispatch({ type: 'nobody-found', ...note })
    if (remainingSeconds(core.user.expires_at, clock.now()) === 0) return leaving.logOut('expired')
    watch.start()
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

  async function renew(): Promise<void> {
    const before = core.user
    try {
      await renewOneAtATime()
    } catch (error) {
      core.report(error)
      renewError.raise(error)
      throw error
    }
    // A success that comes after the sign-out must not bring the session back.
    if (core.user === undefined || core.user !== before) return
    core.user = core.storedUser()
    watch.start()
  }

  tabs.listen(
    () => core.user?.profile.sub,
    (type) => (type === 'signed-out' ? leaving.leaveWithOtherTab() : activeElsewhere.raise()),
  )
  tabs.onEntryChanged(acts.followStoredGrant)
  clock.onWake(() => {
    if (!core.user) return
    if (core.storedUser()) watch.start()
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
    markGrantedAccessModalSeen() {
      // Closed by a sign-out is not seen.
      if (!isSignedIn(core.state())) return
      storage.markGrantedAccessModalSeen()
      core.dispatch({ type: 'granted-access-modal-seen' })
    },
    renew,
    api: () => core.api,
    user: () => core.user,
    remainingSeconds: watch.remaining,
    onExpiring: expiring.add,
    onRenewError: renewError.add,
    noteActivity: createActivity(core, watch.isRaised, renew),
    onActivityElsewhere: activeElsewhere.add,
  }
}
