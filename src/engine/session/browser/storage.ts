// Reads and writes localStorage and sessionStorage, and gives oidc-client-ts the stores that it uses. Apart from it only help-key.ts
// does, which is loaded later, and two inline scripts that run before the bundles load: app/first-load/early-calls.ts and the boot
// script of tools/build/first-load/static-shell.ts. No name, amount or token in localStorage.
// Every entry is parsed on reading (stored-values.ts); an invalid one is removed and reported.
import { CONSENT_VERSION, type Consent } from '#base/browser/consent.ts'
import { libraryKeys, storageKeys as keys } from '#base/browser/storage-keys.ts'
import { shortHash } from '#base/short-hash.ts'
import type { GrantRef } from '#base/access/granted-access.ts'
import { safeStore, storageOf, type Store } from './safe-store.ts'
import {
  amountsChoice,
  consent,
  nonEmptyText,
  onceFlag,
  returnPlace,
  scrollPositions,
  signedOutNote,
  storedGrant,
  texts,
  themeChoice,
  time,
  type Parse,
  type ReturnPlace,
  type SignedOutNote,
} from './stored-values.ts'

/** Prompts that show once in a browser, by the names the specification gives their keys. */
export type ShownFlag = (typeof keys)['shownRegistered' | 'shownPendingAccess']

/** How long a dialog is remembered: once in a browser, or until log-out or the tab closes. */
export type DialogMemory = 'browser' | 'session'

/** The key under which oidc-client-ts stores the user. The boot script looks for its prefix. */
export function storedUserKey(authority: string, oauthClientId: string): string {
  return `${libraryKeys.user}${authority}:${oauthClientId}`
}

const SIGN_INS_KEPT = 3

/** Announcements that are remembered as put away. */
const DISMISSED_KEPT = 50

/** Maximum number of remembered causes of reports. */
const REPORTS_KEPT = 50

export type PortalStorage = ReturnType<typeof createStorage>

interface StorageOptions {
  /** Each gives the browser's storage, as far as there is one; throws if it is blocked. */
  local: () => Storage | null
  session: () => Storage | null
  report: (error: Error) => void
}

