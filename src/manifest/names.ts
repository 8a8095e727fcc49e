// Lists every name that manifests may use, from their raw text; tolerant, so that completion works while a file is broken.
import { readConfigFile, type ConfigText } from './read.ts'
import { supplied } from './supplied.ts'
import { makeVocabulary, type Fact, type FactWords } from './vocabulary.ts'

/** Kinds of names that schemas refer to. */
export const NAME_KINDS = [
  'route',
  'screen',
  'guard',
  'menu',
  'link',
  'flag',
  'badge',
  'card',
  'limit',
  'person',
  'command',
  'slot',
  'source',
  'value',
  'load',
  'icon',
  'memory',
  'area',
  'session',
  'member',
  'own-member',
  'grants',
  'platform',
  'os',
  'when',
] as const

export interface Names {
  ids: Record<string, string[]>
  facts: readonly Fact[]
  conditions: string[]
}

type Loose = Record<string, unknown>

/** Which names are there? Screens are listed as routes name them: the check, not the schema, knows the files. */
export function listNames(texts: readonly ConfigText[]): Names {
  const files = texts.flatMap((text) => readConfigFile(text).file ?? [])
  const pick = (file: string, key: string) =>
    (files.find((each) => each.file === `config/${file}.json`)?.value as Loose | undefined)?.[key]
  const keys = (file: string, key: string) => Object.keys((pick(file, key) ?? {}) as object)
  const routes = files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap(({ value }) => flatten((value as Loose).routes))
  const text = (value: unknown) => (typeof value === 'string' ? [value] : [])
  return {
    ids: {
      route: routes.flatMap(({ id }) => text(id)),
      screen: [...new Set(routes.flatMap(({ screen }) => text(screen)))],
      guard: keys('guards', 'guards'),
      menu: files
        .filter(({ file }) => file.startsWith('config/menus/'))
        .flatMap(({ value }) => text((value as Loose).id)),
      link: keys('links', 'links'),
      flag: keys('flags', 'flags'),
      badge: keys('badges', 'badges'),
      card: keys('cards', 'cards'),
      limit: keys('limits', 'limits'),
      person: ((pick('personas', 'people') ?? []) as Loose[]).flatMap(({ id }) => text(id)),
      ...Object.fromEntries(Object.entries(supplied).map(([kind, names]) => [kind, [...names]])),
    },
    facts: makeVocabulary(factWords(pick('facts', 'facts'), pick('flags', 'flags'))).facts,
    conditions: keys('facts', 'conditions'),
  }
}

/** Declared facts, then one of two values for each flag. */
export function factWords(facts: unknown, flags: unknown): FactWords[] {
  const declared = Object.entries((facts ?? {}) as Record<string, Omit<FactWords, 'id'>>).map(
    ([id, fact]) => ({ ...fact, id }),
  )
  const flagged = Object.entries(
    (flags ?? {}) as Record<string, { description: string; default: boolean }>,
  ).map(([id, flag]) => ({
    id: `flag.${id}`,
    description: flag.description,
    values: { true: 'the flag is on', false: 'the flag is off' },
    default: String(flag.default),
  }))
  return [...declared, ...flagged]
}

function flatten(nodes: unknown): Loose[] {
  return Array.isArray(nodes) ? nodes.flatMap((node: Loose) => [node, ...flatten(node.routes)]) : []
}
