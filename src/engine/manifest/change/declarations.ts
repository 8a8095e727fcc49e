// Takes the files of config/ apart into what they declare: routes, entries, facts, flags and so on, each as written.
import type { ManifestExtension } from '../extension.ts'
import type { ConfigFile } from '../read/config-file.ts'
import { escapePointer } from '../read/pointer.ts'
import type { SourcePosition } from '../problem.ts'
import { surfaceOf } from '../surfaces/all.ts'
import { PARTS_OF_PAGES } from '../pages/page-parts.ts'
import type { Surface } from '../surfaces/surface.ts'

export interface Declaration {
  /** 'entry client/payments', 'fact session' */
  what: string
  /** As written, without what is declared inside it, as JSON with sorted keys. */
  text: string
  /** The names declared in lists inside it, in their order. */
  inside: string[]
  position: SourcePosition
  /** JSON pointer in its file. */
  pointer: string
}

/** Names what is at this place; undefined for a value that belongs to the declaration around it. */
type Name = (path: readonly string[], value: unknown, file: string) => string | undefined

const FILE: Readonly<Record<string, Name>> = {
  facts: (path) => ofSection(path, { facts: 'fact', conditions: 'condition', invariants: 'invariant' }),
  flags: (path) => ofSection(path, { flags: 'flag' }),
  contexts: (path) => ofSection(path, { contexts: 'context' }),
  guards: (path) => ofSection(path, { guards: 'guard' }),
  badges: (path) => ofSection(path, { badges: 'badge' }),
  links: (path) => ofSection(path, { links: 'link' }),
  limits: (path) => ofSection(path, { limits: 'limit' }),
  personas: (path) =>
    path[2] === 'situations' && path.length === 4
      ? `situation ${path[1]}/${path[3]}`
      : ofSection(path, { personas: 'persona', people: 'person' }),
  claims: (path) => ofSection(path, { claims: 'claim' }),
  brand: ([name, colour, ...rest]) =>
    name === undefined || name === '$schema' || rest.length > 0
      ? undefined
      : colour === undefined
        ? `brand ${name}`
        : `colour ${colour}`,
}

const ofSection = ([section = '', id, ...rest]: readonly string[], kinds: Readonly<Record<string, string>>) =>
  id !== undefined && rest.length === 0 && kinds[section] !== undefined
    ? `${kinds[section]} ${id}`
    : undefined

/** In the file of a surface: what has a name without an id, elements, and their entries. */
const inSurface =
  ({ name, written: { named = {}, list } = {} }: Surface): Name =>
  (path) => {
    const own = named[path.join('/')]
    if (own !== undefined || !list || path[0] !== list.at) return own
    const [, element, entries, ...entry] = path
    if (entries === undefined) return element === undefined ? undefined : `${list.kind} "${element}"`
    const ids = entries === list.entries ? idsIn(entry) : undefined
    return ids && `entry ${name}/${element}/${ids}`
  }

/** 'a/b' of a, children, b; undefined if it is not an entry. */
function idsIn(path: readonly string[]): string | undefined {
  const isEntry = path.length % 2 === 1 && path.every((step, i) => i % 2 === 0 || step === 'children')
  return isEntry ? path.filter((_, i) => i % 2 === 0).join('/') : undefined
}

const inMenu: Name = (path, _, file) => {
  const menu = file.slice('config/menus/'.length, -'.json'.length)
  if (path.length === 0) return `menu "${menu}"`
  const [items, ...entry] = path
  const ids = items === 'items' ? idsIn(entry) : undefined
  return ids && `entry ${menu}/${ids}`
}

const inRoutes: Name = (path, value) => {
  if (path.length === 0 || path.length % 2 === 1 || path.some((step, i) => i % 2 === 0 && step !== 'routes'))
    return undefined
  const { id, group } = value as { id?: string; group?: string }
  return id === undefined ? `routes of ${group}` : `route ${id}`
}

const inPage: Name = (path, _, file) => {
  const page = file.slice('config/pages/'.length, -'.json'.length)
  if (path.length === 0) return `page ${page}`
  const [list = '', id] = path.slice(-2)
  if (list === 'options' && path.length >= 6) return `option ${page}/${path.at(-3)}/${id}`
  const kind = list in PARTS_OF_PAGES ? PARTS_OF_PAGES[list as keyof typeof PARTS_OF_PAGES] : undefined
  return kind !== undefined && path.length % 2 === 0 && id !== undefined ? `${kind} ${page}/${id}` : undefined
}

function nameIn(file: string, extensions: readonly ManifestExtension[]): Name {
  if (file.startsWith('config/menus/')) return inMenu
  if (file.startsWith('config/routes/')) return inRoutes
  if (file.startsWith('config/pages/')) return inPage
  const name = file.slice('config/'.length, -'.json'.length)
  const extension = extensions.find((each) => each.name === name)
  if (extension) return (path) => ofSection(path, extension.declares)
  const surface = surfaceOf(file)
  return surface ? inSurface(surface) : (FILE[name] ?? (() => undefined))
}

/** Everything that these files declare. What belongs to no declaration belongs to the file. */
export const declarationsOf = (
  files: readonly ConfigFile[],
  extensions: readonly ManifestExtension[],
): Declaration[] => files.flatMap((file) => declarationsIn(file, extensions))

function declarationsIn(config: ConfigFile, extensions: readonly ManifestExtension[]): Declaration[] {
  const name = nameIn(config.file, extensions)
  const declarations: Declaration[] = []

  /** The value without what is declared in it; the names of that go to `inside`. */
  function strip(
    value: unknown,
    path: readonly string[],
    pointer: string,
    inside: string[],
    inList: boolean,
  ): unknown {
    const what = name(path, value, config.file)
    if (what === undefined) return members(value, path, pointer, inside)
    if (inList) inside.push(what)
    const own: string[] = []
    const index = declarations.length
    const text = JSON.stringify(members(value, path, pointer, own))
    declarations.splice(index, 0, { what, text, inside: own, position: config.positionOf(pointer), pointer })
    return undefined
  }

  function members(value: unknown, path: readonly string[], pointer: string, inside: string[]): unknown {
    if (Array.isArray(value))
      return value
        .map((each: unknown, i) => strip(each, [...path, idOf(each, i)], `${pointer}/${i}`, inside, true))
        .filter((each) => each !== undefined)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).flatMap(([key, each]) => {
      const own = strip(each, [...path, key], `${pointer}/${escapePointer(key)}`, inside, false)
      return own === undefined ? [] : [[key, own] as const]
    })
    return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  const inside: string[] = []
  const rest = strip(config.value, [], '', inside, false)
  if (rest !== undefined)
    declarations.push({
      what: `file ${config.file}`,
      text: JSON.stringify(rest),
      inside,
      position: config.positionOf(''),
      pointer: '',
    })
  return declarations
}

/** The id or group of an element; an element without one is named by its index. */
const idOf = (value: unknown, place: number): string => {
  const { id, group } = (typeof value === 'object' && value !== null ? value : {}) as {
    id?: unknown
    group?: unknown
  }
  return typeof id === 'string' ? id : typeof group === 'string' ? group : String(place)
}
