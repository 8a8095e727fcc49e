// The names that code supplies to manifests: what the engine has for every portal, and what a portal's definition adds.
import type { Access } from '#base/access/access.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import type { ManifestExtension } from './extension.ts'
import type { SourcePosition } from './problem.ts'

/** Names that are not declared in config: code implements each. */
export const SUPPLIED_KINDS = ['command', 'slot', 'source', 'value', 'load', 'icon', 'seen-key'] as const
export type SuppliedKind = (typeof SUPPLIED_KINDS)[number]

type Names = Readonly<Partial<Record<SuppliedKind, readonly string[]>>>

/** What every portal has: src/engine/shell/registry/ implements it. */
export const ENGINE_NAMES = {
  command: [
    'log-out',
    'sign-in',
    'open-panel',
    'open-search',
    'help-for-the-phone',
    'accept-all-cookies',
    'reject-all-cookies',
  ],
  slot: ['username', 'phone', 'email'],
  load: ['complete-sign-in'],
  'seen-key': ['cookie-consent', 'HasShownPwaRegisteredModal'],
} as const satisfies Names

/** What a portal with granted access adds: acting for others, and viewing their accounts. */
export const GRANTED_ACCESS_NAMES = {
  command: ['open-picker', 'back-to-own-account', 'remind-me-later'],
  'seen-key': ['granted-access-modal', 'HasShownPendingSharedAccessModal'],
} as const satisfies Names

/** The facts that the engine gives itself, and where it takes them from. All others say in facts.json where they come from. */
export const ENGINE_FACTS = {
  session: 'session',
  'just-signed-out': 'session',
  platform: 'browser',
  view: 'browser',
  os: 'browser',
  area: 'route',
} as const

/** The facts of granted access: those of a portal that has it. */
export const GRANTED_ACCESS_FACTS = { grants: 'session', invitation: 'session' } as const

/** The modes of a session while another person's account is shown. */
export const GRANTED_SESSIONS: readonly string[] = ['delegated', 'shared']

/** All screens, by "area/name", and all layouts, by "area/name.layout", with the routes that the code of each links to. */
export type Screens = ReadonlyMap<string, readonly string[]>

/** A name that a portal's definition supplies, and where it is written. */
export interface OwnName {
  kind: SuppliedKind
  name: string
  /** Undefined if the definition belongs to another config folder than the manifests. */
  position: SourcePosition | undefined
}

/** A colour in both themes, as "#rrggbb". */
export interface Colour {
  light: string
  dark: string
}

/** A call whose answer has what the firm knows. */
interface Prefilling {
  name: string
  openTo: Access
  fields: Readonly<Record<string, { is: 'text' | 'date' | 'parts'; parts?: readonly string[] }>>
}

/** What manifests are compiled for: the names that this portal's code supplies. */
export interface Supplied {
  screens: Screens
  /** Those from which people sign in. */
  screensThatSignIn: ReadonlySet<string>
  /** The folder of the screens from the project's root: "src/portal/screens". */
  screensFolder: string
  hasGrantedAccess: boolean
  /** The names that the definition adds to the engine's. */
  own: readonly OwnName[]
  /** The commands that say when they are completed: only with these may an entry have `to`, the page that follows. */
  commandsWithNextPage: readonly string[]
  /** The engine's colours by name: each is one, or the name of another. */
  engineColours: Readonly<Record<string, Colour | string>>
  /** The SVG files in the folder of the manifests. */
  pictures: readonly string[]
  /** The types that the API gives accounts; undefined where the portal does not say. */
  accountTypes?: readonly string[] | undefined
  /** The kinds of questions: the engine's, and the portal's own. */
  questionKinds: Kinds
  /** The calls that pages can fill questions in from, with what each field is. */
  prefills: Readonly<Record<string, Prefilling>>
  /** What the search finds in addition to entries, with the parameters that it gives the page that opens it. */
  finds: Readonly<Record<string, readonly string[]>>
  /** The manifests that the definition adds. */
  extensions: readonly ManifestExtension[]
}

/** Every name of this kind that manifests may use. */
export const namesOfKind = (
  { own, hasGrantedAccess }: Pick<Supplied, 'own' | 'hasGrantedAccess'>,
  kind: SuppliedKind,
): string[] => [
  ...engineNames(hasGrantedAccess, kind),
  ...own.filter((each) => each.kind === kind).map(({ name }) => name),
]

/** Those of them that the engine implements. */
export const engineNames = (hasGrantedAccess: boolean, kind: SuppliedKind): readonly string[] => [
  ...((ENGINE_NAMES as Names)[kind] ?? []),
  ...(hasGrantedAccess ? ((GRANTED_ACCESS_NAMES as Names)[kind] ?? []) : []),
]
