// Links the files of config/ into one manifest, and reports what does not fit together.
import { NOBODY } from '../conditions/cover.ts'
import { possiblePeople } from '../conditions/vocabulary.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { escapePointer } from '../read/pointer.ts'
import type * as T from '../read/types.gen.ts'
import { surfaces } from '../surfaces/all.ts'
import { resolveMenuEntries } from '../surfaces/menus.ts'
import { admissions } from './admission.ts'
import { singleFilesOf, type SingleFile } from './files.ts'
import { namesThatNeedAUse, namesOf } from './known-names.ts'
import { resolveBrand } from './resolve-brand.ts'
import { resolveBadges } from './resolve-badges.ts'
import { resolveClaims } from './resolve-claims.ts'
import { resolveContexts } from './resolve-contexts.ts'
import { resolveFacts } from './resolve-facts.ts'
import type { ItemContext } from './resolve-entries.ts'
import { resolvePersonas } from './resolve-personas.ts'
import { resolveGuards } from './resolve-guards.ts'
import { resolvePages } from './resolve-pages.ts'
import { resolveRoutes } from './resolve-routes.ts'
import type { Resolved, ResolvedSurfaces } from './resolved.ts'
import { checkPlaceholders } from './placeholders.ts'
import { indexRoutes } from './route-index.ts'
import { checkGuardParams, checkMenuParams, EVERY_PAGE } from './route-params.ts'
import type { Supplied } from '../supplied.ts'
import { Scope } from './scope.ts'

/** Resolves every reference and condition. The files must all have the shape of their schemas. */
export function resolve(
  files: readonly ConfigFile[],
  supplied: Supplied,
): { resolved: Resolved; problems: Problem[] } {
  const problems: Problem[] = []
  const single = singleFilesOf(files)
  const names = namesOf(files, single, supplied)
  const scopeOf = (file: ConfigFile) => new Scope(file, names, problems)
  const value = <F>(name: SingleFile) => single[name].value as F

  const invariants = resolveFacts(scopeOf(single.facts))
  const pages = resolvePages(files, scopeOf, value<T.BrandFile>('brand'), problems)
  const routes = files
    .filter(({ file }) => file.startsWith('config/routes/'))
    .flatMap((file) => resolveRoutes(scopeOf(file), pages))
  const guards = resolveGuards(scopeOf(single.guards))
  const index = indexRoutes(routes)
  const admitted = admissions(routes, index, guards, names.vocabulary)
  const links = value<T.LinksFile>('links').links
  const menuScopes = new Map(
    files
      .filter(({ file }) => file.startsWith('config/menus/'))
      .map((file) => [(file.value as T.MenuFile).id, scopeOf(file)]),
  )
  const context: ItemContext = {
    links,
    menus: menuScopes,
    from: EVERY_PAGE,
    titleOf: (id) => index.route(id)?.title ?? '',
    descriptionOf: (id) => index.route(id)?.description,
    admits: (id) => admitted.get(id) ?? NOBODY,
    closedBy: (id) => index.route(id)?.closed ?? [],
  }
  const limits = value<T.LimitsFile>('limits').limits
  const { $schema: _p, ...personas } = value<T.PersonasFile>('personas')
  const resolved: Resolved = {
    vocabulary: names.vocabulary,
    possible: possiblePeople(
      invariants.map(({ never }) => never),
      names.vocabulary,
    ),
    invariants,
    flags: value<T.FlagsFile>('flags').flags,
    contexts: resolveContexts(scopeOf(single.contexts)),
    routes,
    pages,
    ...index,
    admits: context.admits,
    guards,
    surfaces,
    ...linkedSurfaces((name) => scopeOf(single[name as SingleFile]), context),
    menus: new Map([...menuScopes].map(([id, scope]) => [id, resolveMenuEntries(scope, context)])),
    badges: resolveBadges(scopeOf(single.badges), limits),
    brand: resolveBrand(scopeOf(single.brand)),
    engineColours: supplied.engineColours,
    links,
    limits,
    extensions: supplied.extensions.flatMap((extension) => {
      const file = files.find((each) => each.file === `config/${extension.name}.json`)
      return file ? [{ extension, file }] : []
    }),
    ownNames: supplied.own,
    personas,
    files,
    used: names.used,
    references: names.references,
    branches: names.branches,
    namesThatNeedAUse: namesThatNeedAUse(files, single),
    claims: resolveClaims(scopeOf(single.claims)),
  }
  resolvePersonas(scopeOf(single.personas))
  for (const [id, { below }] of Object.entries(limits))
    if (below !== undefined)
      scopeOf(single.limits).recordReference('limit', below, `/limits/${escapePointer(id)}/below`)
  checkGuardParams(scopeOf(single.guards), guards, routes)
  for (const scope of menuScopes.values()) checkMenuParams(scope, routes)
  const notShown = new Set([...NOT_SHOWN, ...supplied.extensions.map(({ name }) => `config/${name}.json`)])
  for (const file of files) if (!notShown.has(file.file)) checkPlaceholders(scopeOf(file))
  return { resolved, problems }
}

/** Files whose texts the portal does not show. */
const NOT_SHOWN = new Set(
  ['facts', 'flags', 'limits', 'personas', 'claims'].map((name) => `config/${name}.json`),
)

/** Menus have a file each; every other surface has one file of its name. */
const linkedSurfaces = (scopeOf: (name: string) => Scope, context: ItemContext) =>
  Object.fromEntries(
    surfaces.flatMap((surface) =>
      surface.resolve ? [[surface.name, surface.resolve(scopeOf(surface.name), context)]] : [],
    ),
  ) as unknown as Omit<ResolvedSurfaces, 'menus' | 'surfaces'>
