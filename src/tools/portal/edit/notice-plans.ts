// portal announce, close and open: what operators change on the day.
import { editConfig } from '#manifest/edit/edit-config.ts'
import type { Edit } from '#manifest/edit/edit-text.ts'
import { declarationNamed } from '#manifest/edit/named-declarations.ts'
import { EditError, valueIn } from '#manifest/edit/places.ts'
import { instantInWords, londonInstant, londonTime, notInLondon } from '#manifest/london-instant.ts'
import { nearest } from '#manifest/problem.ts'
import type { Json } from '#manifest/read/pointer.ts'
import type { AnnouncementsFile, RouteNode, RoutesFile } from '#manifest/read/types.gen.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { some } from './addition.ts'
import type { Plan } from './examine.ts'
import type { From } from './plans.ts'
import { whenOf } from './when-text.ts'

export interface NoticeOptions {
  kind?: string
  from?: string
  until?: string
  when?: string
  link?: string
  id?: string
  end?: string
  stays?: boolean
  says?: string
}

const FILE = 'config/announcements.json'

/** Adds an announcement, or ends one. */
export function announcePlan(
  from: From,
  [text, ...rest]: readonly string[],
  given: NoticeOptions,
  now: Date,
): Plan {
  const { resolved, texts, product } = from
  const { end, kind = 'info', stays = false } = given
  const file = resolved.files.find((each) => each.file === FILE)
  const present = (file?.value as AnnouncementsFile | undefined)?.announcements ?? []
  if (end !== undefined) {
    if (text !== undefined) throw new EditError('--end takes the name alone: announce --end payments-down.')
    const place = present.findIndex(({ id }) => id === end)
    if (place < 0) throw new EditError(`No announcement is called "${end}". ${thereAre(present, end)}`)
    const edits: Edit[] = [{ op: 'remove', path: `/announcements/${place}` }]
    return {
      says: [`announcement ${end} goes`],
      texts: editConfig(texts, [{ file: FILE, edits }]),
      product,
    }
  }
  if (text === undefined || rest.length > 0)
    throw new EditError('announce needs the text in quotes: announce "Payments are down until {until}."')
  if (!['info', 'warning', 'urgent'].includes(kind))
    throw new EditError(`--kind ${kind}: it is info, warning or urgent.`)
  const id = given.id ?? idFrom(text, present, now)
  if (present.some((each) => each.id === id))
    throw new EditError(
      `There is an announcement "${id}" already. End it first, or give this one another --id: whoever has dismissed it does not see it again.`,
    )
  const announcement = {
    id,
    kind,
    text,
    ...some(periodOf(given, now)),
    ...(given.when === undefined ? {} : { when: whenOf(given.when, resolved) }),
    dismissable: !stays,
    ...(given.link === undefined ? {} : { items: [linkTo(from, given.link)] }),
  }
  const edits: Edit[] = [
    ...(file
      ? []
      : ([
          { op: 'add', path: '/$schema', value: schemaBeside(from) },
          { op: 'add', path: '/announcements', value: [] },
        ] satisfies Edit[])),
    { op: 'add', path: '/announcements/-', value: announcement },
  ]
  return {
    says: [`announcement ${id}; announce --end ${id} ends it`],
    texts: editConfig(texts, [{ file: FILE, edits }]),
    product,
  }
}

interface Closable {
  kind: 'route' | 'group'
  file: string
  pointer: string
  node: RouteNode
}

/** A route, or a group of routes, by its name. */
function closableNamed(resolved: Resolved, id: string): Closable {
  const route = resolved.route(id) && declarationNamed(resolved, `route ${id}`)
  const group = groupsOf(resolved).find(({ node }) => node.group === id)
  if (!route && group) return group
  const { file, pointer } = route ?? declarationNamed(resolved, `route ${id}`)
  return { kind: 'route', file, pointer, node: valueIn(resolved, file, pointer) as RouteNode }
}

function groupsOf({ files }: Resolved): Closable[] {
  const inside = (file: string, nodes: readonly RouteNode[], pointer: string): Closable[] =>
    nodes.flatMap((node, i) =>
      node.routes
        ? [
            { kind: 'group', file, pointer: `${pointer}/${i}`, node },
            ...inside(file, node.routes, `${pointer}/${i}/routes`),
          ]
        : [],
    )
  return files.flatMap(({ file, value }) =>
    file.startsWith('config/routes/') ? inside(file, (value as RoutesFile).routes, '/routes') : [],
  )
}

