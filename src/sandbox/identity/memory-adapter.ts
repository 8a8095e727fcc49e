// Keeps what the provider remembers (sessions, codes, tokens, grants) in memory: one store for each sandbox, gone with it.
// oidc-provider's own is one for the whole process, and warns of itself on every start.
import type { Adapter, AdapterPayload } from 'oidc-provider'

export interface Entry {
  payload: AdapterPayload
  /** ms since 1970. */
  expiresAt: number
}

/** What one provider remembers, by model and id. */
export type ProviderMemory = Map<string, Entry>

/** Makes the adapters of one provider: `adapter: memoryAdapters()`. */
export function memoryAdapters(
  now: () => number = Date.now,
  entries: ProviderMemory = new Map(),
): (model: string) => Adapter {
  function live(key: string): AdapterPayload | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > now()) return entry.payload
    entries.delete(key)
    return undefined
  }

  function find(model: string, fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const key of [...entries.keys()]) {
      if (!key.startsWith(`${model}:`)) continue
      const payload = live(key)
      if (payload && fits(payload)) return payload
    }
    return undefined
  }

  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? now() + expiresIn * 1000 : Infinity
      entries.set(`${model}:${id}`, { payload, expiresAt })
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => find(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(now() / 1000)
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key)
      }
    },
  })
}
