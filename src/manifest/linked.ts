// The linked manifest: every reference resolved, every condition a cover, every part knowing where it was written.
import type { Cover } from './cover.ts'
import type { Place } from './problem.ts'
import type { RouteIndex } from './route-index.ts'
import type {
  CommandName,
  IconName,
  LoadName,
  MemoryName,
  SlotName,
  SourceName,
  ValueName,
} from './supplied.ts'
import type { BrandFile, FlagsFile, LimitsFile, LinksFile, PersonasFile } from './types.gen.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Something that was written in a file. */
export interface Written {
  place: Place
  note?: string | undefined
}

export interface LinkedOutcome extends Written {
  when: Cover
  does:
    | { kind: 'sign-in' }
    | { kind: 'route'; route: string; params: Record<string, string>; notice?: string | undefined }
    | { kind: 'link'; link: string }
    | { kind: 'older-app' }
    | { kind: 'not-found' }
}

export type LinkedGuard = Written & { id: string } & (
    | { kind: 'require'; require: Cover; otherwise: LinkedOutcome[] }
    | { kind: 'load'; load: LoadName; onError: 'continue' | 'fail' }
  )

export interface LinkedRoute extends Written {
  id: string
  path: string
  title: string
  description?: string | undefined
  /** Value of the fact `area` on this route. */
  area: string
  match: Cover
  guards: string[]
  shows: { kind: 'screen'; screen: string } | { kind: 'redirect'; outcomes: LinkedOutcome[] }
  card?: string | undefined
  parts: Record<string, Cover>
  links: string[]
  reachedFrom?: string | undefined
}

export type LinkedTarget =
  | { kind: 'route'; route: string; params: Record<string, string> }
  | { kind: 'link'; link: string }
  | { kind: 'command'; command: CommandName; onward?: string | undefined }
  | { kind: 'slot'; slot: SlotName }
  | { kind: 'group'; children: LinkedItem[] }
  | {
      kind: 'each'
      source: SourceName
      route: string
      param: string
      hideProperty?: string | undefined
      empty: string
      failed: string
    }

export interface LinkedItem extends Written {
  id: string
  label: string
  description?: string | undefined
  icon?: IconName | undefined
  badge?: string | undefined
  target: LinkedTarget
  /** As written. */
  when: Cover
  /** As shown: what is written, and that the target admits the person. */
  shown: Cover
  closedDoor?: string | undefined
}

export interface LinkedMenu extends Written {
  id: string
  label: string
  when: Cover
  pending: 'hide' | 'hold'
  items: LinkedItem[]
}

export interface LinkedContext extends Written {
  id: string
  when: Cover
  shows: { kind: 'menu'; menu: string } | { kind: 'empty' } | { kind: 'none' }
  beats: string[]
}

export interface LinkedClaim extends Written {
  id: string
  says: string
  source: string
  for: Cover
  context?: string | undefined
  shown: { path: string; place: Place }[]
  hidden: { path: string; place: Place }[]
  opens: string[]
  closed: string[]
}

export interface LinkedSentence {
  when: Cover
  text: string
  place: Place
}

export interface Linked extends RouteIndex {
  vocabulary: Vocabulary
  legal: Cover
  invariants: (Written & { id: string; never: Cover; why: string })[]
  flags: FlagsFile['flags']
  contexts: LinkedContext[]
  routes: LinkedRoute[]
  /** Whom a click on a link to this route does not turn away, judged with the route's own area. */
  admits(route: string): Cover
  guards: Map<string, LinkedGuard>
  menus: Map<string, LinkedMenu>
  header: {
    messages: { label: string; route: string; badge: string; when: Cover; place: Place }
    userIcon: { label: string; when: Cover; place: Place }
    panel: {
      label: string
      when: Cover
      place: Place
      details: string
      back: { label: string; command: CommandName; when: Cover; place: Place }
      picker: { label: string; when: Cover; place: Place }
      logOut: { label: string; command: CommandName }
    }
  }
  banner: {
    label: string
    when: Cover
    kind: LinkedSentence[]
    naming: LinkedSentence[]
    action: { label: string; command: CommandName }
  }
  footer: { groups: { id: string; heading: string; items: LinkedItem[] }[]; smallPrint: string }
  dialogs: {
    id: string
    when: Cover
    memory: MemoryName
    title: LinkedSentence[]
    text: LinkedSentence[]
    actions: LinkedItem[]
    action?: string | undefined
    dismissable: boolean
    note?: string | undefined
    place: Place
  }[]
  cards: Map<string, { title: string; text: string; actions: LinkedItem[] }>
  badges: Map<string, { value: ValueName; cap?: number | undefined; one: string; other: string }>
  brand: Omit<BrandFile, '$schema'>
  links: LinksFile['links']
  limits: LimitsFile['limits']
  personas: Omit<PersonasFile, '$schema'>
  claims: LinkedClaim[]
  /** Names that something refers to: "route documents", "fact flag.x", "condition switched". */
  used: ReadonlySet<string>
  /** Names that must be used by something. */
  declared: { kind: string; name: string; place: Place }[]
}
