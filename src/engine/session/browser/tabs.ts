// Messages between tabs: signed out, active. They are storage events without tokens or names, and are checked on
// arrival; a storage event also reaches a tab that was suspended when it was sent.
import * as z from 'zod/mini'
import { shortHash } from '#base/short-hash.ts'
import type { PortalStorage } from './storage.ts'

const messageSchema = z.object({
  type: z.enum(['signed-out', 'active']),
  authority: z.string(),
  /** Hash of the person, so that other people's tabs ignore the message. */
  person: z.string(),
  /** Makes every message unique: an unchanged value fires no event. */
  id: z.string(),
})

export type TabMessageType = z.infer<typeof messageSchema>['type']

/** Subscribes to `window`'s storage event, which reports only other tabs' changes. */
export type StorageEvents = (listener: (key: string | null, value: string | null) => void) => () => void

export interface Tabs {
  /** Sends to this person's other tabs. */
  broadcast(type: TabMessageType, subject: string): void
  /** Listens to messages from this person's other tabs. */
  listen(subject: () => string | undefined, listener: (type: TabMessageType) => void): () => void
  /** Reports that another tab changed an entry of localStorage. */
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
    broadcast: (type, subject) =>
      storage.sendToTabs({ type, authority, person: subjectHash(subject), id: randomId() }),
    listen: (subject, listener) =>
      onStorage((key, value) => {
        if (key !== storage.busKey || value === null) return
        const message = readMessage(value)
        const own = subject()
        if (!message || message.authority !== authority || own === undefined) return
        if (message.person === subjectHash(own)) listener(message.type)
      }),
    onEntryChanged: (listener) =>
      onStorage((key) => {
        if (key !== null && key !== storage.busKey) listener(key)
      }),
  }
}

export function browserStorageEvents(): StorageEvents {
  return (listener) => {
    const onEvent = (event: StorageEvent) => {
      if (event.storageArea === window.localStorage) listener(event.key, event.newValue)
    }
    window.addEventListener('storage', onEvent)
    return () => window.removeEventListener('storage', onEvent)
  }
}

function readMessage(value: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** A short hash of a subject: distinguishes people without naming them. */
export const subjectHash = shortHash
