// Keeps a session alive: watches the token, starts the countdown, renews, and follows activity in other tabs.
import { createActivity } from './activity.ts'
import type { Session } from '../contract.ts'
import type { Core } from '../core.ts'
import { createCountdown } from './countdown.ts'
import { createExpiryWatch } from './expiry-watch.ts'
import type { IdleWatch } from './idle-watch.ts'
import { listeners } from '#base/state/listeners.ts'
import { createRenewal } from './renewal.ts'
import * as limits from '#base/limits.gen.ts'

/** How long this tab tries to renew before it asks a person who is active in another tab. */
const gracePeriodMs = 5000

export interface KeepAlive extends Pick<
  Session,
  'renew' | 'remainingSeconds' | 'onExpiring' | 'onRenewError' | 'noteActivity' | 'countdown'
> {
  /**
   * Checks the session now and keeps checking it. Resolves where there is a token that is valid; the session may be over
   * by then.
   */
  start(): Promise<void>
  stop(): void
  /** Reads the clocks again: the page may have slept. */
  wake(): void
  noteActivityElsewhere(): void
}

export function createKeepAlive(
  core: Core,
  onOver: (reason: 'inactivity' | 'unreachable' | 'expired') => void | Promise<void>,
): KeepAlive {
  const { clock, platform, storage, tabs, locks, openForms, settings } = core.ports
  const expiring = listeners<number>()
  const renewError = listeners<unknown>()

  const watch = createExpiryWatch({
    clock,
    platform,
    token: () => core.user,
    onExpiring(remaining) {
      beforeAsking(remaining)
      if (activity.takeElsewhere()) renewBeforeAsking()
      else countdown.begin(remaining)
    },
    onOver: () => onOver('inactivity'),
  })
  const countdown = createCountdown({
    clock,
    platform,
    renew: () => renew(renewal.attempt),
    onAnswered: broadcastActive,
    onOver,
  })
  const activity = createActivity(
    core,
    () => countdown.get().phase !== 'none',
    () => (idle ? undefined : renew(() => renewal.renew('anyPassing'))),
  )
  const renewal = createRenewal({
    renewOnce: async () => {
      if (!core.user) return
      const provider = await core.connect()
      storage.markUnfinishedRenewal()
      await provider.renew()
      storage.forgetUnfinishedRenewal()
    },
    isAlive: () => (watch.remaining() ?? 0) > 0,
    locks,
    clock,
  })

  let idle: IdleWatch | undefined

  /** Does a session end by idleness that is counted here, and not with its token? */
  const countsIdle = (): boolean =>
    settings.idleSeconds !== undefined ||
    (core.user?.lifetime ?? Infinity) < limits['short-token-below'].value

  async function startIdle(): Promise<void> {
    const { createIdleWatch } = await import('./idle-watch.ts')
    idle ??= createIdleWatch({
      core,
      countdown,
      renew: () => renewSilently(renewal.attempt),
      ask(left) {
        beforeAsking(left)
        countdown.begin(left)
      },
      onRefused() {
        openForms?.save()
        countdown.fail()
      },
      onOver,
    })
    core.validToken = idle.valid
    await idle.begin()
  }

  function beforeAsking(left: number): void {
    expiring.emit(left)
    openForms?.save()
  }

  /** New tokens, and nothing else. False if the person has signed out meanwhile. */
  async function renewSilently(work: () => Promise<void>): Promise<boolean> {
    const before = core.user
    try {
      await work()
    } catch (error) {
      core.report(error)
      renewError.emit(error)
      throw error
    }
    // A renewal that succeeds after the sign-out must not restore the session.
    if (core.user === undefined) return false
    if (core.user === before) core.user = core.storedUser()
    return true
  }

  async function renew(work = () => renewal.renew()): Promise<void> {
    if (!(await renewSilently(work))) return
    countdown.end()
    idle?.note()
    check()
  }

  function check(): void {
    if (idle) idle.check()
    else if (!countsIdle()) watch.check()
  }

  function broadcastActive(): void {
    if (core.user) tabs.broadcast('active', core.user.profile.sub)
  }

  /** The person is active in another tab: renew, and start the countdown only if that fails or takes too long. */
  function renewBeforeAsking(): void {
    const ask = () => {
      if (!watch.hasNotified() || countdown.get().phase !== 'none') return
      countdown.begin(watch.remaining() ?? 0)
      countdown.continueSession('elsewhere')
    }
    const cancel = clock.after(gracePeriodMs, ask)
    renew(renewal.attempt).then(cancel, () => {
      cancel()
      ask()
    })
  }

  return {
    async start() {
      if (countsIdle()) return startIdle()
      if (watch.remaining() === 0) return onOver('expired')
      watch.check()
    },
    stop() {
      watch.stop()
      idle?.stop()
      countdown.end()
    },
    wake() {
      if (idle) idle.wake()
      else check()
      countdown.wake()
    },
    renew: () => renew(),
    remainingSeconds: watch.remaining,
    onExpiring: expiring.subscribe,
    onRenewError: renewError.subscribe,
    noteActivity() {
      idle?.note()
      activity.note()
    },
    noteActivityElsewhere() {
      idle?.note()
      if (countdown.get().phase === 'none') activity.noteElsewhere()
      else countdown.continueSession('elsewhere')
    },
    countdown: {
      get: countdown.get,
      subscribe: countdown.subscribe,
      continueSession() {
        broadcastActive()
        countdown.continueSession('here')
      },
    },
  }
}
