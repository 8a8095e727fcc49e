// Moves an entry, or anything else that stands in a list: within its list, or an entry to another one.
import type { Resolved } from '../resolve/resolved.ts'
import { escapePointer, lastOf, parentOf, stepsOf } from '../read/pointer.ts'
import { byFile, type FileEdits } from './edit-config.ts'
import type { Edit } from './edit-text.ts'
import { withEmptiedContainers } from './emptied-containers.ts'
import type { NamedDeclaration } from './named-declarations.ts'
import { EditError, valueIn } from './places.ts'

/** The place in another list: the list's name, its file, and the pointer of the new element, or of the list if there is none yet. */
export interface Target {
  name: string
  file: string
  path: string
  isNew: boolean
}

/** The edits that put it at this place of its own list, counted without itself. An EditError says why it cannot stand there. */
export function moveWithin({ kind, id, file, pointer }: NamedDeclaration, place: number): FileEdits[] {
  const from = Number(lastOf(pointer))
  if (place === from) throw new EditError(`The ${kind} "${id}" stands there already.`)
  return [
    {
      file,
      edits: [{ op: 'move', from: pointer, path: `${parentOf(pointer)}/${place}` }],
    },
  ]
}

/** The edits that take an entry to another list, with everything that names it by its path. */
export function moveElsewhere(
  resolved: Resolved,
  declaration: NamedDeclaration,
  target: Target,
): FileEdits[] {
  const { kind, id, file, pointer } = declaration
  if (kind !== 'entry') throw new EditError(`A ${kind} stands in no menu: only entries move to another one.`)
  if (target.file === file && `${target.path}/`.startsWith(`${pointer}/`))
    throw new EditError(`"${id}" cannot move into itself.`)
  const value = valueIn(resolved, file, pointer)
  const [emptied, ...others] = withEmptiedContainers(valueIn(resolved, file, ''), [
    { op: 'remove', path: pointer },
  ])
  const removals = [emptied!, ...others]
  const path =
    target.file === file
      ? removals.reduce((at, { path: gone }) => shifted(at, gone), target.path)
      : target.path
  const add: Edit = { op: 'add', path, value: target.isNew ? [value] : value }
  const moved = `${target.name}/${lastOf(id)}`
  const renamed = resolved.references.flatMap(({ kind: named, name, file: where, pointer: at }) => {
    const isNamed = named === 'entry' && `${name}/`.startsWith(`${id}/`) && !/\/except\/\d+$/.test(at)
    const edit: Edit = {
      op: 'replace',
      path: at,
      value: moved + name.slice(id.length),
    }
    return isNamed ? [{ file: where, edit }] : []
  })
  return [
    // What names it is written where it stands before anything moves.
    ...byFile(renamed),
    { file, edits: removals },
    { file: target.file, edits: [add] },
  ]
}

/** Where a pointer leads once an element of a list is gone. */
function shifted(pointer: string, gone: string): string {
  const [steps, removed] = [stepsOf(pointer), stepsOf(gone)]
  const at = removed.length - 1
  const isBehind =
    steps.length > at &&
    removed.slice(0, at).every((step, i) => steps[i] === step) &&
    Number(steps[at]) > Number(removed[at])
  return isBehind
    ? `/${steps
        .with(at, String(Number(steps[at]) - 1))
        .map(escapePointer)
        .join('/')}`
    : pointer
}

/** The ids of the list that it stands in. */
export function neighboursOf(resolved: Resolved, { kind, id, file, pointer }: NamedDeclaration): string[] {
  if (!/\/\d+$/.test(pointer))
    throw new EditError(`The ${kind} "${id}" stands in no list, so it has no order.`)
  const list = valueIn(resolved, file, parentOf(pointer)) as { id?: string; group?: string }[]
  return list.map((each) => each.id ?? each.group ?? '')
}
