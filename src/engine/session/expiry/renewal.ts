// One renewal at a time, in all tabs.
import * as limits from '#base/limits.gen.ts'
import type { Clock } from '../browser/clock.ts'
import type { Locks } from '../browser/tab-claim.ts'
import { renewalError } from '../sign-in/provider.ts'

interface RenewalOptions {
  renewOnce: () => Promise<void>
  /** Is there a token that has not expired? */
  isAlive: () => boolean
  locks: Locks | undefined
  clock: Clock
}

/** Both resolve when new tokens are stored, and throw a RenewalError otherwise. */
export interface Renewal {
  /** Tries once. Callers in a tab share an attempt, tabs queue on a Web Lock. */
  attempt(): Promise<void>
  /** Tries again after a timeout, while the token lives; with `anyPassing`, after everything that refuses nothing. */
  renew(anyPassing?: 'anyPassing'): Promise<void>
}

export function createRenewal({ renewOnce, isAlive, locks, clock }: RenewalOptions): Renewal {
  let inFlight: Promise<void> | undefined

  function attempt(): Promise<void> {
    inFlight ??= (locks ? locks.request('portal-renewal', {}, renewOnce) : renewOnce())
      .catch((thrown: unknown) => {
        throw renewalError(thrown)
      })
      .finally(() => {
        inFlight = undefined
      })
    return inFlight
  }

  return {
    attempt,
    async renew(anyPassing) {
      for (;;) {
        try {
          return await attempt()
        } catch (thrown) {
          const error = renewalError(thrown)
          if (error.kind === 'refused' || (error.kind !== 'timeout' && anyPassing === undefined)) throw error
          const seconds = Math.max(limits['silent-renew-retry'].value, error.waitSeconds ?? 0)
          await new Promise<void>((done) => clock.after(seconds * 1000, done))
          if (!isAlive()) throw error
        }
      }
    },
  }
}
