// Joins the files of config/ into one linked manifest, and says what does not fit together.
import { admissions } from './admission.ts'
import { NOBODY } from './cover.ts'
import { linkClaims } from './link-claims.ts'
import { linkMenu, type ItemWorld } from './link-menus.ts'
import { linkGuards, linkRoutes } from './link-routes.ts'
import {
  linkBadges,
  linkBanner,
  linkCards,
  linkContexts,
  linkDialogs,
  linkFooter,
  linkHeader,
} from './link-surfaces.ts'
import type { Linked } from './linked.ts'
import { factWords } from './names.ts'
import type { Problem } from './problem.ts'
import { escapePointer, type ConfigFile } from './read.ts'
import { indexRoutes } from './route-index.ts'
import { Scope, type Kind, type Names } from './scope.ts'
import { supplied } from './supplied.ts'
import type * as T from './types.gen.ts'
import { legalPeople, makeVocabulary } from './vocabulary.ts'

/** Files that every manifest has, by their name in config/. */
const SINGLE_FILES = [
  'facts',
  'flags',
  'contexts',
  'guards',
  'footer',
  'header',
  'banner',
  'cards',
  'badges',
  'brand',
  'links',
  'limits',
  'personas',
  'claims',
  'dialogs',
] as const
type SingleFile = (typeof SINGLE_FILES)[number]

/** Which files are missing altogether? Nothing can be linked then. */
export function missingFiles(files: readonly ConfigFile[]): Problem[] {
  return SINGLE_FILES.filter((name) => !files.some(({ file }) => file === `config/${name}.json`)).map(
    (name) => ({
      file: `config/${name}.json`,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'missing-file',
      message: `config/${name}.json does not exist, so nothing can be shown to anybody.`,
      hint: 'Bring it back; see config/README.md for the files there are.',
    }),
  )
}

/** Resolves every reference and condition. The files must all have the shape of their schemas. */
export function link(
  files: readonly ConfigFile[],
  screens: readonly string[],
): { linked: Linked; problems: Problem[] } {
  const problems: Problem[] = []
  const single = Object.fromEntries(
    SINGLE_FILES.map((name) => [name, files.find(({ file }) => file === `config/${name}.json`)!]),
  ) as Record<SingleFile, ConfigFile>
  const names = namesOf(files, single, screens)
  const scopeOf = (file: ConfigFile) => new Scope(file, names, problems)
  const value = <F>(name: SingleFile) => single[name].value as F

  const facts = value<T.FactsFile>('facts')
  const factsScope = scopeOf(single.facts)
  for (const [name, { when }] of Object.entries(facts.conditions))
    factsScope.cover(when, `/conditions/${escapePointer(name)}/when`)
  const invariants = facts.invariants.map(({ id, never, why }, i) => ({
    id,
    why,
    never: factsScope.cover(never, `/invariants/${i}/never`),
    place: factsScope.place(`/invariants/${i}`),
  }))

  const routes = files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap((file) => linkRoutes(scopeOf(file)))
  const guards = linkGuards(scopeOf(single.guards))
  const index = indexRoutes(routes)
  const admitted = admissions(routes, index, guards, names.vocabulary)
  const links = value<T.LinksFile>('links').links
  const menuScopes = new Map(
    files
      .filter(({ file }) => file.startsWith('config/menus/'))
      .map((file) => [(file.value as T.MenuFile).id, scopeOf(file)]),
  )
  const world: ItemWorld = {
    links,
    menus: menuScopes,
    titleOf: (id) => index.route(id)?.title ?? '',
    descriptionOf: (id) => index.route(id)?.description,
    admits: (id) => admitted.get(id) ?? NOBODY,
  }
  const limits = value<T.LimitsFile>('limits').limits
  const { $schema: _b, ...brand } = value<T.BrandFile>('brand')
  const { $schema: _p, ...personas } = value<T.PersonasFile>('personas')
  const linked: Linked = {
    vocabulary: names.vocabulary,
    legal: legalPeople(
      invariants.map(({ never }) => never),
      names.vocabulary,
    ),
    invariants,
    flags: value<T.FlagsFile>('flags').flags,
    contexts: linkContexts(scopeOf(single.contexts)),
    routes,
    ...index,
    admits: world.admits,
    guards,
    menus: new Map([...menuScopes].map(([id, scope]) => [id, linkMenu(scope, world)])),
    header: linkHeader(scopeOf(single.header)),
    banner: linkBanner(scopeOf(single.banner)),
    footer: linkFooter(scopeOf(single.footer), world),
    dialogs: linkDialogs(scopeOf(single.dialogs), world),
    cards: linkCards(scopeOf(single.cards), world),
    badges: linkBadges(scopeOf(single.badges), limits),
    brand,
    links,
    limits,
    personas,
    used: names.used,
    declared: declarations(single),
    claims: linkClaims(scopeOf(single.claims)),
  }
  linkPersonas(scopeOf(single.personas))
  return { linked, problems }
}

