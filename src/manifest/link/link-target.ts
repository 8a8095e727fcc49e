// Links the target of an item: route, external link, command, slot, content list or group.
import { EVERYBODY, NOBODY, type Cover } from '../conditions/cover.ts'
import type { Item } from '../read/types.gen.ts'
import { commandsThatGoOn, type CommandName, type SlotName, type SourceName } from '../supplied.ts'
import type { ItemContext } from './link-items.ts'
import type { LinkedItem, LinkedTarget } from './linked.ts'
import { checkListParam, knowsRoute } from './route-params.ts'
import type { Scope } from './scope.ts'

/** What an entry does, and the people whom its route admits. `children` links the entries of a group. */
export function linkTarget(
  item: Item,
  scope: Scope,
  pointer: string,
  { admits, from }: Pick<ItemContext, 'admits' | 'from'>,
  children: () => LinkedItem[],
): { target: LinkedTarget; admitted: Cover } {
  if (item.command !== undefined) {
    const isKnown = scope.requireName('command', item.command, `${pointer}/command`)
    if (isKnown && item.to !== undefined && !(commandsThatGoOn as readonly string[]).includes(item.command))
      scope.report(
        `${pointer}/to`,
        'structure',
        `The command "${item.command}" leads nowhere afterwards, so nobody would get to "${item.to}".`,
        `Remove "to". These commands may have it: ${commandsThatGoOn.join(', ')}.`,
      )
    const onward =
      item.to !== undefined && knowsRoute(scope, item.to, item.params ?? {}, `${pointer}/to`, from)
        ? item.to
        : undefined
    return {
      target: { kind: 'command', command: item.command as CommandName, onward },
      admitted: onward === undefined ? EVERYBODY : admits(onward),
    }
  }
  if (item.to !== undefined) {
    const params = item.params ?? {}
    const admitted = knowsRoute(scope, item.to, params, `${pointer}/to`, from) ? admits(item.to) : NOBODY
    return { target: { kind: 'route', route: item.to, params }, admitted }
  }
  if (item.link !== undefined) {
    scope.requireName('link', item.link, `${pointer}/link`)
    return { target: { kind: 'external', link: item.link }, admitted: EVERYBODY }
  }
  if (item.slot !== undefined) {
    scope.requireName('slot', item.slot, `${pointer}/slot`)
    return { target: { kind: 'slot', slot: item.slot as SlotName }, admitted: EVERYBODY }
  }
  if (item.each) {
    const { source, to, param, empty, failed } = item.each
    scope.requireName('source', source, `${pointer}/each/source`)
    const admitted = scope.requireName('route', to, `${pointer}/each/to`) ? admits(to) : NOBODY
    checkListParam(scope, to, param, `${pointer}/each/param`)
    return {
      target: {
        kind: 'each',
        source: source as SourceName,
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
    target: { kind: 'group', children: children() },
    admitted: EVERYBODY,
  }
}
