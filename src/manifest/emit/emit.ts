// Turns the linked manifest into the compiled one: numbers and packs conditions, drops positions and notes.
import type { Linked, LinkedItem, LinkedOutcome, LinkedSentence } from '../link/linked.ts'
import type { Guard, Item, Manifest, Outcome, Route, Target } from '../manifest.ts'
import { fillLink } from '../paths.ts'
import type { ManifestSurfaces } from '../surfaces/all.ts'
import type { Emitter } from '../surfaces/surface.ts'
import { Conditions, packFacts } from './pack.ts'

export function emit(linked: Linked): Manifest {
  const { facts, fields } = packFacts(linked.vocabulary)
  const conditions = new Conditions(linked.vocabulary, facts)
  const emitter = makeEmitter(linked, conditions)
  const { number } = emitter
  const outcome = ({ when, action }: LinkedOutcome): Outcome => ({
    when: number(when),
    action: dropEmpty(action) as Outcome['action'],
  })
  return deepFreeze({
    facts,
    fields,
    legal: conditions.pack(linked.legal),
    flags: Object.fromEntries(
      Object.entries(linked.flags).map(([id, flag]) => [
        id,
        dropEmpty({ default: flag.default, public: flag.public || undefined, follows: flag.follows }),
      ]),
    ),
    contexts: linked.contexts.map(({ id, when, shows }) => ({ id, when: number(when), shows })),
    routes: linked.routes.map(
      (route): Route =>
        dropEmpty({
          id: route.id,
          path: route.path,
          title: route.title,
          area: route.area,
          match: number(route.match),
          guards: route.guards,
          screen: route.shows.kind === 'screen' ? route.shows.screen : undefined,
          redirect: route.shows.kind === 'redirect' ? route.shows.outcomes.map(outcome) : undefined,
          card: route.card,
          layout: route.layout,
          tabs: route.tabs,
          parts:
            Object.keys(route.parts).length === 0
              ? undefined
              : Object.fromEntries(Object.entries(route.parts).map(([name, when]) => [name, number(when)])),
          headings: route.headings.length === 0 ? undefined : route.headings.map(emitter.sentence),
          admits: number(linked.admits(route.id)),
        }) as Route,
    ),
    guards: Object.fromEntries(
      [...linked.guards.values()].map((guard): [string, Guard] => [
        guard.id,
        guard.kind === 'load'
          ? { id: guard.id, kind: 'load', load: guard.load, onError: guard.onError }
          : {
              id: guard.id,
              kind: 'require',
              require: number(guard.require),
              otherwise: guard.otherwise.map(outcome),
            },
      ]),
    ),
    ...emitSurfaces(linked, emitter),
    badges: Object.fromEntries(
      [...linked.badges].map(([id, badge]) => [id, dropEmpty(badge)]),
    ) as Manifest['badges'],
    brand: linked.brand,
    links: Object.fromEntries(Object.entries(linked.links).map(([id, { label }]) => [id, { label }])),
    conditions: conditions.packed,
  } as unknown as Manifest)
}

const emitSurfaces = (linked: Linked, emitter: Emitter): Partial<ManifestSurfaces> =>
  Object.assign(
    {},
    ...linked.surfaces.map((surface) => surface.emit(linked, emitter)),
  ) as Partial<ManifestSurfaces>

function makeEmitter(linked: Linked, conditions: Conditions): Emitter {
  const number = conditions.number.bind(conditions)
  const pathOf = (route: string) => linked.route(route)?.path ?? '/'
  const sentence = ({ when, text }: LinkedSentence) => ({ when: number(when), text })
  const item = (each: LinkedItem): Item =>
    dropEmpty({
      id: each.id,
      label: each.label,
      description: each.description,
      icon: each.icon,
      badge: each.badge,
      target: target(each),
      when: number(each.shown),
      unavailable: each.unavailable.length === 0 ? undefined : each.unavailable.map(sentence),
    }) as Item
  const target = ({ target: to }: LinkedItem): Target => {
    if (to.kind === 'route') return { kind: 'route', href: fillLink(pathOf(to.route), to.params) }
    if (to.kind === 'group') return { kind: 'group', children: to.children.map(item) }
    if (to.kind === 'each') {
      const { route, ...rest } = to
      return dropEmpty({ ...rest, href: pathOf(route) }) as Target
    }
    return dropEmpty(to) as Target
  }
  return { number, item, pathOf, sentence }
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
