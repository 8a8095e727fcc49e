// config text -> Manifest, or the problems that forbid it. Build, dev server, command line and tests all call this one.
import { checks } from './checks/all.ts'
import type { Cover } from './cover.ts'
import { link, missingFiles } from './link.ts'
import type { Linked, LinkedItem, LinkedOutcome } from './linked.ts'
import type { Guard, Item, Manifest, Outcome, Route, Target } from './manifest.ts'
import { narrow } from './narrow.ts'
import { Conditions, packFacts } from './pack.ts'
import { fill } from './paths.ts'
import type { Problem } from './problem.ts'
import { readConfigFile, type ConfigText } from './read.ts'
import { structureProblems } from './structure.ts'

export interface Compiled {
  problems: Problem[]
  /** There when nothing but warnings was found. */
  manifest?: Manifest
  /** There when every reference could be followed, mistakes included. */
  linked?: Linked
}

/** What do these files say? `screens` are the names of the screens there are ("area/name"). */
export function compile(texts: readonly ConfigText[], screens: readonly string[]): Compiled {
  const read = texts.map(readConfigFile)
  const files = read.flatMap(({ file }) => file ?? [])
  const problems = [...read.flatMap((each) => each.problems), ...files.flatMap(structureProblems)]
  if (files.length === texts.length) problems.push(...missingFiles(files))
  if (problems.length > 0) return { problems }

  const { linked, problems: linking } = link(files, screens)
  let found = distinct(linking)
  for (const group of checks)
    if (!hasErrors(found)) found = [...found, ...distinct(group.flatMap((check) => check(linked)))]
  if (hasErrors(found)) return { problems: found, linked }
  return { problems: found, linked, manifest: deepFreeze(emit(linked)) }
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error')

/** A file that several others refer to is linked for each; its mistakes are told once. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(
    problems.map((each) => [`${each.file}:${each.line}:${each.column} ${each.rule} ${each.message}`, each]),
  ).values(),
]

/** The manifest as far as it can concern these people. */
export const compileFor = (linked: Linked, people: Cover): Manifest =>
  deepFreeze(emit(narrow(linked, people)))

function emit(linked: Linked): Manifest {
  const { facts, fields } = packFacts(linked.vocabulary)
  const conditions = new Conditions(linked.vocabulary, facts)
  const number = conditions.number.bind(conditions)
  const pathOf = new Map(linked.routes.map(({ id, path }) => [id, path]))

  const outcome = ({ when, does }: LinkedOutcome): Outcome => ({
    when: number(when),
    does: dropEmpty(does) as Outcome['does'],
  })
  const item = (each: LinkedItem): Item =>
    dropEmpty({
      id: each.id,
      label: each.label,
      description: each.description,
      icon: each.icon,
      badge: each.badge,
      target: target(each),
      when: number(each.shown),
    }) as Item
  const target = ({ target: to }: LinkedItem): Target => {
    if (to.kind === 'route')
      return { kind: 'route', route: to.route, href: fill(pathOf.get(to.route) ?? '/', to.params) }
    if (to.kind === 'group') return { kind: 'group', children: to.children.map(item) }
    if (to.kind === 'each') {
      const { route, ...rest } = to
      return dropEmpty({ ...rest, href: pathOf.get(route) ?? '/' }) as Target
    }
    return dropEmpty(to) as Target
  }

  const { header, banner } = linked
  const panel = ({ label, when, details, back, picker, logOut }: Linked['header']['panel']) => ({
    label,
    when: number(when),
    details,
    back: { label: back.label, command: back.command, when: number(back.when) },
    picker: { label: picker.label, when: number(picker.when) },
    logOut,
  })
  const sentence = ({ when, text }: { when: Linked['legal']; text: string }) => ({ when: number(when), text })
  return {
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
          parts:
            Object.keys(route.parts).length === 0
              ? undefined
              : Object.fromEntries(Object.entries(route.parts).map(([name, when]) => [name, number(when)])),
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
    menus: Object.fromEntries(
      [...linked.menus.values()].map(({ id, label, when, pending, items }) => [
        id,
        { id, label, when: number(when), pending, items: items.map(item) },
      ]),
    ),
    header: {
      messages: {
        label: header.messages.label,
        href: pathOf.get(header.messages.route) ?? '/',
        badge: header.messages.badge,
        when: number(header.messages.when),
      },
      userIcon: { label: header.userIcon.label, when: number(header.userIcon.when) },
      panel: panel(header.panel),
    },
    banner: {
      ...banner,
      when: number(banner.when),
      kind: banner.kind.map(sentence),
      naming: banner.naming.map(sentence),
    },
    footer: {
      groups: linked.footer.groups.map(({ id, heading, items }) => ({ id, heading, items: items.map(item) })),
      smallPrint: linked.footer.smallPrint,
    },
    dialogs: linked.dialogs.map(({ id, when, memory, title, text, actions, action, dismissable }) =>
      dropEmpty({
        id,
        when: number(when),
        memory,
        title: title.map(sentence),
        text: text.map(sentence),
        actions: actions.map(item),
        action,
        dismissable,
      }),
    ),
    cards: Object.fromEntries(
      [...linked.cards].map(([id, { title, text, actions }]) => [
        id,
        { title, text, actions: actions.map(item) },
      ]),
    ),
    badges: Object.fromEntries(
      [...linked.badges].map(([id, badge]) => [id, dropEmpty(badge)]),
    ) as Manifest['badges'],
    brand: linked.brand,
    links: Object.fromEntries(Object.entries(linked.links).map(([id, { label }]) => [id, { label }])),
    conditions: conditions.packed,
  } as unknown as Manifest
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
