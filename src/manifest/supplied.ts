// The names that code supplies to manifests: the shell implements each, and `portal check` refuses any other.

export const supplied = {
  /** Facts besides flags: src/shell/state/facts.ts gives their values, the route gives the area. */
  fact: [
    'session',
    'member',
    'own-member',
    'grants',
    'invitation',
    'just-signed-out',
    'has-children',
    'platform',
    'view',
    'os',
    'area',
    'account-stage',
    'payment-accounts',
  ],
  command: [
    'log-out',
    'sign-in',
    'open-panel',
    'open-picker',
    'open-search',
    'back-to-own-account',
    'save-retrieve',
    'start-over',
    'remind-me-later',
    'accept-all-cookies',
    'reject-all-cookies',
  ],
  slot: ['username', 'phone', 'email'],
  source: ['learn-categories', 'learn-guides'],
  value: ['unread', 'basket'],
  load: ['account-opening-backup', 'complete-sign-in'],
  'seen-key': [
    'granted-access-modal',
    'HasShownPwaRegisteredModal',
    'HasShownPendingSharedAccessModal',
    'cookie-consent',
  ],
  icon: ['accounts', 'messages', 'payments', 'documents'],
} as const

/** The commands that say when they are completed: only beside these may an entry have `to`, the page that follows. */
export const commandsWithNextPage = ['save-retrieve', 'start-over'] as const satisfies readonly CommandName[]

/** Placeholders that code fills in, by file or folder, and by property of the texts that may have them. */
export const placeholders = {
  'config/banner.json': { text: ['active', 'user'] },
  'config/dialogs.json': { text: ['active', 'user', 'inviter'] },
  'config/badges.json': { other: ['count'] },
  'config/routes/': { text: ['active', 'user'] },
  'config/footer.json': { 'small-print': ['name'] },
} as const

/** The placeholders of sentences: names of people. */
export type NamePlaceholder = {
  [File in keyof typeof placeholders]: (typeof placeholders)[File] extends { text: readonly (infer Name)[] }
    ? Name
    : never
}
export type FactName = (typeof supplied.fact)[number]
export type CommandName = (typeof supplied.command)[number]
export type CommandWithNextPage = (typeof commandsWithNextPage)[number]
export type SlotName = (typeof supplied.slot)[number]
export type SourceName = (typeof supplied.source)[number]
export type ValueName = (typeof supplied.value)[number]
export type LoaderName = (typeof supplied.load)[number]
/** The key under which a dialog is remembered: one that code supplies, or `browser:<id>` or `session:<id>`. */
export type SeenKey = (typeof supplied)['seen-key'][number] | `browser:${string}` | `session:${string}`
export type IconName = (typeof supplied.icon)[number]
