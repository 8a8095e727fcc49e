// What the page about cookies says is what the portal does: each entry is written as the portal writes it.
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepCounted } from '#app/reporting/count-person.ts'
import { storageKeys, type StorageKey } from '#base/browser/storage-keys.ts'
import { howLong, storageEntries } from '#screens/details/cookies/storage-entries.ts'
import { helpKeyIn } from '#session/browser/help-key.ts'
import { createStorage, storedUserKey, type PortalStorage } from '#session/browser/storage.ts'
import { MemoryStorage } from '../../../engine/session/page.ts'

const AUTHORITY = 'https://id.example'

/** Makes the portal keep each entry; a new name needs its writer here. */
const writers: Record<StorageKey, (storage: PortalStorage) => unknown> = {
  theme: (storage) => storage.keepThemeChoice('dark'),
  amounts: (storage) => storage.keepAmountsHidden(true),
  counted: (storage) => keepCounted(storage.libraryStores().signInState, '2026-11-23'),
  helpKey: (storage) =>
    helpKeyIn(
      () => storage.libraryStores().signInState,
      () => {},
    ).switchOff(true),
  consent: (storage) => storage.keepConsent({ version: 1, at: '2026-11-22T10:00:00.000Z', choices: [] }),
  dismissed: (storage) => storage.keepDismissed(['payments-down']),
  switchedGrant: (storage) => storage.keepSwitchedGrant('U-8', { kind: 'client', id: 'C-1' }),
  shownRegistered: (storage) => storage.markShown('HasShownPwaRegisteredModal'),
  shownPendingAccess: (storage) => storage.markShown('HasShownPendingSharedAccessModal'),
  seenDialogs: (storage) => storage.markDialogSeen('browser', 'news'),
  seenDialogsHere: (storage) => storage.markDialogSeen('session', 'news'),
  remindMeLater: (storage) => storage.remindLater(1_790_000_000_000),
  bus: (storage) => storage.sendToTabs({}),
  signIns: (storage) => storage.joinSignIn('ab12cd34'),
  signIn: (storage) => storage.joinSignIn('ab12cd34'),
  pendingUserId: (storage) => storage.keepPendingUserId('C-7'),
  signInTarget: (storage) => storage.keepSignInTarget('/myaccount'),
  sentForm: (storage) => storage.keepSentForm('ab12cd34 1'),
  signInRounds: (storage) => storage.noteSignIn('session', 1_790_000_000_000),
  signInRoundsOfBrowser: (storage) => storage.noteSignIn('browser', 1_790_000_000_000),
  signedOut: (storage) => storage.keepSignedOutNote({ reason: 'inactivity' }),
  returnPlace: (storage) => storage.keepReturnPlace({ person: 'ab12cd34', target: '/myaccount' }),
  hasSeenGrantedAccessModal: (storage) => storage.markGrantedAccessModalSeen(),
  hasReloadedForMismatch: (storage) => storage.markReloadedForMismatch(),
  signedOutHere: (storage) => storage.markSignedOutHere(),
  tabId: (storage) => storage.keepTabId('t-1'),
  scrollPositions: (storage) => storage.keepScrollPositions({ a1: 0 }),
  reloadedFor: (storage) => storage.keepReloadedFor('/myaccount'),
  reportedOfBrowser: (storage) => storage.rememberBrowserReport(),
  reported: (storage) => storage.rememberReport('a'),
  unfinishedRenewal: (storage) => storage.markUnfinishedRenewal(),
  lastActivity: (storage) => storage.keepLastActivity(1_790_000_000_000),
}

let browser: MemoryStorage
let tab: MemoryStorage
let storage: PortalStorage
beforeEach(() => {
  browser = new MemoryStorage()
  tab = new MemoryStorage()
  storage = createStorage({ local: () => browser, session: () => tab, report: () => {} })
})

const entryOf = (key: string, place: 'browser' | 'tab') =>
  storageEntries.find(
    (entry) =>
      entry.place === place &&
      (entry.key.endsWith('…') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key),
  )

describe('The page about cookies', () => {
  it.each(Object.keys(writers) as StorageKey[])('says where the portal keeps %s', (name) => {
    const written: string[] = []
    browser.onChange = (key, value) => value !== null && written.push(`browser ${key}`)
    tab.onChange = (key, value) => value !== null && written.push(`tab ${key}`)
    writers[name](storage)
    expect(written.some((each) => each.includes(storageKeys[name]))).toBe(true)
    for (const each of written) {
      const [place, key] = each.split(' ') as ['browser' | 'tab', string]
      expect(entryOf(key, place), each).toBeDefined()
    }
  })

  it('says what logging out removes, and what it leaves', () => {
    for (const write of Object.values(writers)) write(storage)
    tab.setItem(storedUserKey(AUTHORITY, 'portal'), '{}')
    storage.endSignIn('ab12cd34')
    storage.clearForSignOut(AUTHORITY, 'portal')
    const left = (['browser', 'tab'] as const).flatMap((place) =>
      [...(place === 'browser' ? browser : tab).entries.keys()].map((key) => entryOf(key, place)!),
    )
    expect(left.filter(({ until }) => until === 'log-out')).toEqual([])
    const lasting = storageEntries.filter(({ until, key }) => until === 'chosen' || key === storageKeys.tabId)
    expect(lasting.filter((entry) => !left.includes(entry))).toEqual([])
    expect(lasting.map(howLong)).toContain('Until you change it; logging out keeps it')
  })

  it('lists everything, because nothing is written but by a name of the list', () => {
    const code = readFileSync(
      new URL('../../../../src/engine/session/browser/storage.ts', import.meta.url),
      'utf8',
    )
    const writes = [...code.matchAll(/\.setItem\(\s*([^,]+),/g)].map(([, name]) => name ?? '')
    expect(writes.length).toBeGreaterThan(15)
    expect(writes.filter((name) => !name.startsWith('keys.') && name !== 'name')).toEqual([])
  })
})
