// The compiled manifest: plain data that the runtime reads in the browser. Only compile() makes one.
import type {
  CommandName,
  IconName,
  LoadName,
  MemoryName,
  SlotName,
  SourceName,
  ValueName,
} from './supplied.ts'

declare const compiled: unique symbol

/** A cube over packed person bits: [word, forbidden bits, word, forbidden bits, …]. */
export type PackedCube = readonly number[]

/** Index into `conditions`; 0 holds for everybody. */
export type ConditionIndex = number

export interface PackedFact {
  id: string
  values: readonly string[]
  word: number
  shift: number
  /** Index of the value taken when it could not be found out. */
  fallback?: number
}

export type Does =
  | { kind: 'sign-in' }
  | { kind: 'route'; route: string; params?: Record<string, string>; notice?: string }
  | { kind: 'link'; link: string }
  | { kind: 'older-app' }
  | { kind: 'not-found' }

export interface Outcome {
  when: ConditionIndex
  does: Does
}

export type Guard =
  | { id: string; kind: 'require'; require: ConditionIndex; otherwise: readonly Outcome[] }
  | { id: string; kind: 'load'; load: LoadName; onError: 'continue' | 'fail' }

export interface Route {
  id: string
  path: string
  title: string
  area: string
  match: ConditionIndex
  guards: readonly string[]
  /** "area/name" of the screen; none on a redirect. */
  screen?: string
  redirect?: readonly Outcome[]
  card?: string
  parts?: Readonly<Record<string, ConditionIndex>>
  /** Whom a link to it does not turn away, judged on the page the link leads to. */
  admits: ConditionIndex
}

export type Target =
  | { kind: 'route'; route: string; href: string }
  | { kind: 'link'; link: string }
  | { kind: 'command'; command: CommandName; onward?: string }
  | { kind: 'slot'; slot: SlotName }
  | { kind: 'group'; children: readonly Item[] }
  | {
      kind: 'each'
      source: SourceName
      href: string
      param: string
      hideProperty?: string
      empty: string
      failed: string
    }

export interface Item {
  id: string
  label: string
  description?: string
  icon?: IconName
  badge?: string
  target: Target
  when: ConditionIndex
}

export interface Menu {
  id: string
  label: string
  when: ConditionIndex
  pending: 'hide' | 'hold'
  items: readonly Item[]
}

export interface Context {
  id: string
  when: ConditionIndex
  shows: { kind: 'menu'; menu: string } | { kind: 'empty' } | { kind: 'none' }
}

export interface Sentence {
  when: ConditionIndex
  text: string
}

export interface Badge {
  value: ValueName
  cap?: number
  one: string
  other: string
}

export interface Dialog {
  id: string
  when: ConditionIndex
  memory: MemoryName
  title: readonly Sentence[]
  text: readonly Sentence[]
  /** What can be done in it, each closing it; and the button that only closes it. */
  actions: readonly Item[]
  action?: string
  dismissable: boolean
}

export interface Manifest {
  readonly [compiled]: true
  facts: readonly PackedFact[]
  /** For each word, the bits of each fact in it. */
  fields: readonly (readonly number[])[]
  legal: readonly PackedCube[]
  conditions: readonly { shown: readonly PackedCube[]; hidden: readonly PackedCube[] }[]
  /** Whose flag decides while somebody acts for another, and what is public. */
  flags: Readonly<
    Record<string, { default: boolean; public?: true; follows: 'logged-in-user' | 'active-user' }>
  >
  contexts: readonly Context[]
  routes: readonly Route[]
  guards: Readonly<Record<string, Guard>>
  menus: Readonly<Record<string, Menu>>
  header: {
    messages: { label: string; href: string; badge: string; when: ConditionIndex }
    userIcon: { label: string; when: ConditionIndex }
    panel: {
      label: string
      when: ConditionIndex
      details: string
      back: { label: string; command: CommandName; when: ConditionIndex }
      picker: { label: string; when: ConditionIndex }
      logOut: { label: string; command: CommandName }
    }
  }
  banner: {
    label: string
    when: ConditionIndex
    kind: readonly Sentence[]
    naming: readonly Sentence[]
    action: { label: string; command: CommandName }
  }
  footer: { groups: readonly { id: string; heading: string; items: readonly Item[] }[]; smallPrint: string }
  dialogs: readonly Dialog[]
  cards: Readonly<Record<string, { title: string; text: string; actions: readonly Item[] }>>
  badges: Readonly<Record<string, Badge>>
  brand: Readonly<{
    name: string
    'short-name': string
    strapline: string
    phone: string
    'phone-hours': string
    email: string
    address: string
    'risk-warning': string
    locale: string
    'time-zone': string
    currency: string
  }>
  links: Readonly<Record<string, { label: string }>>
}
