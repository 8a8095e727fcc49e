// Lists every name that manifests may use. It reads broken files as far as it can, so that completion keeps working.
import { readConfigFile, type ConfigText } from './config-file.ts'
import { paramNames } from '../paths.ts'
import { namesOfKind, SUPPLIED_KINDS, type Supplied } from '../supplied.ts'
import { aboutNames } from './about-names.ts'
import { entryNames, type Loose } from './entry-names.ts'
import { createVocabulary, type Fact, type DeclaredFact } from '../conditions/vocabulary.ts'
import { pagesIn } from './page-files.ts'
import { routeNodes } from './route-nodes.ts'

/** Kinds of names that schemas refer to. */
export const NAME_KINDS = [
  'route',
  'screen',
  'page',
  'layout',
  'guard',
  'menu',
  'link',
  'flag',
  'badge',
  'card',
  'limit',
  'person',
  'question-kind',
  'prefilled-call',
  'prefilled-field',
  ...SUPPLIED_KINDS,
  'context',
  'entry',
  'item',
  'used',
  'param',
  'area',
  'session',

  'platform',
  'os',
  'when',
] as const

export interface ListedNames {
  ids: Record<string, string[]>
  /** What each is, in words, by kind and id: title, path or label. */
  about: Record<string, Record<string, string>>
  facts: readonly Fact[]
  conditions: string[]
  /** Names of the parts of screens. */
  parts: string[]
}

/** Lists the names that the files declare, and the screens that routes name; resolving checks that these exist. */
export function listNames(texts: readonly ConfigText[], supplied: Supplied): ListedNames {
  const files = texts.flatMap((text) => readConfigFile(text).file ?? [])
  const pick = (file: string, key: string) =>
    (files.find((each) => each.file === `config/${file}.json`)?.value as Loose | undefined)?.[key]
  const keys = (file: string, key: string) => Object.keys((pick(file, key) ?? {}) as object)
  const routes = routeNodes<Loose>(files).map(({ node }) => node)
  const text = (value: unknown) => (typeof value === 'string' ? [value] : [])
  const entries = entryNames(files)
  const pages = pagesIn(files)
  const sectionsOf = new Map(
    pages.map(({ id, file }) => [
      id,
      (((file.value as Loose).sections ?? []) as Loose[]).flatMap((part) =>
        part.when === undefined ? [] : text(part.id),
      ),
    ]),
  )
  const paths = routes.flatMap(({ path }) => text(path))
  return {
    about: {
      ...aboutNames(files, routes, entries),
      'question-kind': Object.fromEntries(
        Object.entries(supplied.questionKinds).map(([name, { answered }]) => [name, `answered ${answered}`]),
      ),
    },
    ids: {
      context: ((pick('contexts', 'contexts') ?? []) as Loose[]).flatMap(({ id }) => text(id)),
      // Claims name parts of pages as they name entries.
      entry: [
        ...entries.labels.keys(),
        ...routes.flatMap(({ id, parts, page }) =>
          [...Object.keys((parts ?? {}) as object), ...(sectionsOf.get(String(page)) ?? [])].map(
            (part) => `route ${String(id)}/${part}`,
          ),
        ),
      ],
      item: [...entries.items],
      used: [...entries.used.keys()],
      param: [...new Set(paths.flatMap(paramNames))],
      route: routes.flatMap(({ id }) => text(id)),
      screen: [...new Set(routes.flatMap(({ screen }) => text(screen)))],
      page: pages.map(({ id }) => id),
      layout: [...new Set(routes.flatMap(({ layout }) => text(layout)))],
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
      'question-kind': Object.keys(supplied.questionKinds),
      'prefilled-call': Object.keys(supplied.prefills),
      'prefilled-field': [
        ...new Set(Object.values(supplied.prefills).flatMap(({ fields }) => Object.keys(fields))),
      ],
      ...Object.fromEntries(SUPPLIED_KINDS.map((kind) => [kind, namesOfKind(supplied, kind)])),
    },
    facts: createVocabulary(declaredFacts(pick('facts', 'facts'), pick('flags', 'flags'))).facts,
    conditions: keys('facts', 'conditions'),
    parts: [...new Set(routes.flatMap(({ parts }) => Object.keys((parts ?? {}) as object)))],
  }
}

/** The declared facts, then each flag as a fact with the values true and false. */
export function declaredFacts(facts: unknown, flags: unknown): DeclaredFact[] {
  const declared = Object.entries((facts ?? {}) as Record<string, Omit<DeclaredFact, 'id'>>).map(
    ([id, fact]) => ({ ...fact, id }),
  )
  const flagged = Object.entries((flags ?? {}) as Record<string, { description: string }>).map(
    ([id, flag]) => ({
      id: `flag.${id}`,
      description: flag.description,
      values: { true: 'the flag is on', false: 'the flag is off' },
    }),
  )
  return [...declared, ...flagged]
}
