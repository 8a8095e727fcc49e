// A store for oidc-client-ts that verifies users: it stores a user only during a running attempt, and only when the
// tokens verify. The library awaits it on sign-in and on renewal, before it reports the user.
import type { ProviderMetadata } from './discovery.ts'
import { remoteKeys, verifyIdToken } from './id-token.ts'
import { isNoAnswer, oauthClientIdOf, OtherPersonError, type ProviderOptions } from './provider.ts'
import { readStoredUser } from '../browser/stored-user.ts'
import { readTokenResponse } from './token-response.ts'
import { withinDeadline } from '#base/deadline.ts'

/** The store interface of the library. */
interface KeyValueStore {
  set(key: string, value: string): Promise<void>
  get(key: string): Promise<string | null>
  remove(key: string): Promise<string | null>
  getAllKeys(): Promise<string[]>
}

export interface VerifyingStore extends KeyValueStore {
  /**
   * Runs an attempt that may store a user, until its deadline. While a user is stored, it must return the same one, and a
   * sign-in must also prove by `auth_time` that the credentials were just given.
   */
  attempt<T>(
    kind: 'sign-in' | 'renewal',
    seconds: number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>
  /**
   * Judges the answer to a renewal that could not be judged when it came, because the keys did not: its refresh token is used up.
   * False where none waits.
   */
  judgeLate(): Promise<boolean>
  /** Ends a running attempt; nothing is stored afterwards. */
  close(): void
}

interface Answer {
  key: string
  value: string
  /** When it came, in milliseconds since 1970. */
  at: number
}

export function verifyingStore(
  { settings, platform, storage, fetch, now }: ProviderOptions,
  metadata: ProviderMetadata,
  store: KeyValueStore,
): VerifyingStore {
  const oauthClientId = oauthClientIdOf(settings, platform)
  const keys = remoteKeys(metadata.jwks_uri, fetch)
  const closed = new AbortController()
  let attempt: { kind: 'sign-in' | 'renewal'; signal: AbortSignal } | undefined
  /** The answer to a renewal, until it is judged. */
  let late: Answer | undefined

  async function keep({ key, value, at }: Answer): Promise<void> {
    const current = attempt
    if (!current) throw new Error('The attempt to sign in is over')
    // On a sign-in: the person who is signed in and was asked to sign in again.
    const earlier = readStoredUser(storage, settings.authority, oauthClientId)
    const isRenewal = current.kind === 'renewal'
    const isConfirmed = !isRenewal && earlier !== undefined
    const user = readTokenResponse(value, settings.provider?.claims)
    // A renewal may omit the ID token; the library then keeps the earlier one, which is already verified.
    if (!isRenewal || earlier?.id_token !== user.id_token) {
      await verifyIdToken({
        idToken: user.id_token,
        accessToken: user.access_token,
        issuer: metadata.issuer,
        oauthClientId,
        keys,
        algorithms: settings.provider?.algorithms,
        audiences: settings.provider?.audiences,
        earlierIdToken: isRenewal ? earlier?.id_token : undefined,
        isFresh: isConfirmed,
        now: new Date(at),
      })
    }
    if (!isRenewal && earlier && earlier.profile.sub !== user.profile.sub)
      throw new OtherPersonError('sub does not match the person signed in')
    if (earlier && earlier.profile.userId !== user.profile.userId)
      throw new Error('userId does not match the one signed in with')
    current.signal.throwIfAborted()
    // Up to the next ten seconds, because the answer has taken a moment.
    const lifetime = Math.ceil((user.expires_at - at / 1000) / 10) * 10
    const confirmedAt = isConfirmed ? at : earlier?.confirmedAt
    await store.set(key, JSON.stringify({ ...user, lifetime, confirmedAt }))
  }

  async function judge(answer: Answer): Promise<void> {
    if (attempt?.kind === 'renewal') late = answer
    try {
      await keep(answer)
      late = undefined
    } catch (error) {
      if (!isNoAnswer(error)) late = undefined
      throw error
    }
  }

  return {
    set: (key, value) => judge({ key, value, at: now() }),
    async judgeLate() {
      if (!late) return false
      await judge(late)
      return true
    },
    get: (key) => store.get(key),
    remove: (key) => store.remove(key),
    getAllKeys: () => store.getAllKeys(),
    attempt: (kind, seconds, work) =>
      withinDeadline(seconds, async (deadline) => {
        const signal = AbortSignal.any([deadline, closed.signal])
        const mine = { kind, signal }
        attempt = mine
        // Also at the deadline, when `work` may still be running.
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
