// Merges one file of a layer with the file that it changes.
import { didYouMean } from '../conditions/condition.ts'
import type { Problem } from '../problem.ts'
import type { ConfigFile } from './config-file.ts'
import { escapePointer, stepsOf } from './pointer.ts'

type Loose = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value, and where it is written. */
interface Part {
  value: unknown
  file: ConfigFile
  pointer: string
}

/** What layers removed, by the names on the way to it: the place that says so. */
export type Removed = Map<string, string>

/** Stands for everything else in a list: before or after all of it. */
const ALL = '*'

/** Conditions, and what is carried in an address: each means something only as a whole. */
export const WHOLE = new Set(['when', 'require', 'match', 'never', 'for', 'params', 'query'])

/** The base file as the piece changes it; positions lie in the file that wrote what stands there. */
export function mergeFiles(
  base: ConfigFile,
  piece: ConfigFile,
  removed: Removed,
  problems: Problem[],
): ConfigFile {
  /** What is in a merged list or object, by key or index. */
  const inside = new Map<unknown, ReadonlyMap<string, Part>>()
  const whole = (file: ConfigFile): Part => ({ value: file.value, file, pointer: '' })

  function note(pointer: string, rule: string, message: string, hint?: string): void {
    problems.push({ ...piece.positionOf(pointer), severity: 'error', rule, message, ...(hint && { hint }) })
  }

  /** `path`: the names on the way. */
  function merge(was: Part, now: Part, path: string): unknown {
    if (isObject(was.value) && isObject(now.value)) return mergeObjects(was, was.value, now, now.value, path)
    // An empty list may be of either kind.
    if (isNamedList(was.value) && Array.isArray(now.value) && !isListOfNames(now.value))
      return mergeLists(was, was.value, now, now.value, path)
    if (isListOfNames(was.value) && isObject(now.value)) return mergeNames(was, was.value, now, now.value)
    return now.value
  }

  function mergeObjects(was: Part, had: Loose, now: Part, has: Loose, path: string): unknown {
    const members = new Map(Object.keys(had).map((key) => [key, partOf(was, key, had[key])]))
    const isByKey = isKeyed(had)
    for (const [key, value] of Object.entries(has)) {
      if (path === '' && key === '$schema') continue
      const part = partOf(now, key, value)
      if (value !== null && (!isByKey || !isObject(value))) {
        const old = WHOLE.has(key) ? undefined : members.get(key)
        members.set(key, old ? { ...part, value: merge(old, part, `${path}/${key}`) } : part)
      } else change(members, key, part, path, value === null)
    }
    const value = Object.fromEntries([...members].map(([key, part]) => [key, part.value]))
    inside.set(value, members)
    return value
  }

  function mergeLists(was: Part, had: readonly Loose[], now: Part, has: readonly unknown[], path: string) {
    const members = new Map(had.map((member, i) => [nameOf(member)!, partOf(was, String(i), member)]))
    const seen = new Set<string>()
    for (const [i, member] of has.entries()) {
      const part = partOf(now, String(i), member)
      const name = nameOf(member)
      if (name === undefined)
        note(part.pointer, 'layer', 'A layer changes this list by names, and this member has no "id".')
      else if (seen.has(name))
        note(part.pointer, 'duplicate', `"${name}" is changed twice here.`, 'Make one change of the two.')
      else change(members, name, part, path, (member as Loose).remove === true)
      if (name !== undefined) seen.add(name)
    }
    return listOf([...members.values()])
  }

  /** A list of names, as the guards of a route: `{ "without": […], "with": […] }`. */
  function mergeNames(was: Part, had: readonly string[], now: Part, has: Loose): unknown {
    const taken = partOf(now, 'without', has.without ?? [])
    const given = partOf(now, 'with', has.with ?? [])
    if (!isListOfNames(taken.value) || !isListOfNames(given.value)) return now.value
    for (const [i, name] of taken.value.entries())
      if (!had.includes(name))
        note(`${taken.pointer}/${i}`, 'unknown-name', `There is no "${name}" here.`, didYouMean(name, had))
    const gone = new Set(taken.value)
    return listOf([
      ...had.flatMap((name, i) => (gone.has(name) ? [] : partOf(was, String(i), name))),
      ...given.value.map((name, i) => partOf(given, String(i), name)),
    ])
  }

  function listOf(parts: readonly Part[]): unknown {
    const value = parts.map((part) => part.value)
    inside.set(value, new Map(parts.map((part, i) => [String(i), part])))
    return value
  }

  /** Changes, moves, adds or removes what has this name. */
  function change(
    members: Map<string, Part>,
    name: string,
    part: Part,
    path: string,
    isRemoval: boolean,
  ): void {
    const old = members.get(name)
    const own = `${path}/${name}`
    const { after, before, ...rest } = isRemoval ? ({} as Loose) : (part.value as Loose)
    const given = after ?? before
    const beside = typeof given === 'string' || given === undefined ? given : JSON.stringify(given)
    const others = [...members.keys()].filter((each) => each !== name)
    if (!old && (isRemoval || beside === undefined)) {
      const by = removed.get(`${base.file} ${own}`)
      note(
        part.pointer,
        'unknown-name',
        by === undefined
          ? `${base.file} has no "${name}" here, so this would change nothing.`
          : `"${name}" is no longer here: ${by} removes it.`,
        by === undefined
          ? (didYouMean(name, others) ??
              (isRemoval
                ? undefined
                : 'To add it, say what it stands "after" or "before"; "*" is all of them.'))
          : 'Let only one of these layers change it, or put this one before the other.',
      )
    } else if (isRemoval) {
      members.delete(name)
      const { file, line } = part.file.positionOf(part.pointer)
      removed.set(`${base.file} ${own}`, `${file}:${line}`)
    } else if (after !== undefined && before !== undefined)
      note(
        part.pointer,
        'layer',
        `"${name}" cannot stand both after and before something.`,
        'Say one of them.',
      )
    else if (beside !== undefined && beside !== ALL && !others.includes(beside))
      note(
        `${part.pointer}/${after === undefined ? 'before' : 'after'}`,
        'unknown-name',
        `There is nothing called "${beside}" here that "${name}" could stand beside.`,
        didYouMean(beside, others),
      )
    else {
      const value = old ? merge(old, { ...part, value: rest }, own) : rest
      members.set(name, { ...part, value })
      if (beside !== undefined) put(members, name, beside, after === undefined)
    }
  }

  const value = merge(whole(base), whole(piece), '')
  const positionOf = (pointer: string) => {
    const steps = stepsOf(pointer)
    let at = { ...whole(piece), value }
    for (const [i, step] of steps.entries()) {
      const members = inside.get(at.value)
      const rest = steps.slice(i).map((each) => `/${escapePointer(each)}`)
      if (!members) return at.file.positionOf(at.pointer + rest.join(''))
      const isKey = !members.has(step) && step.endsWith('#key')
      const next = members.get(isKey ? step.slice(0, -'#key'.length) : step)
      if (!next) break
      if (isKey) return next.file.positionOf(`${next.pointer}#key`)
      at = next
    }
    return at.file.positionOf(at.pointer)
  }
  // Both texts: two merged files are the same if both are.
  return { file: base.file, text: `${base.text}\n${piece.text}`, value, positionOf }
}

