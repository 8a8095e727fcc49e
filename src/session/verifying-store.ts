// The check between the sign-in library and the browser's storage: a user is stored only by an attempt that is still
// running, and only when its tokens verify. The library awaits this on sign-in and on refresh, before anybody hears of it.
import type { ProviderMetadata } from './discovery.ts'
import { remoteKeys, verifyIdToken } from './id-token.ts'
import { clientIdOf, type ProviderOptions } from './provider.ts'
import { readStoredUser, readTokenResponse } from './stored-user.ts'
import { withinDeadline } from './deadline.ts'

/** What the library wants of a store. */
interface KeyValueStore {
  set(key: string, value: string): Promise<void>
  get(key: string): Promise<string | null>
  remove(key: string): Promise<string | null>
  getAllKeys(): Promise<string[]>
}

export interface VerifyingStore extends KeyValueStore {
  /** Runs the attempt that may store a user, until its deadline. On refresh the user must go on from the one stored before. */
  attempt<T>(
    kind: 'sign-in' | 'refresh',
    seconds: number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /** Ends what is under way; nothing is stored from now on. */
  close(): void
}

export function verifyingStore(
  { settings, platform, storage, fetch, now }: ProviderOptions,
  metadata: ProviderMetadata,
  store: KeyValueStore,
): VerifyingStore {
  const clientId = clientIdOf(settings, platform)
  const keys = remoteKeys(metadata.jwks_uri, fetch)
  const closed = new AbortController()
  let attempt: { kind: 'sign-in' | 'refresh'; signal: AbortSignal } | undefined

  return {
    async set(key, value) {
      const asked = attempt
      if (!asked) throw new Error('The attempt to sign in is over')
      const user = readTokenResponse(value)
      const earlier =
        asked.kind === 'refresh' ? readStoredUser(storage, settings.authority, clientId) : undefined
      // A refresh may bring no ID token; the library then keeps the one that has been verified before.
      if (earlier?.id_token !== user.id_token) {
        await verifyIdToken({
          idToken: user.id_token,
          accessToken: user.access_token,
          issuer: metadata.issuer,
          clientId,
          keys,
          earlierIdToken: earlier?.id_token,
          now: new Date(now()),
        })
      }
      asked.signal.throwIfAborted()
      await store.set(key, JSON.stringify(user))
    },
    get: (key) => store.get(key),
    remove: (key) => store.remove(key),
    getAllKeys: () => store.getAllKeys(),
    attempt: (kind, seconds, work) =>
      withinDeadline(seconds, async (deadline) => {
        const signal = AbortSignal.any([deadline, closed.signal])
        const mine = { kind, signal }
        attempt = mine
        // At the deadline too, when the work itself may still go on.
        signal.addEventListener('abort', () => attempt === mine && (attempt = undefined))
        try {
          return await work(signal)
        } finally {
          if (attempt === mine) attempt = undefined
        }
      }),
    close: () => closed.abort(new Error('The session ended meanwhile')),
  }
}
