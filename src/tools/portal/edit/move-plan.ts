// portal move: another place in the same list, or in another one.
import { didYouMean } from '#manifest/conditions/condition.ts'
import { editConfig } from '#manifest/edit/edit-config.ts'
import { moveElsewhere, moveWithin, neighboursOf } from '#manifest/edit/move.ts'
import { declarationNamed, type NamedDeclaration } from '#manifest/edit/named-declarations.ts'
import { EditError, valueIn } from '#manifest/edit/places.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { lastOf, parentOf } from '#manifest/read/pointer.ts'
import type { Plan } from './examine.ts'
import { entryLists, placeInList } from './places.ts'
import type { From } from './plans.ts'

export interface MoveOptions {
  /** Another menu or group. */
  in?: string | undefined
  /** In front of this one. */
  before?: string | undefined
  up?: boolean | undefined
  down?: boolean | undefined
}

export function movePlan(
  { resolved, texts, product }: From,
  words: readonly string[],
  options: MoveOptions,
): Plan {
  if (words.length === 0) throw new EditError('move needs what is moved: move client/admin/messages --up.')
  const declaration = declarationNamed(resolved, words.join(' '))
  const given = [options.in ?? options.before, options.up, options.down].filter(Boolean)
  if (given.length !== 1)
    throw new EditError('Say where: --up, --down, --before <its neighbour> or --in <menu or group>.')
  const list = options.in === undefined ? undefined : entryLists(resolved).get(options.in)
  const isOwnList = list?.file === declaration.file && list.path === parentOf(declaration.pointer)
  const edits =
    options.in === undefined || isOwnList
      ? moveWithin(declaration, placeIn(resolved, declaration, options))
      : moveElsewhere(resolved, declaration, targetOf(resolved, options.in, options.before))
  return {
    says: [`${declaration.kind} ${declaration.id} moves`],
    texts: editConfig(texts, edits),
    product,
  }
}

function placeIn(
  resolved: Resolved,
  declaration: NamedDeclaration,
  { before, up, down }: MoveOptions,
): number {
  const from = Number(lastOf(declaration.pointer))
  const ids = neighboursOf(resolved, declaration)
  if (up && from === 0) throw new EditError(`"${declaration.id}" is the first already.`)
  if (down && from === ids.length - 1) throw new EditError(`"${declaration.id}" is the last already.`)
  if (up || down) return from + (up ? -1 : 1)
  if (before === undefined) return ids.length - 1
  const to = placeOf(ids, before)
  return to > from ? to - 1 : to
}

function targetOf(resolved: Resolved, name: string, before: string | undefined) {
  const place = { name, ...placeInList(resolved, name) }
  if (before === undefined) return place
  const { file, path } = entryLists(resolved).get(name)!
  const items = place.isNew ? [] : (valueIn(resolved, file, path) as { id: string }[])
  const ids = items.map(({ id }) => id)
  return { ...place, path: `${path}/${placeOf(ids, before)}` }
}

function placeOf(ids: readonly string[], before: string): number {
  const to = ids.indexOf(before)
  if (to < 0)
    throw new EditError(
      `There is no "${before}" in this list. ${didYouMean(before, ids) ?? `There are ${ids.join(', ')}.`}`,
    )
  return to
}
