// Renames anything in config/ that has a name, with everything there that names it.
import type { Resolved } from '../resolve/resolved.ts'
import type { Reference } from '../resolve/scope.ts'
import { escapePointer, parentOf } from '../read/pointer.ts'
import { ENGINE_FACTS, GRANTED_ACCESS_FACTS } from '../supplied.ts'
import { byFile, type FileEdits } from './edit-config.ts'
import type { Edit } from './edit-text.ts'
import { EditError, namingInstead, valueIn } from './places.ts'
import { namedDeclarations, pathsOf, type NamedDeclaration } from './named-declarations.ts'

const NAME = /^[a-z][a-z0-9-]*$/

/** The edits that give a declaration another name. An EditError says why it cannot have it. */
export function renameEdits(resolved: Resolved, declaration: NamedDeclaration, to: string): FileEdits[] {
  const { kind, id, file, pointer } = declaration
  if (!NAME.test(to)) throw new EditError(`"${to}" is no name: names are lower case with dashes.`)
  if (kind === 'menu' && id === 'tab-bar')
    throw new EditError('The portal’s code shows the menu "tab-bar" under this name.')
  if (kind === 'fact' && (id in ENGINE_FACTS || id in GRANTED_ACCESS_FACTS))
    throw new EditError(`The engine gives the fact "${id}" under this name.`)
  const whole = id.replace(/[^/]*$/, to)
  const taken = namedDeclarations(resolved).find((each) => each.kind === kind && each.id === whole)
  if (taken)
    throw new EditError(
      `The ${kind} "${whole}" exists already, at ${taken.position.file}:${taken.position.line}.`,
    )
  const paths = pathsOf(resolved, declaration)
  const edits = [
    ...resolved.references.flatMap((reference) => {
      const edit = renamedReference(resolved, reference, declaration, to, paths)
      return edit ? [{ file: reference.file, edit }] : []
    }),
    ...(kind === 'page' ? [] : [{ file, edit: ownName(resolved, declaration, to) }]),
  ]
  const files = byFile(edits)
  if (kind === 'page') return [...files, { file, edits: [], renamed: `config/pages/${to}.json` }]
  if (kind === 'menu' && pointer === '')
    return files.map((each) => (each.file === file ? { ...each, renamed: `config/menus/${to}.json` } : each))
  return files
}

/** Some declarations have their name as `id` or `group`, others as their key. */
function ownName(resolved: Resolved, { file, pointer }: NamedDeclaration, to: string): Edit {
  const value = valueIn(resolved, file, pointer)
  const property = ['id', 'group'].find(
    (each) => typeof value === 'object' && value !== null && each in value,
  )
  if (property !== undefined) return { op: 'replace', path: `${pointer}/${property}`, value: to }
  return { op: 'move', from: pointer, path: beside(pointer, to) }
}

const beside = (pointer: string, key: string) => `${parentOf(pointer)}/${escapePointer(key)}`

/** The edit of a place that names the declaration; undefined if it names something else. */
function renamedReference(
  resolved: Resolved,
  reference: Reference,
  { kind, id }: NamedDeclaration,
  to: string,
  paths: readonly string[],
): Edit | undefined {
  const { kind: named, name, pointer } = reference
  if (named === 'entry') {
    const own = paths.find((path) => name === path || name.startsWith(`${path}/`))
    if (own === undefined) return undefined
    const now = own.replace(/[^/ ]*$/, to) + name.slice(own.length)
    // `except` has the ids alone.
    const isId = /\/except\/\d+$/.test(pointer)
    if (isId && name !== own) return undefined
    return { op: 'replace', path: pointer, value: isId ? to : now }
  }
  if (named === 'fact') {
    const [own, now] = kind === 'flag' ? [`flag.${id}`, `flag.${to}`] : [id, to]
    return (kind === 'flag' || kind === 'fact') && name === own
      ? { op: 'move', from: pointer, path: beside(pointer, now) }
      : undefined
  }
  if (named === 'question' && named === kind && name === id && /\/(when|answers)\//.test(pointer))
    return { op: 'move', from: pointer, path: beside(pointer, to) }
  return named === kind && name === id
    ? { op: 'replace', path: pointer, value: namingInstead(resolved, reference, to) }
    : undefined
}
