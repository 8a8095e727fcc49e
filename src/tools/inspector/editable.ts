// What of an entry, a route or a surface with texts can be edited in place, and what there is to choose from.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Choices, Editable, EditableRequest } from '#inspector/edit/editing.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { SourcePosition } from '#manifest/problem.ts'
import { surfaceOf, surfaces } from '#manifest/surfaces/all.ts'
import { readConfigFile, type ConfigFile, type ConfigText } from '#manifest/read/config-file.ts'
import { escapePointer, lastOf, parentOf, valueAtPointer, type Json } from '#manifest/read/pointer.ts'
import { pathInConfig } from '../config-folder.ts'

/** Hash of the text of a file. */
export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What is written at this position of the file. Throws a sentence if nothing of this id can be edited. */
export function editableAt(resolved: Resolved, { position, id }: EditableRequest): Editable {
  const text = readFileSync(pathInConfig(position.file), 'utf8')
  const pointer = pointerAt(parsed({ file: position.file, text }), position)
  const editable =
    pointer === undefined ? undefined : editableIn(resolved, { file: position.file, text }, pointer)
  if (!editable)
    throw new Error(
      `Only entries, routes, ${withTexts().join(' and ')} are edited here; open the editor for the rest.`,
    )
  if (editable.id !== id)
    throw new Error(
      `"${id}" is not at this place any more: the manifests have problems, or were edited just now.`,
    )
  return editable
}

/** What this pointer of the file names; undefined if it cannot be edited here. */
export function editableIn(resolved: Resolved, text: ConfigText, pointer: string): Editable | undefined {
  const file = parsed(text)
  const written = valueAtPointer(file.value, pointer)
  const kind = kindOf(file.file, pointer, written)
  if (!isObject(written) || kind === undefined) return undefined
  const list = pointer === '' ? [] : valueAtPointer(file.value, parentOf(pointer))
  return {
    kind,
    id: typeof written['id'] === 'string' ? written['id'] : (surfaceOf(file.file)?.name ?? ''),
    file: file.file,
    pointer,
    version: versionOf(text.text),
    written,
    list: { names: Array.isArray(list) ? list.map(nameOf) : [], place: Number(lastOf(pointer)) },
    texts: kind === 'texts' ? textsIn(written, pointer) : [],
    groups: kind === 'route' ? groupsAround(file, pointer) : [],
    choices: choicesOf(resolved),
  }
}

/** Throws a sentence for a text that is not a manifest. */
function parsed(text: ConfigText): ConfigFile {
  const { file } = readConfigFile(text)
  if (!file) throw new Error(`${text.file} has problems; mend them in the editor first.`)
  return file
}

function pointerAt(file: ConfigFile, at: SourcePosition): string | undefined {
  const walk = (value: unknown, pointer: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    const { line, column } = file.positionOf(pointer)
    if (!Array.isArray(value) && line === at.line && column === at.column) return pointer
    for (const [key, each] of Object.entries(value)) {
      const inner = walk(each, `${pointer}/${escapePointer(key)}`)
      if (inner !== undefined) return inner
    }
    return undefined
  }
  return walk(file.value, '')
}

const withTexts = () => surfaces.flatMap(({ name, written }) => (written?.hasEditableTexts ? [name] : []))

function kindOf(file: string, pointer: string, written: unknown): Editable['kind'] | undefined {
  const surface = surfaceOf(file)?.written
  const list = lastOf(parentOf(pointer))
  const isElement = pointer === '' ? surface?.named?.[''] !== undefined : list === surface?.list?.at
  if (surface?.hasEditableTexts && isElement) return 'texts'
  if (['items', 'children', 'actions'].includes(list)) return 'entry'
  return list === 'routes' && isObject(written) && 'path' in written ? 'route' : undefined
}

/** Texts by themselves, in a button, or in a list of sentences of which the first that fits is shown. */
function textsIn(written: Record<string, Json>, pointer: string): Editable['texts'] {
  return Object.entries(written).flatMap(([key, value]): Editable['texts'] => {
    const textPointer = `${pointer}/${key}`
    if (['label', 'action', 'text'].includes(key) && typeof value === 'string')
      return [{ pointer: textPointer, name: key, value }]
    if (key === 'action' && isObject(value) && typeof value['label'] === 'string')
      return [{ pointer: `${textPointer}/label`, name: key, value: value['label'] }]
    if (!Array.isArray(value)) return []
    return value.flatMap((each, i): Editable['texts'] => {
      if (!isObject(each) || typeof each['text'] !== 'string') return []
      const name = value.length === 1 ? key : `${key} ${i + 1}`
      const { when, text } = each
      return [
        { pointer: `${textPointer}/${i}/text`, name, value: text, ...(when === undefined ? {} : { when }) },
      ]
    })
  })
}

/** The groups around a route, from the outermost. */
function groupsAround(file: ConfigFile, pointer: string): Editable['groups'] {
  const steps = pointer.split('/')
  return steps.flatMap((_, end): Editable['groups'] => {
    const groupPointer = steps.slice(0, end).join('/')
    const group = end < steps.length && end > 1 ? valueAtPointer(file.value, groupPointer) : undefined
    if (!isObject(group) || typeof group['group'] !== 'string') return []
    const { guards } = group
    const named = Array.isArray(guards) ? { guards: guards.map(String) } : {}
    return [{ pointer: groupPointer, name: group['group'], ...named }]
  })
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nameOf = (value: unknown): string => {
  const { id, group } = isObject(value) ? value : {}
  return typeof id === 'string' ? id : typeof group === 'string' ? group : '…'
}

function choicesOf(resolved: Resolved): Choices {
  const named = (ids: Iterable<string>) => [...ids].map((id) => ({ id, name: id }))
  return {
    routes: resolved.routes.map(({ id, title, path }) => ({ id, name: `${title} ${path}` })),
    links: Object.entries(resolved.links).map(([id, { label }]) => ({ id, name: label })),
    badges: named(resolved.badges.keys()),
    guards: named(resolved.guards.keys()),
    facts: resolved.vocabulary.facts.map(({ id, description, values, meanings }) => ({
      id,
      name: description,
      values: values.map((value, i) => ({ id: value, name: meanings[i] ?? value })),
    })),
    conditions: resolved.namesThatNeedAUse.flatMap(({ kind, name }) =>
      kind === 'condition' ? [{ id: name, name }] : [],
    ),
  }
}
