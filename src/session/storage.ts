// Owns everything the portal keeps in the browser, and is the only file that touches localStorage and sessionStorage.
// Every entry is checked on reading; a damaged one is dropped and reported. No name, amount or token in localStorage.
import * as z from 'zod/mini'
import { storedUserKey, storedUserSchema, type StoredUser } from './stored-user.ts'
import type { SignedOutReason, StoredGrant } from './types.ts'

/** Prompts that show once in a browser, by the names the specification gives their keys. */
export type ShownFlag = 'HasShownPwaRegisteredModal' | 'HasShownPendingSharedAccessModal'

export interface SignedOutNote {
  reason: SignedOutReason
  message?: string | undefined
}

const storedGrantSchema = z.object({
  kind: z.enum(['client', 'grantor']),
  id: z.string().check(z.minLength(1)),
})
const signedOutNoteSchema = z.object({
  reason: z.enum(['own-choice', 'inactivity', 'sign-in-failed', 'other-tab', 'expired']),
  message: z.optional(z.string()),
})
const text = z.string().check(z.minLength(1))
const flag = z.literal('true')
const themeSchema = z.enum(['light', 'dark', 'system'])
const time = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((digits) => Number(digits)),
)

const keys = {
  /** Read by the static shell too, before anything is drawn. */
  theme: 'portal.theme',
  switchedGrant: (userId: string) => `portal.switched-grant.${userId}`,
  remindMeLater: 'remindMeLater',
  bus: 'portal.message-bus',
  /** In localStorage, with a mark of the person: the sign-in that goes on. In sessionStorage: the one this tab is part of. */
  signIn: 'portal.sign-in',
  pendingUserId: 'portal.pending-user-id',
  signedOut: 'portal.signed-out',
  hasSeenGrantedAccessModal: 'portal.has-seen-granted-access-modal',
  hasReloadedForMismatch: 'portal.has-reloaded-for-mismatch',
  tabId: 'portal.tab-id',
}

export type PortalStorage = ReturnType<typeof createStorage>

interface StorageOptions {
  local: Storage
  session: Storage
  report: (error: Error) => void
}

export function createStorage({ local, session, report }: StorageOptions) {
  function read<T>(store: Storage, key: string, schema: z.ZodMiniType<T>, isJson: boolean): T | undefined {
    const stored = store.getItem(key)
    if (stored === null) return undefined
    const result = schema.safeParse(isJson ? parseJson(stored) : stored)
    if (result.success) return result.data
    store.removeItem(key)
    report(new Error(`Storage: ${key} was damaged and has been dropped`))
    return undefined
  }

  /** Reads an entry that is used once. */
  function take<T>(key: string, schema: z.ZodMiniType<T>, isJson: boolean): T | undefined {
    const value = read(session, key, schema, isJson)
    session.removeItem(key)
    return value
  }

  return {
    /** The raw stores, for the entries the sign-in library keeps itself. */
    libraryStores: { user: session, signInState: local },

    storedUser: (authority: string, clientId: string): StoredUser | undefined =>
      read(session, storedUserKey(authority, clientId), storedUserSchema, true),
    removeUser: (authority: string, clientId: string) =>
      session.removeItem(storedUserKey(authority, clientId)),

    /** Does the sign-in that this tab is part of go on? It begins with the person's first tab; a sign-out in any tab ends it. */
    isPartOfSignIn(person: string): boolean {
      const known = read(session, keys.signIn, text, false)
      const current = read(local, `${keys.signIn}.${person}`, text, false)
      if (known?.startsWith(person)) return known === current
      const begun = current ?? `${person}.${crypto.randomUUID()}`
      local.setItem(`${keys.signIn}.${person}`, begun)
      session.setItem(keys.signIn, begun)
      return true
    },
    endSignIn: (person: string) => local.removeItem(`${keys.signIn}.${person}`),

    switchedGrant: (userId: string): StoredGrant | undefined =>
      read(local, keys.switchedGrant(userId), storedGrantSchema, true),
    switchedGrantKey: keys.switchedGrant,
    storeSwitchedGrant: (userId: string, grant: StoredGrant) =>
      local.setItem(keys.switchedGrant(userId), JSON.stringify({ kind: grant.kind, id: grant.id })),
    dropSwitchedGrant: (userId: string) => local.removeItem(keys.switchedGrant(userId)),

    hasShown: (name: ShownFlag): boolean => read(local, name, flag, false) === 'true',
    markShown: (name: ShownFlag) => local.setItem(name, 'true'),
    /** When a postponed reminder comes back, in ms since 1970. */
    remindAt: (): number | undefined => read(local, keys.remindMeLater, time, false),
    remindLater: (at: number) => local.setItem(keys.remindMeLater, String(Math.floor(at))),
    forgetReminder: () => local.removeItem(keys.remindMeLater),

    /** Waits across a sign-in for the grants; it never enters the sign-in state. */
    keepPendingUserId(userId: string): void {
      if (userId !== '') session.setItem(keys.pendingUserId, userId)
    },
    takePendingUserId: () => take(keys.pendingUserId, text, false),

    /** Why this tab is signed out, for the one time the signed-out page is shown. Also stops a failed sign-in from looping. */
    keepSignedOutNote: (note: SignedOutNote) => session.setItem(keys.signedOut, JSON.stringify(note)),
    takeSignedOutNote: () => take(keys.signedOut, signedOutNoteSchema, true),

    hasSeenGrantedAccessModal: () => read(session, keys.hasSeenGrantedAccessModal, flag, false) === 'true',
    markGrantedAccessModalSeen: () => session.setItem(keys.hasSeenGrantedAccessModal, 'true'),

    hasReloadedForMismatch: () => read(session, keys.hasReloadedForMismatch, flag, false) === 'true',
    markReloadedForMismatch: () => session.setItem(keys.hasReloadedForMismatch, 'true'),
    forgetMismatch: () => session.removeItem(keys.hasReloadedForMismatch),

    themeChoice: () => read(local, keys.theme, themeSchema, false),
    keepThemeChoice: (choice: z.infer<typeof themeSchema>) => local.setItem(keys.theme, choice),

    tabId: () => read(session, keys.tabId, text, false),
    keepTabId: (id: string) => session.setItem(keys.tabId, id),

    /** Sends a message to the other tabs: they hear of the change, and nothing stays behind. */
    sendToTabs(message: unknown): void {
      local.setItem(keys.bus, JSON.stringify(message))
      local.removeItem(keys.bus)
    },
    busKey: keys.bus,

    /** What a sign-out takes away. The switched grant and the once-per-browser flags stay (decision 14). */
    clearForSignOut(authority: string, clientId: string): void {
      session.removeItem(storedUserKey(authority, clientId))
      session.removeItem(keys.signIn)
      session.removeItem(keys.hasSeenGrantedAccessModal)
      session.removeItem(keys.hasReloadedForMismatch)
      session.removeItem(keys.pendingUserId)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The storage of this browser. */
export function browserStorage(report: (error: Error) => void): PortalStorage {
  return createStorage({ local: window.localStorage, session: window.sessionStorage, report })
}
