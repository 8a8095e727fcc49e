// The names that code supplies to manifests. The shell's registry implements each; the compiler refuses any other.

export const supplied = {
  command: [
    'log-out',
    'sign-in',
    'open-panel',
    'open-picker',
    'back-to-own-account',
    'save-retrieve',
    'start-over',
    'remind-me-later',
  ],
  slot: ['username', 'phone', 'email'],
  source: ['learn-categories', 'learn-guides'],
  value: ['unread', 'basket'],
  load: ['account-opening-backup', 'complete-sign-in'],
  memory: ['granted-access-modal', 'HasShownPwaRegisteredModal', 'HasShownPendingSharedAccessModal'],
  icon: ['accounts', 'messages', 'payments', 'documents'],
} as const

export type CommandName = (typeof supplied.command)[number]
export type SlotName = (typeof supplied.slot)[number]
export type SourceName = (typeof supplied.source)[number]
export type ValueName = (typeof supplied.value)[number]
export type LoadName = (typeof supplied.load)[number]
export type MemoryName = (typeof supplied.memory)[number]
export type IconName = (typeof supplied.icon)[number]
