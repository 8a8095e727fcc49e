// Finds the place that a JSON pointer names in the text of a file, and the value there.
import type { ArrayNode, ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import type { Resolved } from '../resolve/resolved.ts'
import type { Reference } from '../resolve/scope.ts'
import { lastOf, stepsOf, valueAtPointer, type Json } from '../read/pointer.ts'

/** An edit that does not fit the file: what it names is missing, or is there already. */
export class EditError extends Error {}

export type Container = ObjectNode | ArrayNode
/** A part of the text, from and up to these offsets. */
export interface Slice {
  from: number
  to: number
}
interface Place {
  container: Container
  /** The key or index as written in the pointer. */
  key: string
  /** Where the member is in its container; -1 when there is none. */
  index: number
}

/** Where a value is or could be. */
export function placeAt(body: ValueNode, path: string): Place {
  const steps = stepsOf(path)
  if (steps.length === 0) throw new EditError('The whole file has no place in anything.')
  const key = steps.at(-1)!
  let container = body
  for (const step of steps.slice(0, -1)) {
    const index = indexOf(container, step)
    if (index < 0) throw new EditError(`There is nothing at ${path}.`)
    container = valueAt({ container: container as Container, index })
  }
  if (container.type !== 'Object' && container.type !== 'Array')
    throw new EditError(`There is nothing at ${path}.`)
  return { container, key, index: indexOf(container, key) }
}

/** Where a value is. */
export function existing(body: ValueNode, path: string): Place {
  const place = placeAt(body, path)
  if (place.index < 0) throw new EditError(`There is nothing at ${path}.`)
  return place
}

export const slices = (container: Container): Slice[] =>
  (container.type === 'Object' ? container.members : container.elements).map(sliceOf)

export const sliceOf = ({ loc }: Pick<ValueNode, 'loc'>): Slice => ({
  from: loc.start.offset,
  to: loc.end.offset,
})

export const keysOf = ({ members }: ObjectNode): string[] =>
  members.map(({ name }) => (name.type === 'String' ? name.value : name.name))

function indexOf(node: ValueNode, key: string): number {
  if (node.type === 'Object') return keysOf(node).indexOf(key)
  return node.type === 'Array' && /^(0|[1-9]\d*)$/.test(key) && Number(key) < node.elements.length
    ? Number(key)
    : -1
}

export const valueAt = ({ container, index }: Pick<Place, 'container' | 'index'>): ValueNode =>
  (container.type === 'Object' ? container.members : container.elements)[index]!.value

export const isListOfScalars = (node: Container): boolean =>
  node.type === 'Array' &&
  node.elements.every(({ value }) => value.type !== 'Object' && value.type !== 'Array')

/** The value at a pointer of a file of config/. */
export const valueIn = ({ files }: Pick<Resolved, 'files'>, file: string, pointer: string): Json =>
  valueAtPointer(files.find((each) => each.file === file)!.value, pointer)

/** Kinds that are named without the thing around them. */
const PARTS = new Set(['section', 'question', 'option', 'situation'])

/** What a place that names something says once it names another: the name alone, or a text whose links lead there. */
export function namingInstead(
  resolved: Pick<Resolved, 'files'>,
  { kind, name, file, pointer }: Reference,
  to: string,
): string {
  const written = valueIn(resolved, file, pointer)
  const inText = (id: string) =>
    kind === 'section' ? `(#${id})` : kind === 'question' ? `{${id}}` : `(${kind}:${id})`
  const link = inText(lastOf(name))
  const own = PARTS.has(kind) ? lastOf(to) : to
  return typeof written === 'string' && written.includes(link) ? written.replaceAll(link, inText(own)) : own
}
