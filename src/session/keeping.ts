// Owns how a session is kept: watching the token, asking the person, renewing, and what is heard from other tabs.
import { createActivity } from './activity.ts'
import type { Session } from './contract.ts'
import type { Core } from './core.ts'
import { createCountdown } from './countdown.ts'
import { createExpiryWatch } from './expiry-watch.ts'
import { listeners } from './listeners.ts'
import { createRenewal } from './renewal.ts'

/** How long a person who is active in another tab is not asked, while this tab renews by itself. */
const quietMs = 5000

export interface Keeping extends Pick<
  Session,
  'renew' | 'remainingSeconds' | 'onExpiring' | 'onRenewError' | 'noteActivity' | 'countdown'
> {
  /** Looks at the token, now and from now on. */
  start(): void
  stop(): void
  /** Looks at every clock again: the page may have slept. */
  wake(): void
  noteActivityElsewhere(): void
}

export function createKeeping(core: Core, onInactivity: () => void): Keeping {
  const { clock, platform, tabs, locks } = core.ports
  const expiring = listeners<number>()
  const renewError = listeners<unknown>()

  const watch = createExpiryWatch({
    clock,
    platform,
    token: () => core.user,
    onExpiring(remaining) {
      expiring.raise(remaining)
      if (activity.takeElsewhere()) goOnQuietly()
      else countdown.begin(remaining)
    },
    onOver: onInactivity,
  })
  const countdown = createCountdown({ clock, platform, renew, onOver: onInactivity })
  const activity = createActivity(core, () => countdown.get().phase !== 'none', renew)
  const renewOneAtATime = createRenewal({
    renewOnce: async () => {
      if (core.user) await (await core.connect()).renew()
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
      renewError.raise(error)
      throw error
    }
    // A success that comes after the sign-out must not bring the session back.
    if (core.user === undefined || core.user !== before) return
    core.user = core.storedUser()
    countdown.end()
    watch.start()
  }

  /** The person is active in another tab: they are asked here only when the renewal fails or takes long. */
  function goOnQuietly(): void {
    const ask = () => {
      if (watch.isRaised()) countdown.begin(watch.remaining() ?? 0)
    }
    const cancel = clock.after(quietMs, ask)
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
      countdown.look()
    },
    renew,
    remainingSeconds: watch.remaining,
    onExpiring: expiring.add,
    onRenewError: renewError.add,
    noteActivity: activity.note,
    noteActivityElsewhere() {
      if (countdown.get().phase === 'none') activity.noteElsewhere()
      else countdown.goOn('elsewhere')
    },
    countdown: {
      get: countdown.get,
      subscribe: countdown.subscribe,
      goOn() {
        if (core.user) tabs.tell('active', core.user.profile.sub)
        countdown.goOn('here')
      },
    },
  }
}
