// Owns everything the portal keeps in the browser, and is the only file that touches localStorage and sessionStorage.
// Every entry is checked on reading; a damaged one is dropped and reported. No name, amount or token in localStorage.
// In the first route of people who are not signed in, so its checks are plain functions.
import { isRecord } from '#domain/record.ts'
import type { SignedOutReason, StoredGrant } from './types.ts'

/** Prompts that show once in a browser, by the names the specification gives their keys. */
export type ShownFlag = 'HasShownPwaRegisteredModal' | 'HasShownPendingSharedAccessModal'

export interface SignedOutNote {
  reason: SignedOutReason
  message?: string
}

/** Makes a value of what is stored; undefined when it is not one. */
type Parse<T> = (text: string) => T | undefined

const oneOf =
  <T extends string>(...known: readonly T[]): Parse<T> =>
  (text) =>
    known.find((each) => each === text)

const anyText: Parse<string> = (text) => text || undefined
const time: Parse<number> = (text) => (/^\d+$/.test(text) ? Number(text) : undefined)
const flag = oneOf('true')
const themeChoice = oneOf('light', 'dark', 'system')
const reason = oneOf<SignedOutReason>('own-choice', 'inactivity', 'sign-in-failed', 'other-tab', 'expired')
const kindOfGrant = oneOf('client', 'grantor')

const storedGrant: Parse<StoredGrant> = (text) => {
  const given = parseJson(text)
  const kind = kindOfGrant(String(given?.['kind']))
  const id = given?.['id']
  return kind && typeof id === 'string' && id !== '' ? { kind, id } : undefined
}

const signedOutNote: Parse<SignedOutNote> = (text) => {
  const given = parseJson(text)
  const why = reason(String(given?.['reason']))
  const message = given?.['message']
  if (!why || (message !== undefined && typeof message !== 'string')) return undefined
  return { reason: why, ...(message === undefined ? {} : { message }) }
}

const positions: Parse<Record<string, number>> = (text) => {
  const given = parseJson(text)
  return given && Object.values(given).every(Number.isFinite) ? (given as Record<string, number>) : undefined
}

/** Where does the library keep the user of this sign-in client? The boot script looks for the start of it. */
export function storedUserKey(authority: string, clientId: string): string {
  return `oidc.user:${authority}:${clientId}`
}

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
  signedOutHere: 'portal.signed-out-here',
  tabId: 'portal.tab-id',
  scrollPositions: 'portal.scroll-positions',
}

export type PortalStorage = ReturnType<typeof createStorage>

interface StorageOptions {
  local: Storage
  session: Storage
  report: (error: Error) => void
}

