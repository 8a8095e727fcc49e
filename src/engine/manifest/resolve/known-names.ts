// Collects every name there is before anything is resolved, and the declared names that something must use.
import { createIntern } from '../conditions/partition.ts'
import { createVocabulary } from '../conditions/vocabulary.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { escapePointer } from '../read/pointer.ts'
import { declaredFacts } from '../read/names.ts'
import { pagesIn } from '../read/page-files.ts'
import { routeNodes } from '../read/route-nodes.ts'
import type * as T from '../read/types.gen.ts'
import { namesOfKind, SUPPLIED_KINDS, type Supplied, type SuppliedKind } from '../supplied.ts'
import type { SingleFile, SingleFiles } from './files.ts'
import type { Resolved } from './resolved.ts'
import type { Kind, KnownNames } from './scope.ts'

export function namesOf(files: readonly ConfigFile[], single: SingleFiles, supplied: Supplied): KnownNames {
  const { screens } = supplied
  const facts = single.facts.value as T.FactsFile
  const flags = (single.flags.value as T.FlagsFile).flags
  const keys = (name: SingleFile, key: string) =>
    new Set(Object.keys((single[name].value as Record<string, object>)[key] ?? {}))
  const paths = new Map(
    routeNodes<T.RouteNode>(files)
      .flatMap(({ node: { id, path } }) => (id === undefined ? [] : [[id, path ?? '/'] as const]))
      // If two routes have the same id, the first counts.
      .toReversed(),
  )
  const known: Record<Kind, ReadonlySet<string>> = {
    route: new Set(paths.keys()),
    menu: new Set(
      files
        .filter(({ file }) => file.startsWith('config/menus/'))
        .map(({ value }) => (value as T.MenuFile).id),
    ),
    context: new Set((single.contexts.value as T.ContextsFile).contexts.map(({ id }) => id)),
    person: new Set((single.personas.value as T.PersonasFile).people.map(({ id }) => id)),
    persona: new Set((single.personas.value as T.PersonasFile).personas.map(({ id }) => id)),
    guard: keys('guards', 'guards'),
    link: keys('links', 'links'),
    badge: keys('badges', 'badges'),
    card: keys('cards', 'cards'),
    limit: keys('limits', 'limits'),
    flag: new Set(Object.keys(flags)),
    screen: new Set(screens.keys().filter((name) => !isLayout(name))),
    page: new Set(pagesIn(files).map(({ id }) => id)),
    layout: new Set(
      screens
        .keys()
        .filter(isLayout)
        .map((name) => name.slice(0, -LAYOUT.length)),
    ),
    ...(Object.fromEntries(
      SUPPLIED_KINDS.map((kind) => [kind, new Set(namesOfKind(supplied, kind))]),
    ) as unknown as Record<SuppliedKind, ReadonlySet<string>>),
  }
  return {
    known,
    supplied,
    paths,
    used: new Set(),
    references: [],
    branches: [],
    intern: createIntern(),
    vocabulary: createVocabulary(declaredFacts(facts.facts, flags)),
    conditions: new Map(
      Object.entries(facts.conditions).map(([name, { when }]) => [
        name,
        { when, file: single.facts, pointer: `/conditions/${escapePointer(name)}/when` },
      ]),
    ),
  }
}

const LAYOUT = '.layout'
const isLayout = (name: string) => name.endsWith(LAYOUT)

/** The declared names that something must use. */
export function namesThatNeedAUse(
  files: readonly ConfigFile[],
  single: SingleFiles,
): Resolved['namesThatNeedAUse'] {
  const kinds = [
    ['flags', 'flags', 'fact', 'flag.'],
    ['facts', 'conditions', 'condition', ''],
    ['guards', 'guards', 'guard', ''],
    ['cards', 'cards', 'card', ''],
    ['badges', 'badges', 'badge', ''],
    ['links', 'links', 'link', ''],
  ] as const
  const pages = pagesIn(files).map(({ id, file }) => ({
    kind: 'page',
    name: id,
    position: file.positionOf(''),
  }))
  const named = kinds.flatMap(([file, key, kind, prefix]) =>
    Object.keys((single[file].value as Record<string, object>)[key] ?? {}).map((name) => ({
      kind,
      name: prefix + name,
      position: single[file].positionOf(`/${key}/${escapePointer(name)}#key`),
    })),
  )
  return [...named, ...pages]
}
