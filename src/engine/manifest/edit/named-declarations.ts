// Everything in config/ that has a name of its own: what can be renamed and removed.
import { declarationsOf } from '../change/declarations.ts'
import { didYouMean } from '../conditions/condition.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { SourcePosition } from '../problem.ts'
import { surfaces } from '../surfaces/all.ts'
import { entriesOf } from '../surfaces/entries.ts'
import { EditError } from './places.ts'

const KINDS = [
  'route',
  'routes of',
  'entry',
  'menu',
  'context',
  'guard',
  'flag',
  'condition',
  'fact',
  'page',
  'section',
  'question',
  'option',
  'badge',
  'link',
  'limit',
  'claim',
  'invariant',
  'persona',
  'situation',
  'person',
] as const
/** Surfaces add the kinds of their elements, as 'dialog'. */
export type DeclarationKind = (typeof KINDS)[number] | (string & {})

export interface NamedDeclaration {
  kind: DeclarationKind
  /** Its name; of an entry the path, "menu/group/item". */
  id: string
  position: SourcePosition
  file: string
  pointer: string
}

const NAMED = new RegExp(
  `^(${[...KINDS, ...surfaces.flatMap(({ written }) => written?.list?.kind ?? [])].join('|')}) "?(.+?)"?$`,
)

/** Is only the name of such a declaration another once it is renamed? Drafts of a page have the names of its parts. */
export const isOnlyCalled = (what: string): boolean =>
  NAMED.test(what) && !/^(page|section|question|option) /.test(what)

export const namedDeclarations = ({ files }: Pick<Resolved, 'files'>): NamedDeclaration[] =>
  declarationsOf(files, []).flatMap(({ what, position, pointer }) => {
    const [, kind, id] = NAMED.exec(what) ?? []
    return id === undefined
      ? []
      : [{ kind: kind as DeclarationKind, id, position, file: position.file, pointer }]
  })

/** The declaration of this name: "messages", or "route messages" if several have it. An EditError says what is wrong. */
export function declarationNamed(resolved: Resolved, words: string): NamedDeclaration {
  const declarations = namedDeclarations(resolved)
  const named = declarations.filter(({ kind, id }) => id === words || `${kind} ${id}` === words)
  if (named.length > 1)
    throw new EditError(
      `"${words}" is the name of ${named.map(({ kind, id }) => `"${kind} ${id}"`).join(' and ')}: write one of these.`,
    )
  if (named[0]) return named[0]
  const page = resolved.routes.find(({ path }) => path === words)
  if (page)
    throw new EditError(
      `"${words}" is the address of the route "${page.id}": name the route. Another address is written as its "path", ${page.position.file}:${page.position.line}.`,
    )
  const near = didYouMean(
    words,
    declarations.flatMap(({ kind, id }) => [id, `${kind} ${id}`]),
  )
  throw new EditError(`Nothing is called "${words}". ${near ?? 'An entry is named "menu/group/item".'}`)
}

/** The ids under which claims and `use` refer to it; for an entry, also those in menus that include it. */
export function pathsOf(resolved: Resolved, { kind, id, position }: NamedDeclaration): string[] {
  if (kind === 'menu') return [id]
  const surface = surfaces.find(({ written }) => written?.list?.kind === kind)
  if (surface) return [`${surface.name}/${id}`]
  // Its parts: "route documents/print".
  if (kind === 'route') return [`route ${id}`]
  // Claims name it as a part of each route that shows its page.
  if (kind === 'section') {
    const [page, section] = id.split('/')
    return resolved.routes.flatMap(({ id: route, shows }) =>
      shows.kind === 'screen' && shows.page === page ? [`route ${route}/${section}`] : [],
    )
  }
  if (kind !== 'entry') return []
  const here = entriesOf(resolved).filter(
    ({ item: { position: at } }) =>
      at.file === position.file && at.line === position.line && at.column === position.column,
  )
  return [...new Set([id, ...here.map(({ path }) => path)])]
}
