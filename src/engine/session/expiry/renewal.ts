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

/**
 * Makes the renew function: it resolves when new tokens are stored, and throws a RenewalError otherwise. Callers in a tab
 * share a renewal, tabs queue on a Web Lock, and a timeout is tried again after 5 s.
 */
export function createRenewal({ renewOnce, isAlive, locks, clock }: RenewalOptions): () => Promise<void> {
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
