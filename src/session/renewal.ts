// Owns one renewal at a time: callers of one tab share it, tabs queue behind a Web Lock, a timeout is tried again after 5 s.
import { limits } from '#domain/limits.gen.ts'
import type { Clock } from './clock.ts'
import { RenewalError } from './provider.ts'
import type { Locks } from './tab-claim.ts'

interface RenewalOptions {
  renewOnce: () => Promise<void>
  /** Does the token still live, and is somebody still signed in? */
  isAlive: () => boolean
  locks: Locks | undefined
  clock: Clock
}

/** Makes the function that renews: resolves when new tokens are stored, throws a RenewalError when they can't be had. */
export function createRenewal({ renewOnce, isAlive, locks, clock }: RenewalOptions): () => Promise<void> {
  let inFlight: Promise<void> | undefined

  async function renew(): Promise<void> {
    for (;;) {
      try {
        return await (locks ? locks.request('portal-renewal', {}, renewOnce) : renewOnce())
      } catch (error) {
        if (!(error instanceof RenewalError) || error.kind !== 'timeout') throw error
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