export function createStorage({ local, session, report }: StorageOptions) {
  function read<T>(store: Storage, key: string, parse: Parse<T>): T | undefined {
    const stored = store.getItem(key)
    if (stored === null) return undefined
    const value = parse(stored)
    if (value !== undefined) return value
    store.removeItem(key)
    report(new Error(`Storage: ${key} was damaged and has been dropped`))
    return undefined
  }

  /** Reads an entry that is used once. */
  function take<T>(key: string, parse: Parse<T>): T | undefined {
    const value = read(session, key, parse)
    session.removeItem(key)
    return value
  }

  /** Every sign-in that goes on in this browser. */
  const signIns = (): string[] =>
    Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
      .filter((key) => key.startsWith(`${keys.signIn}.`))
      .flatMap((key) => read(local, key, anyText) ?? [])

  return {
    /** The raw stores, for the entries the sign-in library keeps itself. */
    libraryStores: { user: session, signInState: local },

    storedUser: <T>(authority: string, clientId: string, parse: Parse<T>): T | undefined =>
      read(session, storedUserKey(authority, clientId), parse),
    removeUser: (authority: string, clientId: string) =>
      session.removeItem(storedUserKey(authority, clientId)),

    /** Does the sign-in that this tab is part of go on? It begins with the person's first tab; a sign-out in any tab ends it. */
    isPartOfSignIn(person: string): boolean {
      const known = read(session, keys.signIn, anyText)
      const current = read(local, `${keys.signIn}.${person}`, anyText)
      if (known?.startsWith(person)) return known === current
      const begun = current ?? `${person}.${crypto.randomUUID()}`
      local.setItem(`${keys.signIn}.${person}`, begun)
      session.setItem(keys.signIn, begun)
      return true
    },
    endSignIn: (person: string) => local.removeItem(`${keys.signIn}.${person}`),

    switchedGrant: (userId: string): StoredGrant | undefined =>
      read(local, keys.switchedGrant(userId), storedGrant),
    switchedGrantKey: keys.switchedGrant,
    storeSwitchedGrant: (userId: string, grant: StoredGrant) =>
      local.setItem(keys.switchedGrant(userId), JSON.stringify({ kind: grant.kind, id: grant.id })),
    dropSwitchedGrant: (userId: string) => local.removeItem(keys.switchedGrant(userId)),

    hasShown: (name: ShownFlag): boolean => read(local, name, flag) === 'true',
    markShown: (name: ShownFlag) => local.setItem(name, 'true'),
    /** When a postponed reminder comes back, in ms since 1970. */
    remindAt: (): number | undefined => read(local, keys.remindMeLater, time),
    remindLater: (at: number) => local.setItem(keys.remindMeLater, String(Math.floor(at))),
    forgetReminder: () => local.removeItem(keys.remindMeLater),

    /** Waits across a sign-in for the grants; it never enters the sign-in state. */
    keepPendingUserId(userId: string): void {
      if (userId !== '') session.setItem(keys.pendingUserId, userId)
    },
    takePendingUserId: () => take(keys.pendingUserId, anyText),

    /** Why this tab is signed out, for the one time the signed-out page is shown. Also stops a failed sign-in from looping. */
    keepSignedOutNote: (note: SignedOutNote) => session.setItem(keys.signedOut, JSON.stringify(note)),
    takeSignedOutNote: () => take(keys.signedOut, signedOutNote),

    hasSeenGrantedAccessModal: () => read(session, keys.hasSeenGrantedAccessModal, flag) === 'true',
    markGrantedAccessModalSeen: () => session.setItem(keys.hasSeenGrantedAccessModal, 'true'),

    /** Has somebody signed out in this tab, and nobody signed in since, in any? The provider may not have heard of it. */
    isSignedOutHere(): boolean {
      const before = read(session, keys.signedOutHere, anyText)?.split(' ')
      return before !== undefined && signIns().every((begun) => before.includes(begun))
    },
    markSignedOutHere: () => session.setItem(keys.signedOutHere, ['true', ...signIns()].join(' ')),
    forgetSignedOutHere: () => session.removeItem(keys.signedOutHere),

    hasReloadedForMismatch: () => read(session, keys.hasReloadedForMismatch, flag) === 'true',
    markReloadedForMismatch: () => session.setItem(keys.hasReloadedForMismatch, 'true'),
    forgetMismatch: () => session.removeItem(keys.hasReloadedForMismatch),

    themeChoice: () => read(local, keys.theme, themeChoice),
    keepThemeChoice: (choice: 'light' | 'dark' | 'system') => local.setItem(keys.theme, choice),

    tabId: () => read(session, keys.tabId, anyText),
    keepTabId: (id: string) => session.setItem(keys.tabId, id),

    /** Pixels from the top, by the key of a place in this tab's history. */
    scrollPositions: () => read(session, keys.scrollPositions, positions),
    keepScrollPositions: (by: Record<string, number>) =>
      session.setItem(keys.scrollPositions, JSON.stringify(by)),

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

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(text)
    return isRecord(given) ? given : undefined
  } catch {
    return undefined
  }
}

/** The storage of this browser. */
export function browserStorage(report: (error: Error) => void): PortalStorage {
  return createStorage({ local: window.localStorage, session: window.sessionStorage, report })
}
