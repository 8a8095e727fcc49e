// Takes the compiled manifest apart into its objects: each by path, with the people who have it. Nothing in it is left out,
// so whatever the runtime can read, the difference compares.
import { intersect, type Cover } from '../conditions/cover.ts'
import { emitWith, type ResolvedObject } from '../emit/emit.ts'
import type { Resolved } from '../resolve/resolved.ts'
import type { ConditionIndex } from '../manifest.ts'
import type { SourcePosition } from '../problem.ts'

/** Values by dotted name, as JSON: 'target.href' → '"/payments"'. */
export type Properties = Readonly<Record<string, string>>

/** One object of the compiled manifest, with what lies in it and has no name of its own; or a condition that is not called `when`. */
export interface CompiledObject {
  /** 'menus.client.items.documents' */
  path: string
  properties: Properties
  /** The people who meet its condition and the conditions that enclose it; a surface may narrow them further. */
  people(): Cover
  position: SourcePosition
  /** What it is made from. */
  from?: ResolvedObject | undefined
}

/** A list whose members have conditions or ids; its order shows. */
export interface List {
  path: string
  members: { id: string; path: string }[]
}

export interface CompiledObjects {
  objects: CompiledObject[]
  lists: List[]
  /** The scalar properties compiled from resolved objects that have their own. */
  propertiesOf: ReadonlyMap<ResolvedObject, Properties>
}

/** Stands for a condition in the compiled manifest. */
class ConditionPlaceholder {
  readonly cover: Cover
  constructor(cover: Cover) {
    this.cover = cover
  }
}

/** Properties that decide where people arrive: destination-effects.ts resolves them for each address. */
const FOLLOWED = new Set(['match', 'redirect', 'require', 'otherwise'])

/** All objects of the compiled manifest, without the conditions of guards and routes: destination-effects.ts resolves them for each address. */
export function compiledObjectsOf(resolved: Resolved): CompiledObjects {
  const resolvedOf = new Map<unknown, ResolvedObject>()
  const root = emitWith(
    resolved,
    (when) => new ConditionPlaceholder(when) as unknown as ConditionIndex,
    (compiled, from) => resolvedOf.set(compiled, from),
  )
  const objects: CompiledObject[] = []
  const lists: List[] = []
  const propertiesOf = new Map<ResolvedObject, Properties>()

  /** No condition in it, and nothing made from an object of its own. */
  const isPlain = (value: unknown): boolean =>
    !(value instanceof ConditionPlaceholder) &&
    !resolvedOf.has(value) &&
    (!isObject(value) || Object.values(value).every(isPlain))

  /** An object that belongs to the one around it, as the target of an entry does. */
  const isUnnamed = (value: unknown): value is object =>
    isObject(value) &&
    !Array.isArray(value) &&
    !resolvedOf.has(value) &&
    !((value as { when?: unknown }).when instanceof ConditionPlaceholder)

  function visit(node: object, path: string, around: () => Cover, before: SourcePosition): void {
    const from = resolvedOf.get(node)
    const position = from?.position ?? before
    const { when } = node as { when?: unknown }
    const people = when instanceof ConditionPlaceholder ? () => intersect(around(), when.cover) : around
    const isObjectOfItsOwn = from !== undefined || when instanceof ConditionPlaceholder
    /** The plain values in it; everything else is visited. */
    const plainIn = (within: object, at: string): Record<string, unknown> => {
      const own: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(within)) {
        const ownPath = `${at}.${key}`
        if (value === when && when instanceof ConditionPlaceholder) continue
        if (FOLLOWED.has(key) && from !== undefined) continue
        if (value instanceof ConditionPlaceholder)
          objects.push({
            path: ownPath,
            properties: {},
            people: () => intersect(people(), value.cover),
            position,
          })
        else if (isPlain(value)) own[key] = value
        else if (isObjectOfItsOwn && isUnnamed(value)) own[key] = plainIn(value, ownPath)
        else visitAll(value as object, ownPath, people, position)
      }
      return own
    }
    const properties = propertiesIn(plainIn(node, path), path)
    if (from) propertiesOf.set(from, properties)
    if (isObjectOfItsOwn || Object.keys(properties).length > 0)
      objects.push({ path, properties, people, position, from })
  }

  function visitAll(value: object, path: string, people: () => Cover, position: SourcePosition): void {
    if (!Array.isArray(value)) return visit(value, path, people, position)
    const members = value.map((each: { id?: string }, i) => ({ id: each.id ?? String(i), each }))
    for (const { id, each } of members) visit(each, `${path}.${id}`, people, position)
    lists.push({ path, members: members.map(({ id }) => ({ id, path: `${path}.${id}` })) })
  }

  for (const [section, value] of Object.entries(root) as [string, object][]) {
    const position = { file: `config/${section}.json`, line: 1, column: 1 }
    const people = () => resolved.possible
    if (!Array.isArray(value) && isPlain(value) && Object.values(value).every(isObject))
      for (const [id, each] of Object.entries(value))
        visit(each as object, `${section}.${id}`, people, position)
    else visitAll(value, section, people, position)
  }
  return { objects, lists, propertiesOf }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The id of an element is in its path. */
function propertiesIn(own: Record<string, unknown>, path: string): Properties {
  const properties: Record<string, string> = {}
  const add = (value: unknown, name: string): void => {
    if (value === undefined || value instanceof ConditionPlaceholder) return
    if (isObject(value) && !(Array.isArray(value) && !value.some(isObject)))
      for (const [key, each] of Object.entries(value)) add(each, name === '' ? key : `${name}.${key}`)
    else if (name !== 'id' || typeof value !== 'string' || !path.endsWith(`.${value}`))
      properties[name] = JSON.stringify(value)
  }
  add(own, '')
  return properties
}
