// The portal view: what is shown of the surfaces around a screen. Shell, command line and tests read it.
import type { Item, Sentence, Target } from '../manifest.ts'

/** What one person sees around a screen. Surfaces add their parts to it. */
export interface PortalView {
  /** Undefined while more than one context is possible. */
  context: string | undefined
  navigation: { kind: 'menu'; menu: ViewMenu } | { kind: 'empty' } | { kind: 'none' }
  tabBar?: ViewMenu | undefined
}

/** A compiled surface as a person sees it: without conditions, with one of several sentences, and with their entries and badges. */
export type Seen<T> = T extends readonly Sentence[]
  ? string
  : T extends readonly Item[]
    ? readonly ViewItem[]
    : T extends readonly (infer Each)[]
      ? readonly Seen<Each>[]
      : T extends object
        ? {
            [K in keyof T as K extends 'when' ? never : K]: K extends 'badge'
              ? ViewBadge | undefined
              : Seen<T[K]>
          }
        : T

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

/** A part of the view: how it is printed, compared in pictures, and what space it has before scripts run. */
export interface ViewPart {
  key: keyof PortalView
  /** Paths of its elements. */
  paths: readonly string[]
  /** Lines of `portal menus` and of the expected views. */
  text(view: PortalView): string[]
  /** It is the same in every area, and printed once. */
  isSameEverywhere?: true
  /** Its column in the table of all personas. */
  column?: { title: string; text(view: PortalView): string }
  /** How `portal review` brings it into a picture; without it, the page itself shows it. */
  picture?: { title: string; open: { kind: 'panel' } | { kind: 'footer' }; around: string }
  /** Its space in the HTML before scripts run: beside the main area, where this holds, with this style. */
  reserved?: { place: 'above' | 'below'; on: BootCondition; style: string }
}

/** What the boot script answers before any other script runs; the build says how. Each is a class of the page where it is so. */
export type BootAnswer = 'boot-signed-in' | 'boot-switched' | 'boot-tabbed'
export type BootCondition = BootAnswer | `not ${BootAnswer}`

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Lines for these entries, and for those inside them. */
export const itemsText = (items: readonly ViewItem[]): string[] =>
  items.flatMap((item) => {
    const { label, badge, unavailable, message, children = [] } = item
    const reason = unavailable === undefined ? '' : ` [unavailable: ${unavailable}]`
    return [
      withBadge(label, badge) + reason + leads(item),
      ...indent([...(message === undefined ? [] : [message]), ...itemsText(children)]),
    ]
  })

export const withBadge = (label: string, badge: ViewBadge | undefined): string =>
  badge ? `${label} (${badge.text})` : label

function leads({ target }: ViewItem): string {
  switch (target.kind) {
    case 'route':
      return ` → ${decodeURI(target.href)}`
    case 'external':
      return ` → link ${target.link}`
    case 'command':
      return ` → command ${target.command}${target.onward === undefined ? '' : `, then ${target.onward}`}`
    case 'slot':
      return ` [${target.slot}]`
    case 'group':
      return ''
  }
}
