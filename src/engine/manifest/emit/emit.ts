// Turns the resolved manifest into the compiled one: numbers and packs conditions, drops positions and notes.
import type {
  Resolved,
  ResolvedContext,
  ResolvedGuard,
  ResolvedItem,
  ResolvedOutcome,
  ResolvedRoute,
  ResolvedSentence,
  Located,
} from '../resolve/resolved.ts'
import type { Cover } from '../conditions/cover.ts'
import {
  MANIFEST_VERSION,
  type Guard,
  type Item,
  type Manifest,
  type ManifestSurfaces,
  type Outcome,
  type Route,
  type Sentence,
  type Target,
} from '../manifest.ts'
import { londonInstant } from '../london-instant.ts'
import { fillLink } from '../paths.ts'
import type { Emitter } from '../surfaces/surface.ts'
import { Conditions, packFacts } from './pack.ts'

/** Called for each compiled object with the resolved object that it was compiled from. */
export type OnEmit = (compiled: object, from: ResolvedObject) => void

export type ResolvedObject =
  | ResolvedItem
  | ResolvedSentence
  | ResolvedRoute
  | ResolvedGuard
  | ResolvedContext
  | ResolvedOutcome

export function emit(resolved: Resolved): Manifest {
  const { facts, fields } = packFacts(resolved.vocabulary)
  const conditions = new Conditions(resolved.vocabulary, facts)
  const emitted = emitWith(resolved, (when) => conditions.conditionIndex(when))
  // The build alone reads the rest: what the installed app is called and where it opens, and what stands in the page’s head.
  const { name, phone, 'phone-hours': hours, email, 'risk-warning': risk } = resolved.brand
  const brand = dropEmpty({ name, phone, 'phone-hours': hours, email, 'risk-warning': risk })
  return deepFreeze({
    version: MANIFEST_VERSION,
    facts,
    fields,
    possible: conditions.pack(resolved.possible),
    ...emitted,
    ...turnsOf(emitted),
    brand,
    frame: resolved.surfaces.filter(({ isFrame }) => isFrame).map(({ name }) => name),
    conditions: conditions.packed,
  } as unknown as Manifest)
}

/** When something in its lists begins or is over. */
function turnsOf(emitted: object): Pick<Manifest, 'turns'> {
  const found = new Set<string>()
  const visit = (value: unknown, isMember: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const { onFrom, offFrom } = value as { onFrom?: string; offFrom?: string }
    if (isMember) for (const at of [onFrom, offFrom]) if (at !== undefined) found.add(at)
    Object.values(value).forEach((each) => visit(each, Array.isArray(value)))
  }
  visit(emitted, false)
  return found.size === 0 ? {} : { turns: [...found].toSorted() }
}

