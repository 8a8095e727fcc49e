// Detects a duplicated tab. It starts with a copy of sessionStorage, refresh token included; if both tabs used the
// token, a provider that rotates tokens would end both sessions.
import { tabLock } from '#base/browser/storage-keys.ts'
import type { PortalStorage } from './storage.ts'

/** The part of the Web Locks API that is used. Without it, no tab counts as a copy. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T>
}

/** Does the work without a lock where the browser has none, or refuses it. */
export const locksOf = (locks: Locks | null | undefined): Locks | undefined =>
  locks
    ? {
        async request(name, options, work) {
          let hasBegun = false
          const begin = () => {
            hasBegun = true
            return work()
          }
          try {
            return await locks.request(name, options, begin)
          } catch (error) {
            if (hasBegun || options.signal?.aborted) throw error
            return work()
          }
        },
      }
    : undefined

interface ClaimOptions {
  storage: PortalStorage
  locks: Locks | undefined
  randomId?: () => string
  /** How long a reloaded page waits for its previous document to release the lock. */
  timeoutMs?: number
}

/** Locks this tab's id while the page is open. If another page holds the lock, this tab is a copy and gets a new id. */
export async function claimTab(options: ClaimOptions): Promise<'own' | 'copy'> {
  const { storage, locks, randomId = () => crypto.randomUUID(), timeoutMs = 1000 } = options
  if (!locks) return 'own'
  const known = storage.tabId()
  const id = known ?? randomId()
  if (known === undefined) storage.keepTabId(id)
  if (await acquire(locks, id, timeoutMs)) return 'own'
  const fresh = randomId()
  storage.keepTabId(fresh)
  await acquire(locks, fresh, timeoutMs)
  return 'copy'
}

async function acquire(locks: Locks, id: string, timeoutMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  const held = new Promise<true>((got) => {
    const holdForever = () => {
      got(true)
      return new Promise<never>(() => {})
    }
    locks.request(tabLock + id, { signal }, holdForever).catch(() => undefined)
  })
  const timedOut = new Promise<false>((done) => {
    signal.addEventListener('abort', () => done(false))
  })
  return Promise.race([held, timedOut])
}
