// Renews the tokens, one renewal at a time: callers in a tab share it, tabs queue on a Web Lock. A timeout is retried after 5 s.
import * as limits from '#domain/limits.gen.ts'
import type { Clock } from '../browser/clock.ts'
import { RenewalError } from '../sign-in/provider.ts'
import type { Locks } from '../browser/tab-claim.ts'

interface RenewalOptions {
  renewOnce: () => Promise<void>
  /** Is there a token that has not expired? */
  isAlive: () => boolean
  locks: Locks | undefined
  clock: Clock
}

/** Makes the renew function: it resolves when new tokens are stored, and throws a RenewalError otherwise. */
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
