// Owns the answer to "is this tab a duplicate?". A duplicated tab starts with a copy of sessionStorage, refresh token
// included; using both copies would make a rotating provider end both sessions (decision 13).
import type { PortalStorage } from './storage.ts'

/** The part of the Web Locks API that is used. Without it no tab counts as a copy. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, work: () => Promise<T>): Promise<T>
}

interface ClaimOptions {
  storage: PortalStorage
  locks: Locks | undefined
  randomId?: () => string
  /** How long a reloaded page may wait for its own earlier document to let go. */
  patienceMs?: number
}

/** Claims this tab's id for as long as the page lives. A tab whose id another page holds is a copy and gets a new id. */
export async function claimTab(options: ClaimOptions): Promise<'own' | 'copy'> {
  const { storage, locks, randomId = () => crypto.randomUUID(), patienceMs = 1000 } = options
  if (!locks) return 'own'
  const known = storage.tabId()
  const id = known ?? randomId()
  if (known === undefined) storage.keepTabId(id)
  if (await hold(locks, id, patienceMs)) return 'own'
  const fresh = randomId()
  storage.keepTabId(fresh)
  await hold(locks, fresh, patienceMs)
  return 'copy'
}

async function hold(locks: Locks, id: string, patienceMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs)
  const held = new Promise<true>((got) => {
    const keepForEver = () => {
      got(true)
      return new Promise<never>(() => {})
    }
    locks.request(`portal-tab-${id}`, { signal }, keepForEver).catch(() => undefined)
  })
  const patienceOver = new Promise<false>((done) => {
    signal.addEventListener('abort', () => done(false))
  })
  return Promise.race([held, patienceOver])
}
