// The portal view: what is shown around a screen. Shell, command line and tests read it.
import type { Target } from '#manifest/manifest.ts'

/** Numbers, names and lists that fill the view. No condition reads them. */
export interface Values {
  /** By the name that the portal's definition gives them. */
  numbers: Readonly<Record<string, number>>
  userName: string
  activeName: string
  lists: Readonly<Record<string, ContentList>>
}

export type ContentList =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; entries: readonly ListEntry[] }

/** An entry of a content list. `trueProperties`: the names of its boolean properties that are true; a menu may hide the entries that have one of them (`hide-property`). */
export interface ListEntry {
  path: string
  label: string
  trueProperties?: readonly string[]
  children?: readonly ListEntry[]
}

export interface ViewBadge {
  text: string
  /** For a screen reader, with the exact number. */
  announce: string
}

export interface ViewItem {
  id: string
  label: string
  description?: string
  icon?: string
  badge?: ViewBadge
  /** Why it cannot be opened. */
  unavailable?: string
  target: Exclude<Target, { kind: 'group' | 'each' }> | { kind: 'group' }
  children?: readonly ViewItem[]
  /** Shown instead of entries while the list is loading, empty or failed. */
  message?: string
}

export interface ViewMenu {
  label: string
  items: readonly ViewItem[]
}

export interface ViewPanel {
  label: string
  userName: string
  /** The person whose account is shown, when it is not the user's own. */
  activeName?: string
  back?: { label: string; command: string }
  details?: ViewMenu
  picker?: { label: string }
  search?: { label: string; command: string }
  logOut: { label: string; command: string }
}

export interface PortalView {
  /** Undefined while more than one context is possible. */
  context: string | undefined
  navigation: { kind: 'menu'; menu: ViewMenu } | { kind: 'empty' } | { kind: 'none' }
  messages?: { label: string; href: string; badge?: ViewBadge }
  userIcon?: { label: string }
  panel?: ViewPanel
  tabBar?: ViewMenu
  banner?: { label: string; kind: string; naming: string; action: { label: string; command: string } }
  footer?: {
    groups: readonly { id: string; heading: string; items: readonly ViewItem[] }[]
    smallPrint: string
  }
}
