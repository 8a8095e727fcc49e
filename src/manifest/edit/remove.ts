// Removes anything in config/ that has a name, with everything there that names it.
import type { Linked } from '../link/linked.ts'
import type { Reference } from '../link/scope.ts'
import type { When } from '../read/types.gen.ts'
import { escapePointer, lastOf, parentOf, valueAtPointer, type Json } from '../read/pointer.ts'
import { remainderOf } from './condition-remainder.ts'
import type { Edit } from './edit-text.ts'
import { EditError, valueIn } from './places.ts'
import { byFile, type FileEdits } from './edit-config.ts'
import { pathsOf, thingsOf, type Thing } from './things.ts'

export interface RemoveOptions {
  /** Another thing of this kind, for the places that cannot do without one. */
  instead?: string | undefined
  /** What conditions that read the flag take it for. */
  flagIs?: boolean | undefined
}

/** Properties that may be missing: without them there is no number, no card, no tabs. */
const OPTIONAL = new Set(['badge', 'card', 'tabs', 'layout', 'cap', 'context', 'below'])
/** Properties without which an entry leads nowhere: the entry goes too. */
const ENTRY = /\/(to|link|use|each\/to)$/
/** Lists of names. */
const LISTED = /\/(guards|beats|opens|closed|shown|hidden|flags|except|is)\/\d+$/
/** A fact in a condition; the group is where the whole condition is written. */
const CONDITION = /^(.*?)(?:\/not|\/(?:anyOf|allOf)\/\d+)*\/[^/]+$/

/** The edits that remove a thing. An EditError says what has to be decided first. */
export function removeEdits(linked: Linked, thing: Thing, options: RemoveOptions = {}): FileEdits[] {
  const { kind, id, file, pointer } = thing
  if (
    options.instead !== undefined &&
    !thingsOf(linked).some((each) => each.kind === kind && each.id === options.instead)
  )
    throw new EditError(`There is no ${kind} "${options.instead}" that could stand instead of "${id}".`)
  const removed: { file: string; edit: Edit }[] = []
  const gone = new Set<string>()
  const left = [thing]
  for (let next = left.pop(); next; next = left.pop()) {
    gone.add(`${next.file} ${next.pointer}`)
    const edits = editsFor(linked, next, next === thing ? options : {})
    removed.push(...edits)
    // What stands in something that is removed goes too, with what names it.
    left.push(
      ...thingsOf(linked).filter(
        (each) => !gone.has(`${each.file} ${each.pointer}`) && edits.some((edit) => isWithin(each, edit)),
      ),
    )
  }
  const files = byFile(removed).map((each) => ({
    file: each.file,
    edits: withWhatIsEmpty(valueIn(linked, each.file, ''), each.edits),
  }))
  return pointer === '' ? [...files, { file, edits: [], isRemoved: true }] : files
}

/** The removal of one thing and of every place that names it. A whole file has no place of its own. */
function editsFor(linked: Linked, thing: Thing, options: RemoveOptions): { file: string; edit: Edit }[] {
  const { file, pointer } = thing
  const paths = pathsOf(linked, thing)
  const inItself = (reference: Reference) =>
    reference.file === file && (pointer === '' || reference.pointer.startsWith(`${pointer}/`))
  return [
    ...linked.references
      .filter((reference) => names(reference, thing, paths) && !inItself(reference))
      .flatMap((reference) =>
        without(linked, reference, thing, options).map((edit) => ({ file: reference.file, edit })),
      ),
    ...(pointer === '' ? [] : [{ file, edit: { op: 'remove' as const, path: pointer } }]),
  ]
}

const isWithin = ({ file, pointer }: Thing, { file: where, edit }: { file: string; edit: Edit }) =>
  file === where && edit.op === 'remove' && `${pointer}/`.startsWith(`${edit.path}/`)

function names({ kind, name }: Reference, thing: Thing, paths: readonly string[]): boolean {
  if (kind === 'entry') return paths.some((path) => name === path || name.startsWith(`${path}/`))
  if (kind === 'fact') return thing.kind === 'flag' && name === `flag.${thing.id}`
  return kind === thing.kind && name === thing.id
}

