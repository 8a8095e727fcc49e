// The name of everything that the portal keeps in a browser. Nothing may be kept under another name: the page about
// cookies is made from this list (screens/details/cookies/storage-entries.ts), and its types and tests hold both together.

/** In localStorage or sessionStorage. Where a person's id, or a hash of it, is added, the name ends with a dot. */
export const storageKeys = {
  /** The boot script of the static shell reads it too. */
  theme: 'portal.theme',
  amounts: 'portal.amounts',
  helpKey: 'portal.help-key',
  counted: 'portal.counted',
  consent: 'portal.consent',
  dismissed: 'portal.dismissed',
  switchedGrant: 'portal.switched-grant.',
  shownRegistered: 'HasShownPwaRegisteredModal',
  shownPendingAccess: 'HasShownPendingSharedAccessModal',
  /** The ids of dialogs that config remembers in the browser, and in a session. */
  seenDialogs: 'portal.seen-dialogs',
  seenDialogsHere: 'portal.seen-dialogs-here',
  remindMeLater: 'remindMeLater',
  bus: 'portal.message-bus',
  /** In localStorage: the id of a person's current sign-in. */
  signIns: 'portal.sign-in.',
  /** In sessionStorage: the sign-in of this tab. */
  signIn: 'portal.sign-in',
  pendingUserId: 'portal.pending-user-id',
  signInTarget: 'portal.sign-in-target',
  sentForm: 'portal.sent-form',
  signInRounds: 'portal.sign-in-rounds',
  signInRoundsOfBrowser: 'portal.sign-in-rounds-of-browser',
  signedOut: 'portal.signed-out',
  returnPlace: 'portal.return-place',
  hasSeenGrantedAccessModal: 'portal.has-seen-granted-access-modal',
  hasReloadedForMismatch: 'portal.has-reloaded-for-mismatch',
  signedOutHere: 'portal.signed-out-here',
  tabId: 'portal.tab-id',
  scrollPositions: 'portal.scroll-positions',
  reloadedFor: 'portal.reloaded-for',
  reported: 'portal.reported',
  reportedOfBrowser: 'portal.reported-of-browser',
  unfinishedRenewal: 'portal.unfinished-renewal',
  lastActivity: 'portal.last-activity',
} as const

export type StorageKey = keyof typeof storageKeys

/** What oidc-client-ts keeps begins with these: the user in sessionStorage, each sign-in under way in localStorage. */
export const libraryKeys = { user: 'oidc.user:', signInState: 'oidc.' } as const

/** The lock that a page holds on its tab's id. */
export const tabLock = 'portal-tab-'

/** The service worker's cache of the files of a build: this, then the build. */
export const filesCache = 'portal-files-'
