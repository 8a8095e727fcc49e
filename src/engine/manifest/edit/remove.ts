// Removes anything in config/ that has a name, with everything there that names it.
import type { Resolved } from '../resolve/resolved.ts'
import type { Reference } from '../resolve/scope.ts'
import type { When } from '../read/types.gen.ts'
import { escapePointer, lastOf, parentOf, type Json } from '../read/pointer.ts'
import { remainderOf } from './condition-remainder.ts'
import { inlineCondition, type Condition } from './inline-condition.ts'
import type { Edit } from './edit-text.ts'
import { withEmptiedContainers } from './emptied-containers.ts'
import { EditError, namingInstead, valueIn } from './places.ts'
import { byFile, type FileEdits } from './edit-config.ts'
import { namedDeclarations, pathsOf, type NamedDeclaration } from './named-declarations.ts'

export interface RemoveOptions {
  /** Another declaration of this kind, for the places that cannot do without one. */
  instead?: string | undefined
  /** What conditions that read the flag take it for. */
  flagIs?: boolean | undefined
}

/** Properties that may be missing; without one there is no number, no card or no tabs. */
const OPTIONAL = new Set([
  'badge',
  'card',
  'tabs',
  'layout',
  'cap',
  'context',
  'below',
  'child-of',
  'values',
  'valued-on',
])
/** Properties without which an entry leads nowhere: the entry goes too. */
const ENTRY = /\/(to|link|use|each\/to)$/
/** Lists of names. */
const LISTED = /\/(guards|beats|opens|closed|shown|hidden|flags|except|groups\/\d+\/items|of|quotes)\/\d+$/
/** A fact in a condition; the group is where the whole condition is written. */
const CONDITION = /^(.*?)(?:\/not|\/(?:anyOf|allOf)\/\d+)*\/[^/]+$/

/** The edits that remove a declaration. An EditError says what has to be decided first. */
export function removeEdits(
  resolved: Resolved,
  declaration: NamedDeclaration,
  options: RemoveOptions = {},
): FileEdits[] {
  const { kind, id, file, pointer } = declaration
  if (
    options.instead !== undefined &&
    !namedDeclarations(resolved).some((each) => each.kind === kind && each.id === options.instead)
  )
    throw new EditError(`There is no ${kind} "${options.instead}" that could stand instead of "${id}".`)
  const removed: { file: string; edit: Edit }[] = []
  const gone = new Set<string>()
  const left = [declaration]
  for (let next = left.pop(); next; next = left.pop()) {
    gone.add(`${next.file} ${next.pointer}`)
    const edits = editsFor(resolved, next, next === declaration ? options : {}, removed)
    removed.push(...edits)
    // What is inside a removed thing goes too, with what names it.
    left.push(
      ...namedDeclarations(resolved).filter(
        (each) => !gone.has(`${each.file} ${each.pointer}`) && edits.some((edit) => isWithin(each, edit)),
      ),
    )
  }
  const files = byFile(removed).map((each) => ({
    file: each.file,
    edits: withEmptiedContainers(valueIn(resolved, each.file, ''), each.edits),
  }))
  return pointer === '' ? [...files, { file, edits: [], isRemoved: true }] : files
}

/** The removal of one declaration and of every place that names it. A whole file has no place of its own. */
function editsFor(
  resolved: Resolved,
  declaration: NamedDeclaration,
  options: RemoveOptions,
  gone: readonly { file: string; edit: Edit }[],
): { file: string; edit: Edit }[] {
  const { file, pointer } = declaration
  const paths = pathsOf(resolved, declaration)
  const inItself = (reference: Reference) =>
    (reference.file === file && (pointer === '' || reference.pointer.startsWith(`${pointer}/`))) ||
    gone.some((edit) => isWithin(reference, edit))
  return [
    ...resolved.references
      .filter((reference) => refersTo(reference, declaration, paths) && !inItself(reference))
      .flatMap((reference) =>
        editsOf(resolved, reference, declaration, options).map((edit) => ({ file: reference.file, edit })),
      ),
    ...(pointer === '' ? [] : [{ file, edit: { op: 'remove' as const, path: pointer } }]),
  ]
}

