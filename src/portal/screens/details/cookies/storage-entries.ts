// What the portal stores in this browser: every name in base/browser/storage-keys.ts with its purpose, place and end. The type
// refuses a name without an entry; tests write each entry and look where it lies and what a sign-out leaves.
import type { OptionalCategory } from '#base/browser/consent.ts'
import { filesCache, libraryKeys, storageKeys, type StorageKey } from '#base/browser/storage-keys.ts'

export type Category = 'necessary' | OptionalCategory

export interface StorageEntry {
  /** Its name; `…` stands for what differs. */
  key: string
  category: Category
  purpose: string
  /** For all tabs of the browser, or for one tab, where closing it removes the entry. */
  place: 'browser' | 'tab'
  /** What else removes it; `chosen`: only another choice of the person, or clearing the browser's data. */
  until: 'log-out' | 'used' | 'chosen' | 'closed' | 'new-version'
}

type Entry = Omit<StorageEntry, 'key'>

const necessary = (place: StorageEntry['place'], until: StorageEntry['until'], purpose: string): Entry => ({
  category: 'necessary',
  place,
  until,
  purpose,
})

const entries: Record<StorageKey, Entry> = {
  theme: necessary('browser', 'chosen', 'The appearance that you chose: light, dark or the system’s'),
  amounts: necessary('browser', 'chosen', 'That you chose to hide amounts of money'),
  helpKey: necessary('browser', 'chosen', 'That you chose that no key opens the help for the phone'),
  counted: {
    category: 'analytics',
    place: 'browser',
    until: 'chosen',
    purpose: 'The week we last counted you in, without who you are',
  },
  consent: necessary('browser', 'chosen', 'What you choose on this page, and when'),
  dismissed: necessary('browser', 'chosen', 'Which announcements you have closed'),
  switchedGrant: necessary('browser', 'chosen', 'Whose account you had open last, so that it opens again'),
  shownRegistered: necessary('browser', 'chosen', 'That the app has welcomed you, so that it does so once'),
  shownPendingAccess: necessary('browser', 'chosen', 'That we have told you of an invitation, once'),
  seenDialogs: necessary('browser', 'chosen', 'Which notes you have seen, so that we show each once'),
  seenDialogsHere: necessary('tab', 'log-out', 'Which notes you have seen since you signed in'),
  remindMeLater: necessary('browser', 'used', 'When to remind you of an invitation, if you asked for it'),
  bus: necessary('browser', 'used', 'A signal to your other tabs, such as that you have logged out'),
  signIns: necessary('browser', 'log-out', 'That you are signed in, so that logging out ends every tab'),
  signIn: necessary('tab', 'log-out', 'Which sign-in this tab belongs to'),
  pendingUserId: necessary('tab', 'used', 'Whose account a link asked for, while you sign in'),
  signInTarget: necessary('tab', 'used', 'Which page you wanted, while you sign in'),
  sentForm: necessary('tab', 'used', 'Which form you sent, while you give your password for it'),
  signInRounds: necessary('tab', 'used', 'When you signed in, so that signing in ends'),
  signInRoundsOfBrowser: necessary(
    'browser',
    'used',
    'When you signed in, where this browser keeps nothing for a tab',
  ),
  signedOut: necessary('tab', 'used', 'Why you were signed out, to tell you once'),
  returnPlace: necessary(
    'tab',
    'used',
    'Which page was open when your session ended, so that you return to it',
  ),
  hasSeenGrantedAccessModal: necessary('tab', 'log-out', 'That you have read whose account is shown'),
  hasReloadedForMismatch: necessary('tab', 'log-out', 'That a sign-in was repeated, so that it ends'),
  signedOutHere: necessary(
    'tab',
    'used',
    'That you logged out in this tab, so that the next sign-in asks for your password',
  ),
  tabId: necessary('tab', 'closed', 'A random number that tells this tab from a copy of it'),
  scrollPositions: necessary('tab', 'closed', 'How far you had scrolled, for the Back button'),
  reloadedFor: necessary('tab', 'log-out', 'Which page was loaded again because a file was missing'),
  reported: necessary('tab', 'log-out', 'Which faults were reported, so that each is reported once'),
  reportedOfBrowser: necessary(
    'browser',
    'chosen',
    'That this browser lacks something was reported, so that it is reported once',
  ),
  unfinishedRenewal: necessary(
    'tab',
    'log-out',
    'That the portal was renewing your sign-in when the page closed',
  ),
  lastActivity: necessary('tab', 'log-out', 'When you were active last, so that you are signed out in time'),
}

const startsOnly = (key: string) => (/[.:-]$/.test(key) ? `${key}…` : key)

/** Everything, in the order of its names in the code, after the sign-in itself. */
export const storageEntries: readonly StorageEntry[] = [
  {
    key: `${libraryKeys.user}…`,
    ...necessary(
      'tab',
      'log-out',
      'Your sign-in: who you are, and the keys with which this tab asks for your data',
    ),
  },
  {
    key: `${libraryKeys.signInState}…`,
    ...necessary('browser', 'used', 'A sign-in that has begun, so that only its own answer is accepted'),
  },
  ...Object.entries(entries).map(([name, entry]) => ({
    key: startsOnly(storageKeys[name as StorageKey]),
    ...entry,
  })),
  {
    key: `${filesCache}…`,
    ...necessary('browser', 'new-version', 'The files of the portal itself, without any of your data'),
  },
]

const ends: Record<StorageEntry['until'], string> = {
  'log-out': 'Until you log out',
  used: 'Until it has been used',
  chosen: 'Until you change it; logging out keeps it',
  closed: 'Until you close the tab',
  'new-version': 'Until there is a new version',
}

/** How long it stays, in words. */
export const howLong = ({ place, until }: StorageEntry): string =>
  place === 'tab' && until !== 'closed' ? `${ends[until]}, or close the tab` : ends[until]
