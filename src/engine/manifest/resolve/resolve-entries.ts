// Resolves lists of items: fills in labels, checks what each leads to, and hides it from people its route turns away.
import { EVERYBODY, NOBODY, type Cover } from '../conditions/cover.ts'
import { intersectOnce } from '../conditions/partition.ts'
import type { Item, LinksFile } from '../read/types.gen.ts'
import { resolveSentences } from './resolve-sentences.ts'
import type { ResolvedItem, ResolvedSentence, ResolvedTarget } from './resolved.ts'
import { checkListParam, requireRoute } from './route-params.ts'
import type { Scope } from './scope.ts'
import { findUsed, withoutExcepted } from './used-items.ts'

/** What resolving items needs in addition to names: titles for labels, admissions to hide links, other menus for `use`. */
export interface ItemContext {
  titleOf(route: string): string
  descriptionOf(route: string): string | undefined
  links: LinksFile['links']
  /** Why a route is closed for a time. */
  closedBy(route: string): readonly ResolvedSentence[]
  admits(route: string): Cover
  menus: ReadonlyMap<string, Scope>
  /** Path whose parameters can be carried over; for menus, checkMenuParams looks at that. */
  from: string | undefined
}

/** The entries of one list, in order; ids are unique in it. */
export function resolveEntries(
  items: readonly Item[],
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[] = [],
): ResolvedItem[] {
  const seen = new Set<string>()
  return items.map((item, i) => {
    const itemPointer = `${pointer}/${i}`
    if (seen.has(item.id))
      scope.report(
        `${itemPointer}/id`,
        'duplicate',
        `Two entries here are called "${item.id}", so nothing could tell them apart.`,
        'Rename one.',
      )
    seen.add(item.id)
    return resolveEntry(item, scope, itemPointer, context, under)
  })
}

const KINDS = ['to', 'link', 'command', 'slot', 'children', 'use', 'each'] as const

function resolveEntry(
  item: Item,
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[],
): ResolvedItem {
  const kinds = KINDS.filter((kind) => item[kind] !== undefined)
  const isCommandThenRoute = kinds.length === 2 && item.command !== undefined && item.to !== undefined
  if (kinds.length !== 1 && !isCommandThenRoute) {
    scope.report(
      pointer,
      'structure',
      `Entry "${item.id}" says ${kinds.length === 0 ? 'nothing' : kinds.join(' and ')}, so it is not clear what it does.`,
      `Write exactly one of ${KINDS.join(', ')}.`,
    )
  }
  for (const key of ['params', 'query'] as const)
    if (item[key] !== undefined && (item.to === undefined || item.command !== undefined))
      scope.report(
        `${pointer}/${key}`,
        'structure',
        `Entry "${item.id}" is no link to a route, so its "${key}" does nothing.`,
        'Remove it, or let the entry lead to a route by "to" alone.',
      )
  if (item.badge !== undefined) scope.requireName('badge', item.badge, `${pointer}/badge`)
  if (item.icon !== undefined) scope.requireName('icon', item.icon, `${pointer}/icon`)
  const when = scope.peopleWhoMeet(item.when, `${pointer}/when`)
  const { target, admitted } = resolveTarget(item, scope, pointer, context, under)
  return {
    id: item.id,
    label: labelOf(item, context),
    description:
      item.description ??
      (item.to !== undefined
        ? context.descriptionOf(item.to)
        : item.link !== undefined
          ? context.links[item.link]?.description
          : undefined),
    icon: item.icon,
    badge: item.badge,
    unavailable: [
      ...(target.kind === 'route' ? context.closedBy(target.route).map((each) => ({ ...each })) : []),
      ...resolveSentences(item.unavailable ?? [], scope, `${pointer}/unavailable`),
    ],
    target,
    when,
    shown: item['turns-away'] === undefined ? intersectOnce(when, admitted) : when,
    turnsAway: item['turns-away'],
    note: item.note,
    position: scope.position(pointer),
  }
}

/** What an entry does, and the people its route admits. */
function resolveTarget(
  item: Item,
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[],
): { target: ResolvedTarget; admitted: Cover } {
  const { admits, from } = context
  if (item.command !== undefined) {
    const isKnown = scope.requireName('command', item.command, `${pointer}/command`)
    const { commandsWithNextPage } = scope.names.supplied
    if (isKnown && item.to !== undefined && !commandsWithNextPage.includes(item.command))
      scope.report(
        `${pointer}/to`,
        'structure',
        `The command "${item.command}" leads nowhere afterwards, so nobody would get to "${item.to}".`,
        `Remove "to". These commands may have it: ${commandsWithNextPage.join(', ')}.`,
      )
    const onward =
      item.to !== undefined && requireRoute(scope, item.to, item.params ?? {}, `${pointer}/to`, from)
        ? item.to
        : undefined
    return {
      target: { kind: 'command', command: item.command, onward },
      admitted: onward === undefined ? EVERYBODY : admits(onward),
    }
  }
  if (item.to !== undefined) {
    const params = item.params ?? {}
    const admitted = requireRoute(scope, item.to, params, `${pointer}/to`, from) ? admits(item.to) : NOBODY
    return { target: { kind: 'route', route: item.to, params, query: item.query }, admitted }
  }
  if (item.link !== undefined) {
    scope.requireName('link', item.link, `${pointer}/link`)
    return { target: { kind: 'external', link: item.link }, admitted: EVERYBODY }
  }
  if (item.slot !== undefined) {
    scope.requireName('slot', item.slot, `${pointer}/slot`)
    return { target: { kind: 'slot', slot: item.slot }, admitted: EVERYBODY }
  }
  if (item.each) {
    const { source, to, param, empty, failed } = item.each
    scope.requireName('source', source, `${pointer}/each/source`)
    const admitted = scope.requireName('route', to, `${pointer}/each/to`) ? admits(to) : NOBODY
    checkListParam(scope, to, param, `${pointer}/each/param`)
    return {
      target: {
        kind: 'each',
        source,
        route: to,
        param,
        hideProperty: item.each['hide-property'],
        empty,
        failed,
      },
      admitted,
    }
  }
  return {
    target: { kind: 'group', children: childrenOf(item, scope, pointer, context, under) },
    admitted: EVERYBODY,
  }
}

function labelOf(item: Item, context: ItemContext): string {
  if (item.label !== undefined) return item.label
  if (item.to !== undefined) return context.titleOf(item.to)
  return item.link === undefined ? '' : (context.links[item.link]?.label ?? '')
}

function childrenOf(
  item: Item,
  scope: Scope,
  pointer: string,
  context: ItemContext,
  under: readonly string[],
): ResolvedItem[] {
  const { use, children = [], except = [] } = item
  if (use === undefined) return resolveEntries(children, scope, `${pointer}/children`, context, under)
  const used = findUsed(use, scope, `${pointer}/use`, context.menus, under)
  if (!used) return []
  const all = resolveEntries(used.items, used.scope, used.pointer, context, [...under, use])
  return withoutExcepted(all, use, except, scope, `${pointer}/except`)
}