const partOf = ({ file, pointer }: Part, key: string, value: unknown): Part => ({
  value,
  file,
  pointer: `${pointer}/${escapePointer(key)}`,
})

/** The name of a member of a list; groups of routes have theirs in `group`. */
function nameOf(member: unknown): string | undefined {
  const { id, group } = isObject(member) ? member : ({} as Loose)
  return [id, group].find((name) => typeof name === 'string')
}

const isNamedList = (value: unknown): value is readonly Loose[] =>
  Array.isArray(value) && value.every((member) => nameOf(member) !== undefined)

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((member) => typeof member === 'string')

/** Does it list things by key, as links and flags? */
const isKeyed = (value: Loose): boolean =>
  Object.values(value).every(isObject) && Object.keys(value).some((key) => !WHOLE.has(key))

/** Puts what has this name before or after another, or all others. */
function put<T>(members: Map<string, T>, name: string, beside: string, isBefore: boolean): void {
  const own = members.get(name)!
  const order = [...members].filter(([key]) => key !== name)
  const at = order.findIndex(([key]) => key === beside)
  const place = beside !== ALL ? at + (isBefore ? 0 : 1) : isBefore ? 0 : order.length
  members.clear()
  for (const [key, value] of order.toSpliced(place, 0, [name, own])) members.set(key, value)
}