/** The edits after which this place no longer names the thing. */
function without(
  linked: Linked,
  { kind, file, pointer, name }: Reference,
  thing: Thing,
  { instead, flagIs }: RemoveOptions,
): Edit[] {
  const remove = (path: string): Edit => ({ op: 'remove', path })
  const { line } = linked.files.find((each) => each.file === file)!.positionOf(pointer)
  if (kind === 'fact') {
    if (flagIs === undefined)
      throw new EditError(
        `${file}:${line} depends on the flag "${thing.id}": say what stays, --on (as if it were on) or --off.`,
      )
    const [, at] = CONDITION.exec(pointer)!
    const when = valueIn(linked, file, at!) as When
    const remainder = remainderOf(when, at!, name, String(flagIs))
    if (remainder === 'never') return [remove(elementOf(linked, file, at!, name))]
    const removed =
      remainder === 'always' ? Object.keys(when).map((key) => `${at!}/${escapePointer(key)}`) : remainder
    return removed.map(remove)
  }
  if (LISTED.test(pointer)) return [remove(pointer)]
  const property = lastOf(pointer)
  if (OPTIONAL.has(property) && file !== 'config/header.json') return [remove(pointer)]
  const [entry] = /^.*\/(items|children|actions)\/\d+(?=\/(to|link|use|each\/to)$)/.exec(pointer) ?? []
  if (entry !== undefined && ENTRY.test(pointer)) return [remove(entry)]
  if (instead !== undefined) return [{ op: 'replace', path: pointer, value: instead }]
  throw new EditError(
    `${file}:${line} names the ${thing.kind} "${thing.id}" and cannot do without one: say which other one, --instead <id>.`,
  )
}

/** What goes with a condition that can no longer hold: the part of a page, or the element of a list that has it. */
function elementOf(linked: Linked, file: string, pointer: string, name: string): string {
  const steps = pointer.split('/')
  for (let end = steps.length - 1; end > 1; end--) {
    if (/^\d+$/.test(steps[end]!) || steps[end - 1] === 'parts') return steps.slice(0, end + 1).join('/')
  }
  const { line } = linked.files.find((each) => each.file === file)!.positionOf(pointer)
  throw new EditError(
    `${file}:${line} would hold for nobody without "${name}", and cannot simply be left out: change it first.`,
  )
}

/** Lists and objects that these removals leave empty go too, as does a group without entries or a condition without words. */
function withWhatIsEmpty(value: Json, edits: readonly Edit[]): Edit[] {
  const removals = new Set(edits.flatMap((edit) => (edit.op === 'remove' ? [edit.path] : [])))
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const path of removals) {
      const parent = parentOf(path)
      if (removals.has(parent) || !REMOVED_WHEN_EMPTY.test(parent)) continue
      const around = valueAtPointer(value, parent) as object
      if (!Object.keys(around).every((key) => removals.has(`${parent}/${escapePointer(key)}`))) continue
      // A group of a menu goes with its last entry, its list alone would be missing.
      removals.add(parent.replace(/\/children$/, ''))
      removals.add(parent)
      isDone = false
    }
  }
  const kept = edits.filter((edit) => edit.op !== 'remove')
  const outermost = [...removals].filter(
    (path) => ![...removals].some((other) => path.startsWith(`${other}/`)),
  )
  return [
    ...kept.filter((edit) => !outermost.some((path) => edit.path.startsWith(`${path}/`))),
    ...outermost.toSorted(lastFirst).map((path): Edit => ({ op: 'remove', path })),
  ]
}

/** What is removed where it would be left empty. */
const REMOVED_WHEN_EMPTY =
  /\/(guards|beats|opens|closed|shown|hidden|except|is|anyOf|allOf|not|when|match|children|actions)$/

/** Later places first, so that earlier removals move none of them. */
function lastFirst(a: string, b: string): number {
  const [one, two] = [a.split('/'), b.split('/')]
  const i = one.findIndex((step, n) => step !== two[n])
  return Number(two[i]) - Number(one[i]) || (a < b ? 1 : -1)
}