export function createStorage({ local: ownLocal, session: ownSession, report }: StorageOptions) {
  const local = safeStore(ownLocal, report)
  const session = safeStore(ownSession, report)

  function read<T>(store: Store, key: string, parse: Parse<T>): T | undefined {
    const stored = store.getItem(key)
    if (stored === null) return undefined
    const value = parse(stored)
    if (value !== undefined) return value
    store.removeItem(key)
    report(new Error(`Storage: ${key} was damaged and has been dropped`))
    return undefined
  }

  const seenDialogs = (place: DialogMemory): readonly string[] =>
    (place === 'browser'
      ? read(local, keys.seenDialogs, texts)
      : read(session, keys.seenDialogsHere, texts)) ?? []

  /** Reads an entry and removes it. */
  function take<T>(key: string, parse: Parse<T>): T | undefined {
    const value = read(session, key, parse)
    session.removeItem(key)
    return value
  }

  /** The ids of all current sign-ins in this browser. */
  const signIns = (): string[] =>
    Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
      .filter((key) => key.startsWith(keys.signIns))
      .flatMap((key) => read(local, key, nonEmptyText) ?? [])

  return {
    /** The raw stores, for the entries that oidc-client-ts writes itself: a sign-in that cannot be kept has to fail. */
    libraryStores: () => ({ user: storageOf(ownSession), signInState: storageOf(ownLocal) }),

    storedUser: <T>(authority: string, oauthClientId: string, parse: Parse<T>): T | undefined =>
      read(session, storedUserKey(authority, oauthClientId), parse),
    forgetUser: (authority: string, oauthClientId: string) =>
      session.removeItem(storedUserKey(authority, oauthClientId)),

    /** Makes this tab part of the person's sign-in, which their first tab starts. False if a sign-out in any tab has ended it. */
    joinSignIn(person: string): boolean {
      const known = read(session, keys.signIn, nonEmptyText)
      const current = read(local, keys.signIns + person, nonEmptyText)
      if (known?.startsWith(person)) return known === current
      const begun = current ?? `${person}.${crypto.randomUUID()}`
      local.setItem(keys.signIns + person, begun)
      session.setItem(keys.signIn, begun)
      return true
    },
    /** The id of this tab's sign-in. */
    signInId: () => read(session, keys.signIn, nonEmptyText),
    endSignIn: (person: string) => local.removeItem(keys.signIns + person),

    switchedGrant: (userId: string): GrantRef | undefined =>
      read(local, keys.switchedGrant + userId, storedGrant),
    switchedGrantKey: (userId: string) => keys.switchedGrant + userId,
    keepSwitchedGrant: (userId: string, grant: GrantRef) =>
      local.setItem(keys.switchedGrant + userId, JSON.stringify({ kind: grant.kind, id: grant.id })),
    forgetSwitchedGrant: (userId: string) => local.removeItem(keys.switchedGrant + userId),

    hasShown: (name: ShownFlag): boolean => read(local, name, onceFlag) === 'true',
    markShown: (name: ShownFlag) => local.setItem(name, 'true'),
    hasSeenDialog: (place: DialogMemory, id: string) => seenDialogs(place).includes(id),
    markDialogSeen(place: DialogMemory, id: string): void {
      const ids = [...seenDialogs(place), id].join(' ')
      if (place === 'browser') local.setItem(keys.seenDialogs, ids)
      else session.setItem(keys.seenDialogsHere, ids)
    },
    /** When to remind again, in ms since 1970. */
    remindAt: (): number | undefined => read(local, keys.remindMeLater, time),
    remindLater: (at: number) => local.setItem(keys.remindMeLater, String(Math.floor(at))),
    forgetReminder: () => local.removeItem(keys.remindMeLater),

    /** Keeps ?userId= across a sign-in until the grants are loaded; it is never part of the sign-in state. */
    keepPendingUserId(userId: string): void {
      if (userId !== '') session.setItem(keys.pendingUserId, userId)
    },
    takePendingUserId: () => take(keys.pendingUserId, nonEmptyText),

    /** The target of this tab's running sign-in. */
    keepSignInTarget: (target: string) => session.setItem(keys.signInTarget, target),
    signInTarget: () => read(session, keys.signInTarget, nonEmptyText),
    takeSignInTarget: () => take(keys.signInTarget, nonEmptyText),
    /** The form that waits for its person's password. */
    keepSentForm: (form: string) => session.setItem(keys.sentForm, form),
    takeSentForm: () => take(keys.sentForm, nonEmptyText),

    /** Notes a sign-in, and gives the times of all since a page was shown, this one included. */
    noteSignIn(place: DialogMemory, at: number): number[] {
      const before =
        place === 'browser'
          ? read(local, keys.signInRoundsOfBrowser, texts)
          : read(session, keys.signInRounds, texts)
      const times = [...(before ?? []), String(Math.floor(at))].slice(-SIGN_INS_KEPT)
      if (place === 'browser') local.setItem(keys.signInRoundsOfBrowser, times.join(' '))
      else session.setItem(keys.signInRounds, times.join(' '))
      return times.map(Number)
    },
    forgetSignIns(): void {
      session.removeItem(keys.signInRounds)
      local.removeItem(keys.signInRoundsOfBrowser)
    },

    /** Why this tab was signed out; the signed-out page shows it once. Also stops a failed sign-in from looping. */
    keepSignedOutNote: (note: SignedOutNote) => session.setItem(keys.signedOut, JSON.stringify(note)),
    takeSignedOutNote: () => take(keys.signedOut, signedOutNote),

    /** For the next sign-in in this tab, which checks the person and the target. */
    keepReturnPlace: (place: ReturnPlace) => session.setItem(keys.returnPlace, JSON.stringify(place)),
    returnPlace: () => read(session, keys.returnPlace, returnPlace),
    forgetReturnPlace: () => session.removeItem(keys.returnPlace),

    hasSeenGrantedAccessModal: () => read(session, keys.hasSeenGrantedAccessModal, onceFlag) === 'true',
    markGrantedAccessModalSeen: () => session.setItem(keys.hasSeenGrantedAccessModal, 'true'),

    /** Was the last sign-out in this tab, with no sign-in in any tab since? The provider may still have its session. */
    isSignedOutHere(): boolean {
      const before = read(session, keys.signedOutHere, nonEmptyText)?.split(' ')
      return before !== undefined && signIns().every((begun) => before.includes(begun))
    },
    markSignedOutHere: () => session.setItem(keys.signedOutHere, ['true', ...signIns()].join(' ')),
    forgetSignedOutHere: () => session.removeItem(keys.signedOutHere),

    hasReloadedForMismatch: () => read(session, keys.hasReloadedForMismatch, onceFlag) === 'true',
    markReloadedForMismatch: () => session.setItem(keys.hasReloadedForMismatch, 'true'),
    forgetMismatch: () => session.removeItem(keys.hasReloadedForMismatch),

    themeChoice: () => read(local, keys.theme, themeChoice),
    keepThemeChoice: (choice: 'light' | 'dark' | 'system') => local.setItem(keys.theme, choice),

    areAmountsHidden: () => read(local, keys.amounts, amountsChoice) === 'hidden',
    keepAmountsHidden: (areHidden: boolean) =>
      areHidden ? local.setItem(keys.amounts, 'hidden') : local.removeItem(keys.amounts),

    dismissed: (): readonly string[] => read(local, keys.dismissed, texts) ?? [],
    keepDismissed: (ids: readonly string[]) =>
      local.setItem(keys.dismissed, ids.slice(-DISMISSED_KEPT).join(' ')),

    consentKey: keys.consent,
    /** A choice made for another `CONSENT_VERSION` counts as no choice. */
    consent(): Consent | undefined {
      const given = read(local, keys.consent, consent)
      return given?.version === CONSENT_VERSION ? given : undefined
    },
    keepConsent: (given: Consent) => local.setItem(keys.consent, JSON.stringify(given)),

    /** The page and build that were reloaded because one of their files did not load. */
    reloadedFor: () => read(session, keys.reloadedFor, nonEmptyText),
    keepReloadedFor: (page: string) => session.setItem(keys.reloadedFor, page),

    /** Remembers a hash of the report. False if this tab has sent one of its kind. */
    rememberReport(cause: string): boolean {
      const before = read(session, keys.reported, texts) ?? []
      const hash = shortHash(cause)
      if (before.includes(hash)) return false
      session.setItem(keys.reported, [...before, hash].slice(-REPORTS_KEPT).join(' '))
      return true
    },

    /** Remembers that this browser was reported. False if it was before. */
    rememberBrowserReport(): boolean {
      if (read(local, keys.reportedOfBrowser, onceFlag) === 'true') return false
      local.setItem(keys.reportedOfBrowser, 'true')
      return true
    },

    /** Did this tab start a renewal that gave no new tokens? Its refresh token may be used up then. */
    hasUnfinishedRenewal: () => read(session, keys.unfinishedRenewal, onceFlag) === 'true',
    markUnfinishedRenewal: () => session.setItem(keys.unfinishedRenewal, 'true'),
    forgetUnfinishedRenewal: () => session.removeItem(keys.unfinishedRenewal),

    /** When the person was active last, in ms since 1970, for a page that is loaded again. */
    lastActivity: () => read(session, keys.lastActivity, time),
    keepLastActivity: (at: number) => session.setItem(keys.lastActivity, String(Math.floor(at))),

    tabId: () => read(session, keys.tabId, nonEmptyText),
    keepTabId: (id: string) => session.setItem(keys.tabId, id),

    /** Pixels from the top, by location key. */
    scrollPositions: () => read(session, keys.scrollPositions, scrollPositions),
    keepScrollPositions: (by: Record<string, number>) =>
      session.setItem(keys.scrollPositions, JSON.stringify(by)),

    /** Sends a message to the other tabs by a storage event, and removes the entry again. */
    sendToTabs(message: unknown): void {
      local.setItem(keys.bus, JSON.stringify(message))
      local.removeItem(keys.bus)
    },
    busKey: keys.bus as string,

    /** Removes what a sign-out ends. The switched grant, the once-per-browser flags (AMB-09) and what a person has chosen stay. */
    clearForSignOut(authority: string, oauthClientId: string): void {
      const ended = [
        storedUserKey(authority, oauthClientId),
        keys.signIn,
        keys.hasSeenGrantedAccessModal,
        keys.seenDialogsHere,
        keys.hasReloadedForMismatch,
        keys.pendingUserId,
        keys.reloadedFor,
        keys.reported,
        keys.signInTarget,
        keys.sentForm,
        keys.unfinishedRenewal,
        keys.lastActivity,
      ]
      for (const key of ended) session.removeItem(key)
    },
  }
}

/** The storage of this browser. */
export function browserStorage(report: (error: Error) => void): PortalStorage {
  return createStorage({ local: () => window.localStorage, session: () => window.sessionStorage, report })
}
