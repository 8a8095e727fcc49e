// Resolves the portal view from manifest, facts and values. Pure: no React, window, clock or fetch.
import type { Item, Manifest, Sentence } from '#manifest/manifest.ts'
import type { PortalView } from '#manifest/surfaces/all.ts'
import type { Seen } from '#manifest/surfaces/view.ts'
import { memoizeByFacts, memoLast } from './memoize-by-facts.ts'
import { neededValues } from './needed-values.ts'
import type { Person } from './person.ts'
import {
  frameOf,
  resolveItems,
  resolveMenu,
  shownMenus,
  viewBadge,
  type ResolveInputs,
} from './resolve-items.ts'
import { fillIn, sentence } from './sentence.ts'
import { evaluatorFor } from './evaluate.ts'
import type { Values } from './values.ts'

type ViewOf = (values: Values) => PortalView

const views = new WeakMap<Manifest, (person: Person) => ViewOf>()

/** What the portal shows this person around the screen. Equal facts and values give the same object. */
export function resolvePortalView(manifest: Manifest, person: Person, values: Values): PortalView {
  let viewOf = views.get(manifest)
  if (!viewOf) views.set(manifest, (viewOf = memoizeViews(manifest)))
  return viewOf(person)(values)
}

function memoizeViews(manifest: Manifest): (person: Person) => ViewOf {
  const { contexts, menus, header } = manifest
  return memoizeByFacts(manifest, { contexts, menus, header, frame: frameOf(manifest) }, (person) =>
    memoLast(neededBy(manifest, person), (values) => portalView(manifest, person, values)),
  )
}

/** Reads the values by which a view of this person differs. */
function neededBy(manifest: Manifest, person: Person): (values: Values) => unknown[] {
  const needed = [...neededValues(manifest, person)].map(
    (each) => each.split(' ') as ['number' | 'list', string],
  )
  return ({ userName, activeName, numbers, lists }) => [
    userName,
    activeName,
    ...needed.map(([kind, name]) => (kind === 'number' ? numbers[name] : lists[name])),
  ]
}

function portalView(manifest: Manifest, person: Person, values: Values): PortalView {
  const { badges, brand } = manifest
  const { userName, activeName } = values
  const evaluate = evaluatorFor(manifest, person)
  const inputs = { badges, evaluate, values, names: { active: activeName, user: userName, name: brand.name } }
  const { context, navigation, tabBar, details } = shownMenus(manifest, evaluate)
  const { messages, userIcon, signIn, panel } = seen(manifest.header, inputs)
  return {
    context: context?.id,
    navigation: navigation
      ? { kind: 'menu', menu: resolveMenu(navigation, inputs) }
      : { kind: context?.shows.kind === 'none' ? 'none' : 'empty' },
    messages,
    userIcon,
    signIn,
    panel: panel && {
      ...panel,
      userName,
      activeName: panel.back && activeName,
      details: details && resolveMenu(details, inputs),
    },
    tabBar: tabBar && resolveMenu(tabBar, inputs),
    ...seen(frameOf(manifest), inputs),
  }
}

/** What a person sees of a part of the manifest: undefined if they do not meet its condition. */
function seen<T>(part: T, inputs: ResolveInputs & { names: Readonly<Record<string, string>> }): Seen<T> {
  const { badges, evaluate, values, names } = inputs
  const resolve = (value: unknown, key = ''): unknown => {
    if (key === 'items') return resolveItems(value as readonly Item[], inputs)
    if (key === 'badge') return viewBadge(badges[value as string], values)
    if (typeof value === 'string') return fillIn(value, names)
    if (Array.isArray(value))
      return hasSentences(value)
        ? sentence(value as readonly Sentence[], evaluate, names)
        : value.flatMap((each) => resolve(each) ?? [])
    if (typeof value !== 'object' || value === null) return value
    const { when, ...rest } = value as { when?: number }
    if (when !== undefined && evaluate(when) !== 'yes') return undefined
    return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, resolve(each, name)]))
  }
  return resolve(part) as Seen<T>
}

const hasSentences = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'text' in first