/** The pages beside one that is closed: whoever closes it may mean them too. */
function neighboursOf(resolved: Resolved, { kind, file, pointer }: Closable): string[] {
  const around = groupsOf(resolved).findLast(
    (each) => each.file === file && pointer.startsWith(`${each.pointer}/routes/`),
  )
  const open = (around?.node.routes ?? []).flatMap(({ id = '' }, i) =>
    `${around!.pointer}/routes/${i}` !== pointer && resolved.route(id)?.closed.length === 0 ? [id] : [],
  )
  if (kind === 'group' || open.length === 0 || around?.node.group === undefined) return []
  const { group } = around.node
  return [`Of the group ${group} these stay open: ${open.join(', ')}. close ${group} closes all.`]
}

/** Closes a page, or the pages of a group, for a time, or changes for how long and why. */
export function closePlan(
  { resolved, texts, product }: From,
  words: readonly string[],
  given: NoticeOptions,
  now: Date,
): Plan {
  const [id, ...rest] = words
  if (id === undefined || rest.length > 0 || given.until === undefined)
    throw new EditError(
      'close needs a route or a group, and when it opens again: close payments --until 14:00.',
    )
  const closable = closableNamed(resolved, id)
  const { kind, file, pointer, node } = closable
  const { says = 'This page is closed until {until}.' } = given
  const value = { ...some(periodOf(given, now)), says }
  const edits: Edit[] = [{ op: node.closed ? 'replace' : 'add', path: `${pointer}/closed`, value }]
  return {
    says: [
      `${kind} ${id} is closed; open ${id} opens it before its time`,
      ...neighboursOf(resolved, closable),
    ],
    texts: editConfig(texts, [{ file, edits }]),
    product,
  }
}

/** Opens what is closed. */
export function openPlan({ resolved, texts, product }: From, words: readonly string[]): Plan {
  const [id, ...rest] = words
  if (id === undefined || rest.length > 0)
    throw new EditError('open needs one route or group: open payments.')
  const { kind, file, pointer, node } = closableNamed(resolved, id)
  const group = kind === 'route' && !node.closed && resolved.route(id)!.closed[0]?.group
  if (group) throw new EditError(`The route "${id}" is closed with its group: open ${group}.`)
  if (!node.closed) throw new EditError(`The ${kind} "${id}" is not closed.`)
  const edits: Edit[] = [{ op: 'remove', path: `${pointer}/closed` }]
  return { says: [`${kind} ${id} is open`], texts: editConfig(texts, [{ file, edits }]), product }
}

/** `from` and `until` as config writes them; a time alone is one of today. */
function periodOf({ from = '', until = '' }: NoticeOptions, now: Date): Record<string, Json> {
  const today = londonTime(now).slice(0, 10)
  const written = (option: string, text: string): string => {
    const at = /^\d{2}:\d{2}$/.test(text) ? `${today}T${text}` : text.replace(' ', 'T')
    if (text !== '' && !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(at))
      throw new EditError(`--${option} ${text}: write 14:00, 2026-12-01 or 2026-12-01T14:00, in London.`)
    const instant = text === '' ? undefined : londonInstant(at)
    if (text !== '' && instant === undefined) throw new EditError(`--${option} ${text}: ${notInLondon(at)}.`)
    if (option === 'until' && instant !== undefined && instant <= now.toISOString())
      throw new EditError(`--until ${text}: ${instantInWords(at)} is over already. Write the day as well.`)
    return at
  }
  return { from: written('from', from), until: written('until', until) }
}

/** A page, or a link to another site. */
function linkTo({ resolved }: From, name: string): Json {
  if (resolved.route(name)) return { id: name, to: name }
  if (Object.hasOwn(resolved.links, name)) return { id: name, link: name }
  const names = [...resolved.routes.map(({ id }) => id), ...Object.keys(resolved.links)]
  const near = nearest(name, names)
  throw new EditError(
    `--link ${name}: no route and no link is called so.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  )
}

/**
 * A name from the first words and the day, "payments-are-down-2026-12-01": whoever has dismissed the same text on another day sees
 * this one.
 */
function idFrom(text: string, present: readonly { id: string }[], now: Date): string {
  const words = text
    .replaceAll(/\{[^}]*\}/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const said =
    words
      .slice(0, 3)
      .join('-')
      .replace(/^[^a-z]+/, '') || 'announcement'
  const name = `${said}-${now.toISOString().slice(0, 10)}`
  const names = [name, ...present.map((_, i) => `${name}-${i + 2}`)]
  return names.find((each) => present.every(({ id }) => id !== each)) ?? name
}

function thereAre(present: readonly { id: string }[], id: string): string {
  const ids = present.map((each) => each.id)
  if (ids.length === 0) return 'There is none.'
  const near = nearest(id, ids)
  return near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean "${near}"?`
}

/** Where the schema of the file lies, as the others have it. */
const schemaBeside = ({ resolved }: From): string =>
  (
    resolved.files.find(({ file }) => file === 'config/guards.json')!.value as { $schema: string }
  ).$schema.replace('guards.', 'announcements.')