/** Personas name flags, people and fact values: all must exist. */
function linkPersonas(scope: Scope): void {
  const { personas } = scope.file.value as T.PersonasFile
  for (const [i, persona] of personas.entries()) {
    const at = `/personas/${i}`
    persona.flags.forEach((flag, f) => scope.knows('flag', flag, `${at}/flags/${f}`))
    persona.delegates.forEach(({ client }, d) => scope.knows('person', client, `${at}/delegates/${d}/client`))
    persona.shares.forEach(({ grantor }, s) => scope.knows('person', grantor, `${at}/shares/${s}/grantor`))
    scope.cover({ platform: persona.platform, os: persona.os }, at)
    for (const [s, situation] of persona.situations.entries()) {
      const { id: _i, unread: _u, basket: _k, 'acting-for': person, ...facts } = situation
      scope.cover(facts, `${at}/situations/${s}`)
      if (person !== undefined) scope.knows('person', person, `${at}/situations/${s}/acting-for`)
    }
  }
}

function namesOf(
  files: readonly ConfigFile[],
  single: Record<SingleFile, ConfigFile>,
  screens: readonly string[],
): Names {
  const facts = single.facts.value as T.FactsFile
  const flags = (single.flags.value as T.FlagsFile).flags
  const keys = (name: SingleFile, key: string) =>
    new Set(Object.keys((single[name].value as Record<string, object>)[key] ?? {}))
  const routeIds = (nodes: readonly T.RouteNode[]): string[] =>
    nodes.flatMap((node) => [...(node.id === undefined ? [] : [node.id]), ...routeIds(node.routes ?? [])])
  const known: Record<Kind, ReadonlySet<string>> = {
    route: new Set(
      files
        .filter(({ file }) => file.startsWith('config/routes/'))
        .flatMap(({ value }) => routeIds((value as T.RoutesFile).routes)),
    ),
    menu: new Set(
      files
        .filter(({ file }) => file.startsWith('config/menus/'))
        .map(({ value }) => (value as T.MenuFile).id),
    ),
    context: new Set((single.contexts.value as T.ContextsFile).contexts.map(({ id }) => id)),
    person: new Set((single.personas.value as T.PersonasFile).people.map(({ id }) => id)),
    guard: keys('guards', 'guards'),
    link: keys('links', 'links'),
    badge: keys('badges', 'badges'),
    card: keys('cards', 'cards'),
    limit: keys('limits', 'limits'),
    flag: new Set(Object.keys(flags)),
    screen: new Set(screens),
    command: new Set(supplied.command),
    slot: new Set(supplied.slot),
    source: new Set(supplied.source),
    value: new Set(supplied.value),
    load: new Set(supplied.load),
    icon: new Set(supplied.icon),
    memory: new Set(supplied.memory),
  }
  return {
    known,
    used: new Set(),
    vocabulary: makeVocabulary(factWords(facts.facts, flags)),
    conditions: new Map(
      Object.entries(facts.conditions).map(([name, { when }]) => [
        name,
        { when, file: single.facts, pointer: `/conditions/${escapePointer(name)}/when` },
      ]),
    ),
  }
}

/** What is declared to be used: each by the key of its file under which it stands. */
function declarations(single: Record<SingleFile, ConfigFile>): Linked['declared'] {
  const kinds = [
    ['flags', 'flags', 'fact', 'flag.'],
    ['facts', 'conditions', 'condition', ''],
    ['guards', 'guards', 'guard', ''],
    ['cards', 'cards', 'card', ''],
    ['badges', 'badges', 'badge', ''],
    ['links', 'links', 'link', ''],
  ] as const
  return kinds.flatMap(([file, key, kind, prefix]) =>
    Object.keys((single[file].value as Record<string, object>)[key] ?? {}).map((name) => ({
      kind,
      name: prefix + name,
      place: single[file].placeOf(`/${key}/${escapePointer(name)}#key`),
    })),
  )
}
