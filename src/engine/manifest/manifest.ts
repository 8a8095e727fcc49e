// The compiled manifest: plain data that the runtime reads in the browser. Only compile() and compileFor() make one.
declare const compiled: unique symbol

/**
 * A cube over the bits of a person: [0, 0b110, 2, 0b1] are the people with none of the bits 0b110 in integer 0 and without bit
 * 0b1 in integer 2. A cube packs what it forbids, not what it allows, so a fact that it does not name takes no space.
 */
export type PackedCube = readonly number[]

/** Index into `conditions`; 0 holds for everybody. */
export type ConditionIndex = number

/**
 * Does a person meet a condition? Unknown while the facts not known yet could still decide it either way, within the
 * invariants.
 */
export type Answer = 'yes' | 'no' | 'unknown'

export interface PackedFact {
  id: string
  values: readonly string[]
  integer: number
  shift: number
  /** Where the portal takes it from, unless the engine gives it itself. */
  from?: FactSource
}

/** Where a fact comes from that the engine does not give itself, and its value where that says nothing. */
export interface FactSource {
  /**
   * `user` and `signed-in-user`: what the API says of the active or the logged-in user; `grant`: what it says of the grant by
   * which somebody acts; `claim`: a claim of the ID token; `layout`: what the layout of the page has found out.
   */
  kind: 'user' | 'signed-in-user' | 'grant' | 'claim' | 'layout'
  /** The name there. */
  name: string
  /** Its value for visitors, on pages whose layout says nothing, and for a value that the fact does not have. */
  otherwise: string
}

export type OutcomeAction =
  | { kind: 'sign-in' }
  | { kind: 'route'; route: string; params?: Record<string, string>; notice?: string }
  /** Leaves for a link of config/links.json. */
  | { kind: 'external'; link: string }
  | { kind: 'older-app' }
  | { kind: 'not-found' }

export interface Outcome {
  when: ConditionIndex
  action: OutcomeAction
}

export type Guard =
  | { kind: 'require'; require: ConditionIndex; otherwise: readonly Outcome[] }
  | { kind: 'load'; load: string; onError: 'continue' | 'fail' }

export interface Route {
  id: string
  path: string
  title: string
  area: string
  match: ConditionIndex
  guards: readonly string[]
  /** "area/name" of the screen; none on a redirect. */
  screen?: string
  /** The page of config/pages/ that the screen shows. */
  page?: string
  redirect?: readonly Outcome[]
  card?: string
  /** "area/name" of the layout around the screen. */
  layout?: string
  /** The menu that the layout shows. */
  tabs?: string
  /** The path of the page that it belongs to in menus. */
  within?: string
  parts?: Readonly<Record<string, ConditionIndex>>
  headings?: readonly Sentence[]
  /** Why it is closed, while it is; the first sentence. */
  closed?: readonly Sentence[]
  /** The people that a link to this route does not turn away, evaluated with its own area. */
  admits: ConditionIndex
}

/** The route of this id; undefined if there is none. */
export const routeOf = ({ routes }: Manifest, id: string | undefined): Route | undefined =>
  routes.find((route) => route.id === id)

/** The catch-all route (path "*"), for addresses that match no other. The check no-catch-all-route ensures that there is one. */
export const catchAllRoute = ({ routes }: Manifest): Route => routes.find(({ path }) => path === '*')!

export type Target =
  | { kind: 'route'; href: string }
  | { kind: 'external'; link: string }
  | { kind: 'command'; command: string; onward?: string }
  | { kind: 'slot'; slot: string }
  | { kind: 'group'; children: readonly Item[] }
  | {
      kind: 'each'
      source: string
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
  icon?: string
  badge?: string
  target: Target
  when: ConditionIndex
  /** Why it is shown but cannot be opened; the first sentence that fits. */
  unavailable?: readonly Sentence[]
}

export interface Menu {
  id: string
  label: string
  when: ConditionIndex
  items: readonly Item[]
  groups?: readonly MenuGroup[]
}

/** Entries of a menu that belong together, by their ids. */
export interface MenuGroup {
  label: string
  items: readonly string[]
}

export interface Context {
  id: string
  when: ConditionIndex
  shows: { kind: 'menu'; menu: string } | { kind: 'empty' } | { kind: 'none' }
}

export interface Sentence {
  when: ConditionIndex
  text: string
  /** It holds from the one instant on, until the other; ISO 8601 in UTC. */
  onFrom?: string
  offFrom?: string
}

export interface Badge {
  value: string
  cap?: number
  one: string
  other: string
}

/** The surfaces in the compiled manifest: each adds itself. */
export interface ManifestSurfaces {}

/** The form of the compiled manifest. It changes where code of another version could not interpret one. */
export const MANIFEST_VERSION = 1

export interface Manifest extends ManifestSurfaces {
  readonly [compiled]: true
  version: number
  facts: readonly PackedFact[]
  /** For each integer, the bits of each fact in it. */
  fields: readonly (readonly number[])[]
  /** The possible people: no invariant rules them out. */
  possible: readonly PackedCube[]
  conditions: readonly { yes: readonly PackedCube[]; no: readonly PackedCube[] }[]
  /** `follows`: the person it is read for while another account is shown. `public`: signed-out people have it too. */
  flags: Readonly<
    Record<
      string,
      {
        default: boolean
        public?: true
        follows: 'logged-in-user' | 'active-user'
        /** Where it is on, only for so many per cent of people. */
        share?: number
        /** The flag is off before this instant; ISO 8601 in UTC. */
        onFrom?: string
        /** The flag is off from this instant on. */
        offFrom?: string
      }
    >
  >
  contexts: readonly Context[]
  routes: readonly Route[]
  guards: Readonly<Record<string, Guard>>
  /** Names of the surfaces that the view has as they are compiled. */
  frame: readonly string[]
  badges: Readonly<Record<string, Badge>>
  /** The instants at which members of its lists begin or are over (`onFrom`, `offFrom`), in order; left out if there are none. */
  turns?: readonly string[]
  brand: Readonly<{
    name: string
    phone: string
    'phone-hours': string
    email: string
    'risk-warning'?: string
  }>
  links: Readonly<Record<string, { label: string }>>
}

/** What is said of pages besides their titles, in a file of its own. */
export interface PageWords {
  /** Other words by which the search finds a page, by the id of its route. */
  search: Readonly<Record<string, string>>
  /** What a page or a part of it ("route/part") lets people do: "You can …". */
  lets: Readonly<Record<string, string>>
}
