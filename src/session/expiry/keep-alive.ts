// Keeps a session alive: watches the token, starts the countdown, renews, and follows activity in other tabs.
import { createActivity } from './activity.ts'
import type { Session } from '../contract.ts'
import type { Core } from '../core.ts'
import { createCountdown } from './countdown.ts'
import { createExpiryWatch } from './expiry-watch.ts'
import { listeners } from '#base/state/listeners.ts'
import { renewalError } from '../sign-in/provider.ts'
import type { Clock } from '../browser/clock.ts'
import type { Locks } from '../browser/tab-claim.ts'
import * as limits from '#base/limits.gen.ts'

/** How long this tab tries to renew before it asks a person who is active in another tab. */
const gracePeriodMs = 5000

export interface KeepAlive extends Pick<
  Session,
  'renew' | 'remainingSeconds' | 'onExpiring' | 'onRenewError' | 'noteActivity' | 'countdown'
> {
  /** Checks the token now and keeps checking it. */
  start(): void
  stop(): void
  /** Reads the clocks again: the page may have slept. */
  wake(): void
  noteActivityElsewhere(): void
}

export function createKeepAlive(
  core: Core,
  onOver: (reason: 'inactivity' | 'unreachable') => void,
): KeepAlive {
  const { clock, platform, storage, tabs, locks, openForms } = core.ports
  const expiring = listeners<number>()
  const renewError = listeners<unknown>()

  const watch = createExpiryWatch({
    clock,
    platform,
    token: () => core.user,
    onExpiring(remaining) {
      expiring.emit(remaining)
      openForms?.save()
      if (activity.takeElsewhere()) renewBeforeAsking()
      else countdown.begin(remaining)
    },
    onOver: () => onOver('inactivity'),
  })
  const countdown = createCountdown({ clock, platform, renew, onOver })
  const activity = createActivity(core, () => countdown.get().phase !== 'none', renew)
  const renewOneAtATime = createRenewal({
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

  async function renew(): Promise<void> {
    const before = core.user
    try {
      await renewOneAtATime()
    } catch (error) {
      core.report(error)
      renewError.emit(error)
      throw error
    }
    // A renewal that succeeds after the sign-out must not restore the session.
    if (core.user === undefined || core.user !== before) return
    core.user = core.storedUser()
    countdown.end()
    watch.start()
  }

  /** The person is active in another tab: renew, and start the countdown only if that fails or takes too long. */
  function renewBeforeAsking(): void {
    const ask = () => {
      if (watch.hasNotified()) countdown.begin(watch.remaining() ?? 0)
    }
    const cancel = clock.after(gracePeriodMs, ask)
    renew().then(cancel, () => {
      cancel()
      ask()
    })
  }

  return {
    start: watch.start,
    stop() {
      watch.stop()
      countdown.end()
    },
    wake() {
      watch.start()
      countdown.check()
    },
    renew,
    remainingSeconds: watch.remaining,
    onExpiring: expiring.subscribe,
    onRenewError: renewError.subscribe,
    noteActivity: activity.note,
    noteActivityElsewhere() {
      if (countdown.get().phase === 'none') activity.noteElsewhere()
      else countdown.continueSession('elsewhere')
    },
    countdown: {
      get: countdown.get,
      subscribe: countdown.subscribe,
      continueSession() {
        if (core.user) tabs.broadcast('active', core.user.profile.sub)
        countdown.continueSession('here')
      },
    },
  }
}

interface RenewalOptions {
  renewOnce: () => Promise<void>
  /** Is there a token that has not expired? */
  isAlive: () => boolean
  locks: Locks | undefined
  clock: Clock
}

/**
 * Makes the renew function: it resolves when new tokens are stored, and throws a RenewalError otherwise. Callers in a tab
 * share a renewal, tabs queue on a Web Lock, and a timeout is tried again after 5 s.
 */
function createRenewal({ renewOnce, isAlive, locks, clock }: RenewalOptions): () => Promise<void> {
  let inFlight: Promise<void> | undefined

  async function renew(): Promise<void> {
    for (;;) {
      try {
        return await (locks ? locks.request('portal-renewal', {}, renewOnce) : renewOnce())
      } catch (thrown) {
        const error = renewalError(thrown)
        if (error.kind !== 'timeout') throw error
        await new Promise<void>((done) => clock.after(limits['silent-renew-retry'].value * 1000, done))
        if (!isAlive()) throw error
      }
    }
  }

  return () => {
    inFlight ??= renew().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}
