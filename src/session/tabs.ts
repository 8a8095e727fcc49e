// Owns what tabs tell each other: somebody signed out, somebody is active. Storage messages, checked, without tokens or names;
// a storage event also reaches a tab that was stopped when it was sent (sign-in.md 5).
import * as z from 'zod/mini'
import type { PortalStorage } from './storage.ts'

const messageSchema = z.object({
  type: z.enum(['signed-out', 'active']),
  authority: z.string(),
  /** Stands for the person, so that another person's message is ignored. */
  person: z.string(),
  /** Makes every message differ: an unchanged value raises no event. */
  id: z.string(),
})

export type TabMessageType = z.infer<typeof messageSchema>['type']

/** `window`'s storage event, as a port: other tabs' changes only. */
export type StorageEvents = (listener: (key: string | null, value: string | null) => void) => () => void

export interface Tabs {
  /** Tells the other tabs of this person. */
  tell(type: TabMessageType, subject: string): void
  /** Hears what other tabs tell about this person. */
  listen(subject: () => string | undefined, listener: (type: TabMessageType) => void): () => void
  /** Hears that another tab changed an entry of localStorage. */
  onEntryChanged(listener: (key: string) => void): () => void
}

interface TabsOptions {
  storage: PortalStorage
  authority: string
  onStorage: StorageEvents
  randomId?: () => string
}

export function createTabs({
  storage,
  authority,
  onStorage,
  randomId = () => crypto.randomUUID(),
}: TabsOptions): Tabs {
  return {
    tell: (type, subject) => storage.sendToTabs({ type, authority, person: markOf(subject), id: randomId() }),
    listen: (subject, listener) =>
      onStorage((key, value) => {
        if (key !== storage.busKey || value === null) return
        const message = readMessage(value)
        const own = subject()
        if (!message || message.authority !== authority || own === undefined) return
        if (message.person === markOf(own)) listener(message.type)
      }),
    onEntryChanged: (listener) =>
      onStorage((key) => {
        if (key !== null && key !== storage.busKey) listener(key)
      }),
  }
}

export function browserStorageEvents(): StorageEvents {
  return (listener) => {
    const hear = (event: StorageEvent) => {
      if (event.storageArea === window.localStorage) listener(event.key, event.newValue)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }
}

function readMessage(value: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** A short mark of a subject (FNV-1a, 32 bits): tells people apart, is no secret, names nobody. */
export function markOf(subject: string): string {
  let hash = 0x811c9dc5
  for (const character of subject) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
