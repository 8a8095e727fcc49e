// The resolved manifest: references are resolved, conditions are covers, and everything has its position in config/.
import type { Cover } from '../conditions/cover.ts'
import type { MenuGroup } from '../manifest.ts'
import type { SourcePosition } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import type { Period } from './resolve-period.ts'
import type { ResolvedPage } from './pages/resolved-page.ts'
import type { Branch, Reference } from './scope.ts'
import type { ManifestExtension } from '../extension.ts'
import type { OwnName, Supplied } from '../supplied.ts'
import type { BrandFile, FlagsFile, LimitsFile, LinksFile, PersonasFile } from '../read/types.gen.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'

/** Has a position in a config file, and perhaps a note. */
export interface Located {
  position: SourcePosition
  note?: string | undefined
}

export interface ResolvedOutcome extends Located {
  when: Cover
  action:
    | { kind: 'sign-in' }
    | { kind: 'route'; route: string; params: Record<string, string>; notice?: string | undefined }
    | { kind: 'external'; link: string }
    | { kind: 'older-app' }
    | { kind: 'not-found' }
}

export type ResolvedGuard = Located & { id: string } & (
    | { kind: 'require'; require: Cover; otherwise: ResolvedOutcome[] }
    | { kind: 'load'; load: string; onError: 'continue' | 'fail' }
  )

export interface ResolvedClosing extends ResolvedSentence {
  /** The group around the route that is closed as a whole. */
  group?: string | undefined
}

export interface ResolvedRoute extends Located {
  id: string
  path: string
  title: string
  description?: string | undefined
  /** Other words by which the search finds it. */
  words: readonly string[]
  /** What it lets people do, by its id, and by "id/part" what its parts do. */
  lets: Readonly<Record<string, string>>
  /** Value of the fact `area` on this route. */
  area: string
  match: Cover
  guards: string[]
  /** A page of config/pages/ is shown by the screen of its kind. */
  shows: { kind: 'screen'; screen: string; page?: string } | { kind: 'redirect'; outcomes: ResolvedOutcome[] }
  card?: string | undefined
  /** What stays around the screen, and the menu that it shows. */
  layout?: string | undefined
  tabs?: string | undefined
  /** The route whose entry is lit here where none leads to this one. */
  within?: string | undefined
  parts: Record<string, Cover>
  /** Where each part is written, and why; the page of config/pages/ of which it is. */
  partsAt: Record<string, Located & { page?: string }>
  /** Shown instead of the title: the first whose condition holds. */
  headings: ResolvedSentence[]
  /** Why and for how long it is closed: one sentence, or none. */
  closed: ResolvedClosing[]
  links: string[]
  /** May search engines list it? */
  isIndexed: boolean
  reachedFrom?: string | undefined
}

export type ResolvedTarget =
  | {
      kind: 'route'
      route: string
      params: Record<string, string>
      query?: Record<string, string> | undefined
    }
  | { kind: 'external'; link: string }
  | { kind: 'command'; command: string; onward?: string | undefined }
  | { kind: 'slot'; slot: string }
  | { kind: 'group'; children: ResolvedItem[] }
  | {
      kind: 'each'
      source: string
      route: string
      param: string
      hideProperty?: string | undefined
      empty: string
      failed: string
    }

export interface ResolvedItem extends Located {
  id: string
  label: string
  description?: string | undefined
  icon?: string | undefined
  badge?: string | undefined
  /** Why it cannot be opened, for some people. */
  unavailable: ResolvedSentence[]
  target: ResolvedTarget
  /** The condition as written. */
  when: Cover
  /** The condition as written and, unless `turnsAway` says why not, that the target route admits the person. */
  shown: Cover
  /** Why it may lead some people elsewhere. */
  turnsAway?: string | undefined
}

export interface ResolvedMenu extends Located {
  id: string
  label: string
  when: Cover
  items: ResolvedItem[]
  groups?: readonly MenuGroup[] | undefined
}

export interface ResolvedContext extends Located {
  id: string
  when: Cover
  shows: { kind: 'menu'; menu: string } | { kind: 'empty' } | { kind: 'none' }
  beats: string[]
}

export interface ResolvedClaim extends Located {
  id: string
  says: string
  source: string
  for: Cover
  context?: string | undefined
  shown: { path: string; position: SourcePosition }[]
  hidden: { path: string; position: SourcePosition }[]
  opens: string[]
  closed: string[]
}

/** With a period, it holds for that time alone. */
export interface ResolvedSentence extends Period {
  when: Cover
  text: string
  position: SourcePosition
}

export interface RouteIndex {
  route(id: string): ResolvedRoute | undefined
  /** Routes with exactly this path, in the order in which they are tried. */
  routesOn(path: string): readonly ResolvedRoute[]
}

/** The surfaces after resolving: each adds itself. */
export interface ResolvedSurfaces {}

export interface Resolved extends RouteIndex, ResolvedSurfaces {
  vocabulary: Vocabulary
  /** Every branch of an `anyOf` outside the invariants. */
  branches: readonly Branch[]
  /** The possible people: all combinations of facts that no invariant of config/facts.json rules out. */
  possible: Cover
  invariants: (Located & { id: string; never: Cover; why: string })[]
  flags: FlagsFile['flags']
  contexts: ResolvedContext[]
  routes: ResolvedRoute[]
  /** By the names of their files. */
  pages: ReadonlyMap<string, ResolvedPage>
  /** The people that a link to this route does not turn away, evaluated with the route's own area. */
  admits(route: string): Cover
  guards: Map<string, ResolvedGuard>
  badges: Map<string, { value: string; cap?: number | undefined; one: string; other: string }>
  brand: Omit<BrandFile, '$schema'>
  engineColours: Supplied['engineColours']
  links: LinksFile['links']
  limits: LimitsFile['limits']
  /** The manifests that this portal adds, as written. */
  extensions: readonly { extension: ManifestExtension; file: ConfigFile }[]
  personas: Omit<PersonasFile, '$schema'>
  claims: ResolvedClaim[]
  /** As written. */
  files: readonly ConfigFile[]
  /** Names that something refers to: "route documents", "fact flag.x", "condition switched". */
  used: ReadonlySet<string>
  references: readonly Reference[]
  /** Names that the portal's definition supplies. */
  ownNames: readonly OwnName[]
  /** Names that must be used by something. */
  namesThatNeedAUse: { kind: string; name: string; position: SourcePosition }[]
}