/** The compiled manifest without facts and packed conditions; `conditionIndex` gives the number of a condition. */
export function emitWith(
  resolved: Resolved,
  conditionIndex: Emitter['conditionIndex'],
  onEmit: OnEmit = () => {},
): Omit<Manifest, 'version' | 'facts' | 'fields' | 'possible' | 'conditions' | 'frame' | 'turns'> {
  const emitted = <T extends object>(compiled: T, from: ResolvedObject): T => {
    onEmit(compiled, from)
    return compiled
  }
  const emitter = createEmitter(resolved, conditionIndex, emitted)
  const outcome = (from: ResolvedOutcome): Outcome =>
    emitted({ when: conditionIndex(from.when), action: actionOf(from) }, from)
  const actionOf = ({ action }: ResolvedOutcome) => {
    const hasParams = action.kind === 'route' && Object.keys(action.params).length > 0
    return dropEmpty({ ...action, ...(!hasParams && { params: undefined }) }) as Outcome['action']
  }
  const route = (from: ResolvedRoute): Route =>
    dropEmpty({
      id: from.id,
      path: from.path,
      title: from.title,
      area: from.area,
      match: conditionIndex(from.match),
      guards: from.guards,
      screen: from.shows.kind === 'screen' ? from.shows.screen : undefined,
      page: from.shows.kind === 'screen' ? from.shows.page : undefined,
      redirect: from.shows.kind === 'redirect' ? from.shows.outcomes.map(outcome) : undefined,
      card: from.card,
      layout: from.layout,
      tabs: from.tabs,
      within: from.within === undefined ? undefined : resolved.route(from.within)?.path,
      parts:
        Object.keys(from.parts).length === 0
          ? undefined
          : Object.fromEntries(
              Object.entries(from.parts).map(([name, when]) => [name, conditionIndex(when)]),
            ),
      headings: from.headings.length === 0 ? undefined : from.headings.map(emitter.sentence),
      closed: from.closed.length === 0 ? undefined : from.closed.map(emitter.sentence),
      admits: conditionIndex(resolved.admits(from.id)),
    }) as Route
  const guard = (from: ResolvedGuard): Guard =>
    from.kind === 'load'
      ? { kind: 'load', load: from.load, onError: from.onError }
      : {
          kind: 'require',
          require: conditionIndex(from.require),
          otherwise: from.otherwise.map(outcome),
        }
  return {
    flags: Object.fromEntries(
      Object.entries(resolved.flags).map(([id, flag]) => [
        id,
        dropEmpty({
          default: flag.default,
          public: flag.public || undefined,
          follows: flag.follows,
          share: flag.share,
          onFrom: flag['on-from'] && londonInstant(flag['on-from']),
          offFrom: flag['off-from'] && londonInstant(flag['off-from']),
        }),
      ]),
    ),
    contexts: resolved.contexts.map((from) =>
      emitted({ id: from.id, when: conditionIndex(from.when), shows: from.shows }, from),
    ),
    routes: resolved.routes.map((from) => emitted(route(from), from)),
    guards: Object.fromEntries(
      [...resolved.guards.values()].map((from) => [from.id, emitted(guard(from), from)]),
    ),
    ...emitSurfaces(resolved, emitter),
    badges: Object.fromEntries(
      [...resolved.badges].map(([id, badge]) => [id, dropEmpty(badge)]),
    ) as Manifest['badges'],
    brand: resolved.brand,
    links: Object.fromEntries(Object.entries(resolved.links).map(([id, { label }]) => [id, { label }])),
  } as unknown as Manifest
}

const emitSurfaces = (resolved: Resolved, emitter: Emitter): Partial<ManifestSurfaces> =>
  Object.assign(
    {},
    ...resolved.surfaces.map((surface) =>
      surface.emit
        ? surface.emit(resolved, emitter)
        : dropEmpty({ [surface.name]: emitter.compiled(resolved[surface.name as keyof Resolved]) }),
    ),
  ) as Partial<ManifestSurfaces>

function createEmitter(
  resolved: Resolved,
  conditionIndex: Emitter['conditionIndex'],
  emitted: <T extends object>(compiled: T, from: ResolvedObject) => T,
): Emitter {
  const pathOf = (route: string) => resolved.route(route)?.path ?? '/'
  const sentence = (from: ResolvedSentence) =>
    emitted(
      dropEmpty({
        when: conditionIndex(from.when),
        text: from.text,
        onFrom: from.onFrom,
        offFrom: from.offFrom,
      }) as Sentence,
      from,
    )
  const item = (each: ResolvedItem): Item =>
    emitted(
      dropEmpty({
        id: each.id,
        label: each.label,
        description: each.description,
        icon: each.icon,
        badge: each.badge,
        target: target(each),
        when: conditionIndex(each.shown),
        unavailable: each.unavailable.length === 0 ? undefined : each.unavailable.map(sentence),
      }) as Item,
      each,
    )
  const target = ({ target: to }: ResolvedItem): Target => {
    if (to.kind === 'route') {
      const query = to.query ? `?${new URLSearchParams(to.query)}` : ''
      return { kind: 'route', href: fillLink(pathOf(to.route), to.params) + query }
    }
    if (to.kind === 'group') return { kind: 'group', children: to.children.map(item) }
    if (to.kind === 'each') {
      const { route, ...rest } = to
      return dropEmpty({ ...rest, href: pathOf(route) }) as Target
    }
    return dropEmpty(to) as Target
  }
  const compiled = (value: unknown): unknown => {
    if (value instanceof Map) return compiled(Object.fromEntries(value))
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(compiled)
    if ('target' in value) return item(value as ResolvedItem)
    if ('text' in value && typeof value.text === 'string' && 'when' in value)
      return sentence(value as ResolvedSentence)
    const { position: _, note: __, ...rest } = value as Partial<Located>
    return dropEmpty(
      Object.fromEntries(
        Object.entries(rest).map(([key, each]) => [
          key,
          key === 'when' ? conditionIndex(each as Cover) : compiled(each),
        ]),
      ),
    )
  }
  return { conditionIndex, item, pathOf, sentence, compiled: compiled as Emitter['compiled'] }
}

const dropEmpty = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
