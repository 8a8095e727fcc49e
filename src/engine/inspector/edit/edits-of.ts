// The edits that a form asks for: what differs from what is written, as JSON Patch operations.
import type { Edit } from '#manifest/edit/edit-text.ts'
import type { Json } from '#manifest/read/pointer.ts'
import { complete, type When } from './condition.ts'
import type { Editable } from './editing.ts'

/** What can be changed. An empty text leaves the key out. */
export interface Draft {
  label: string
  title: string
  badge: string
  /** "to <route>" or "link <link>"; undefined if the entry leads nowhere by itself. */
  target: string | undefined
  guards: readonly string[]
  /** Guards of the groups around a route, by the group's pointer. */
  groups: Readonly<Record<string, readonly string[]>>
  /** Texts of a surface, by pointer. */
  texts: Readonly<Record<string, string>>
  when: When
  /** Place in its list. */
  place: number
}

export function draftOf({ written, list, groups, texts }: Editable): Draft {
  const text = (key: string) => (typeof written[key] === 'string' ? written[key] : '')
  const target = ['to', 'link'].find((key) => typeof written[key] === 'string' && !('command' in written))
  return {
    label: text('label'),
    title: text('title'),
    badge: text('badge'),
    target: target === undefined ? undefined : `${target} ${text(target)}`,
    guards: Array.isArray(written['guards']) ? written['guards'].map(String) : [],
    groups: Object.fromEntries(groups.map(({ pointer, guards = [] }) => [pointer, guards])),
    texts: Object.fromEntries(texts.map(({ pointer, value }) => [pointer, value])),
    when: (written['when'] as When | undefined) ?? {},
    place: list.place,
  }
}

export interface Form {
  editable: Editable
  draft: Draft
}

/** The draft over a newer text: what was changed in the form since it started stays changed. */
export function draftOver(found: Editable, before: { start: Draft; draft: Draft } | undefined): Draft {
  if (!before) return draftOf(found)
  const untouched = Object.entries(before.start).filter(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(before.draft[key as keyof Draft]),
  )
  const now = draftOf(found)
  return { ...before.draft, ...Object.fromEntries(untouched.map(([key]) => [key, now[key as keyof Draft]])) }
}

/** In the order in which to make them; moving is last, because it changes the pointer. */
export function editsOf(editable: Editable, draft: Draft): Edit[] {
  const { kind, pointer, written, list } = editable
  const when = { when: conditionOf(draft.when, written['when']) }
  const wanted: Record<Editable['kind'], Record<string, Json | undefined>> = {
    route: { title: draft.title.trim() || undefined, guards: listOrNone(draft.guards, written['guards']) },
    entry: {
      label: draft.label.trim() || undefined,
      ...targetOf(draft.target),
      badge: draft.badge || undefined,
      ...when,
    },
    texts: when,
  }
  const edits = Object.entries(wanted[kind]).flatMap(([key, value]): Edit[] => {
    const path = `${pointer}/${key}`
    const now = written[key]
    if (JSON.stringify(now) === JSON.stringify(value)) return []
    if (value === undefined) return [{ op: 'remove', path }]
    return now === undefined ? [addition(key, path, value, written)] : [{ op: 'replace', path, value }]
  })
  const renamed = [...around(editable, draft), ...asRename(edits, pointer, written)]
  return draft.place === list.place
    ? renamed
    : [...renamed, { op: 'move', from: pointer, path: pointer.replace(/\d+$/, String(draft.place)) }]
}

/** What is not under the keys of the object itself: texts, and the guards of groups. */
const around = ({ groups, texts }: Editable, draft: Draft): Edit[] => [
  ...texts.flatMap(({ pointer: path, value: now }): Edit[] => {
    const value = draft.texts[path]?.trim() ?? now
    return value === now ? [] : [{ op: 'replace', path, value }]
  }),
  ...groups.flatMap(({ pointer, guards: now }): Edit[] => {
    const value = listOrNone(draft.groups[pointer] ?? [], now)
    const path = `${pointer}/guards`
    if (value === undefined || JSON.stringify(value) === JSON.stringify(now)) return []
    return [now === undefined ? { op: 'add', path, value, before: 'routes' } : { op: 'replace', path, value }]
  }),
]

/** A new label is written right after `id`. */
function addition(key: string, path: string, value: Json, written: Editable['written']): Edit {
  const next = key === 'label' ? Object.keys(written)[Object.keys(written).indexOf('id') + 1] : undefined
  return { op: 'add', path, value, ...(next === undefined ? {} : { before: next }) }
}

/** A route replaces a link in its place, and the other way round. */
function asRename(edits: Edit[], pointer: string, written: Editable['written']): Edit[] {
  const [from, to] = 'to' in written ? ['to', 'link'] : ['link', 'to']
  const removed = edits.find((edit) => edit.op === 'remove' && edit.path === `${pointer}/${from}`)
  const added = edits.find((edit) => edit.op === 'add' && edit.path === `${pointer}/${to}`)
  if (removed?.op !== 'remove' || added?.op !== 'add') return edits
  return [
    ...edits.filter((edit) => edit !== removed && edit !== added),
    { op: 'move', from: removed.path, path: added.path },
    { op: 'replace', path: added.path, value: added.value },
  ]
}

function targetOf(target: string | undefined): Record<string, Json | undefined> {
  if (target === undefined) return {}
  const [key = '', id = ''] = target.split(' ')
  return { to: undefined, link: undefined, [key]: id }
}

const listOrNone = (guards: readonly string[], now: Json | undefined): Json | undefined =>
  guards.length === 0 && now === undefined ? undefined : [...guards]

function conditionOf(when: When, now: Json | undefined): Json | undefined {
  if (JSON.stringify(when) === JSON.stringify(now)) return now
  const all = complete(when)
  return Object.keys(all).length === 0 ? undefined : all
}