const isWithin = (
  { file, pointer }: Pick<NamedDeclaration, 'file' | 'pointer'>,
  { file: where, edit }: { file: string; edit: Edit },
) => file === where && edit.op === 'remove' && `${pointer}/`.startsWith(`${edit.path}/`)

function refersTo(
  { kind, name }: Reference,
  declaration: NamedDeclaration,
  paths: readonly string[],
): boolean {
  if (kind === 'entry') return paths.some((path) => name === path || name.startsWith(`${path}/`))
  if (kind === 'fact')
    return (
      name ===
      (declaration.kind === 'flag' ? `flag.${declaration.id}` : declaration.kind === 'fact' && declaration.id)
    )
  return kind === declaration.kind && name === declaration.id
}

/** The edits after which this place no longer names the declaration. */
function editsOf(
  resolved: Resolved,
  reference: Reference,
  declaration: NamedDeclaration,
  { instead, flagIs }: RemoveOptions,
): Edit[] {
  const { kind, file, pointer, name } = reference
  const remove = (path: string): Edit => ({ op: 'remove', path })
  // An example of what is gone would try nothing.
  const [example] = /^\/examples\/\d+/.exec(pointer) ?? []
  if (example !== undefined) return [remove(example)]
  const { line } = resolved.files.find((each) => each.file === file)!.positionOf(pointer)
  // Of an example person it is a fact that nobody has any more.
  if (kind === 'fact' && declaration.kind === 'fact' && /\/situations\/\d+\/[^/]+$/.test(pointer))
    return [remove(pointer)]
  if (kind === 'fact' && declaration.kind === 'fact')
    throw new EditError(`${file}:${line} names the fact "${name}": take it out of this condition first.`)
  if (kind === 'fact') {
    if (flagIs === undefined)
      throw new EditError(
        `${file}:${line} depends on the flag "${declaration.id}": say what stays, --on (as if it were on) or --off.`,
      )
    const [, at] = CONDITION.exec(pointer)!
    const when = valueIn(resolved, file, at!) as When
    const remainder = remainderOf(when, at!, name, String(flagIs))
    if (remainder === 'never') return [remove(elementOf(resolved, file, at!, name))]
    const removed =
      remainder === 'always' ? Object.keys(when).map((key) => `${at!}/${escapePointer(key)}`) : remainder
    return removed.map(remove)
  }
  if (kind === 'condition' && instead === undefined) {
    const words = valueIn(resolved, declaration.file, `${declaration.pointer}/when`) as Condition
    return inlineCondition(words, pointer, valueIn(resolved, file, ''))
  }
  const isOneOfSeveral =
    kind === 'option' && (valueIn(resolved, file, parentOf(pointer)) as Json[]).length > 1
  if (LISTED.test(pointer) || isOneOfSeveral) return [remove(pointer)]
  const property = lastOf(pointer)
  if (OPTIONAL.has(property) && file !== 'config/header.json') return [remove(pointer)]
  const [entry] = /^.*\/(items|children|actions)\/\d+(?=\/(to|link|use|each\/to)$)/.exec(pointer) ?? []
  if (entry !== undefined && ENTRY.test(pointer)) return [remove(entry)]
  if (instead !== undefined)
    return [{ op: 'replace', path: pointer, value: namingInstead(resolved, reference, instead) }]
  throw new EditError(
    `${file}:${line} names the ${declaration.kind} "${declaration.id}" and cannot do without one: say which other one, --instead <id>.`,
  )
}

/** What goes with a condition that can no longer hold: the part of a page, or the element of a list that has it. */
function elementOf(resolved: Resolved, file: string, pointer: string, name: string): string {
  const steps = pointer.split('/')
  for (let end = steps.length - 1; end > 1; end--) {
    if (/^\d+$/.test(steps[end]!) || steps[end - 1] === 'parts') return steps.slice(0, end + 1).join('/')
  }
  const { line } = resolved.files.find((each) => each.file === file)!.positionOf(pointer)
  throw new EditError(
    `${file}:${line} would hold for nobody without "${name}", and cannot simply be left out: change it first.`,
  )
}
