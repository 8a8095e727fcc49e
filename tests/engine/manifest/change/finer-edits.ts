// Edits that people make by hand and that look harmless: two places exchanged, one word less, a letter that looks the
// same. Drawn at random from a seed.
import type { ConfigText } from '#manifest/read/config-file.ts'
import {
  CONDITIONS,
  drawn,
  NOT_MET,
  sitesIn,
  type Change,
  type Json,
  type Mutant,
  type Path,
  type Site,
} from './mutants.ts'

type Fields = { [key: string]: Json }

const SPOKEN = new Set(['label', 'title', 'text', 'heading', 'notice', 'name', 'small-print'])
const TARGETS = ['to', 'link', 'command', 'use']
/** Signs that cannot be told from others, or not be seen at all. */
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['a', 'а'],
  ['e', 'ｅ'],
  ['o', 'ο'],
  ['-', '‑'],
  [' ', '\u00A0'],
  ['i', 'i\u200B'],
  ['c', '\u00ADc'],
  ['l', 'I'],
]

/** `perKind` edits of each kind. */
export function finerEdits(texts: readonly ConfigText[], random: () => number, perKind: number): Mutant[] {
  const read = texts
    .filter(({ file }) => !NOT_MET.test(file))
    .map(({ file, text }) => ({ file, value: JSON.parse(text) as Json }))
  const sites = read.flatMap(({ file, value }) => sitesIn(file, [], value))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const keyOf = ({ path }: Site) => String(path.at(-1))
  const isInCondition = ({ path }: Site) => path.some((step) => CONDITIONS.has(String(step)))
  const words = sites.filter((site): site is Site & { value: string } => typeof site.value === 'string')
  const objects = sites.flatMap(({ value, ...site }) => (isObject(value) ? [{ ...site, value }] : []))
  const conditions = objects.filter((site) => CONDITIONS.has(keyOf(site)))
  const lists = sites.flatMap(({ value, ...site }) => (Array.isArray(value) ? [{ ...site, value }] : []))
  const spoken = words.filter((site) => SPOKEN.has(keyOf(site)))
  const ids = (list: { value: Json[] }) => list.value.length > 1 && list.value.every((each) => isObject(each))

  /** Several places of one file at once. */
  const edit = (file: string, says: string, puts: readonly [Path, Json][]): Change => ({
    file,
    path: [],
    says,
    value: puts.reduce<Json>(
      (value, [path, each]) => put(value, path, each),
      read.find((each) => each.file === file)!.value,
    ),
  })
  const differs = (one: Site, other: Site) =>
    one.file === other.file && JSON.stringify(one.value) !== JSON.stringify(other.value)
  const isApart = (one: Site, other: Site) => {
    const [a, b] = [`${one.path.join('/')}/`, `${other.path.join('/')}/`]
    return !a.startsWith(b) && !b.startsWith(a)
  }
  const exchange = <S extends Site>(from: readonly S[], what: string): Change | undefined => {
    const one = pick(from)
    const others = from.filter((each) => differs(one, each) && isApart(one, each))
    if (others.length === 0) return undefined
    const other = pick(others)
    return edit(one.file, `exchanges the ${what} ${one.path.join('.')} and ${other.path.join('.')}`, [
      [one.path, other.value],
      [other.path, one.value],
    ])
  }
  const inConditions = objects.filter((site) => isInCondition(site) && keyOf(site) !== 'not')

  return drawn(
    {
      'exchanges two conditions': () => exchange(conditions, 'conditions'),
      'exchanges two targets': () =>
        exchange(
          words.filter((site) => keyOf(site) === 'to'),
          'targets',
        ),
      'exchanges two labels': () => exchange(spoken, 'words'),
      'exchanges two entries of different groups': () =>
        exchange(
          objects.filter(({ path, value }) => path.at(-2) === 'children' && 'id' in value),
          'entries',
        ),
      'moves an element to the other end': () => {
        const list = pick(lists.filter((site) => !isInCondition(site) && site.value.length > 2))
        const [first, ...others] = list.value
        return { ...list, says: 'moves the first to the end', value: [...others, first!] }
      },
      'reverses a list': () => {
        const list = pick(lists.filter((site) => !isInCondition(site) && site.value.length > 2))
        return { ...list, says: 'in reverse', value: list.value.toReversed() }
      },
      'moves an entry into another group': () => {
        const from = pick(lists.filter((site) => ['children', 'items'].includes(keyOf(site)) && ids(site)))
        const into = pick(lists.filter((site) => ['children', 'items'].includes(keyOf(site))))
        if (from.file !== into.file || !isApart(from, into)) return undefined
        const [moved, ...left] = from.value
        return edit(from.file, `moves ${from.path.join('.')}.0 into ${into.path.join('.')}`, [
          [from.path, left],
          [into.path, [...into.value, moved!]],
        ])
      },
      'moves a target to another kind': () => {
        const site = pick(objects.filter(({ value }) => TARGETS.some((key) => key in value)))
        const key = TARGETS.find((each) => each in site.value)!
        const other = pick(TARGETS.filter((each) => each !== key))
        const name = pick(words.filter((each) => keyOf(each) === other))
        if (!name) return undefined
        const { [key]: was, ...left } = site.value
        return {
          ...site,
          says: `${other} ${name.value} for ${key} ${String(was)}`,
          value: { ...left, [other]: name.value },
        }
      },
      'lets more people into a condition': () => {
        const site = pick(inConditions.filter(({ value }) => Object.values(value).some(Array.isArray)))
        const key = pick(Object.keys(site.value))
        const { [key]: _, ...left } = site.value
        return { ...site, says: `without ${key}`, value: left }
      },
      'asks for one of where it asked for all': () => {
        const site = pick(conditions.filter(({ value }) => Object.keys(value).length > 1))
        const anyOf = Object.entries(site.value).map(([key, value]): Json => ({ [key]: value }))
        return { ...site, says: 'as anyOf', value: { anyOf } }
      },
      'opens a group by one guard': () => {
        const site = pick(objects.filter(({ value }) => 'group' in value && Array.isArray(value['guards'])))
        const guards = site.value['guards'] as Json[]
        const index = Math.floor(random() * guards.length)
        const left = guards.toSpliced(index, 1)
        return {
          ...site,
          says: `without the guard ${String(guards[index])}`,
          value: { ...site.value, guards: left },
        }
      },
      'gives a group the guards of another': () =>
        exchange(
          lists.filter((site) => keyOf(site) === 'guards'),
          'guards',
        ),
      'takes a parameter away': () => {
        const site = pick(
          objects.filter((each) => keyOf(each) === 'params' && Object.keys(each.value).length > 0),
        )
        const key = pick(Object.keys(site.value))
        const { [key]: _, ...left } = site.value
        return { ...site, says: `without ${key}`, value: left }
      },
      'opens a page at another of the things it does': () => {
        const site = pick(objects.filter((each) => keyOf(each) === 'query'))
        return { ...site, says: 'at another place', value: { job: 'elsewhere' } }
      },
      'calls a parameter of a path otherwise': () => {
        const site = pick(words.filter((each) => keyOf(each) === 'path' && each.value.includes('/:')))
        return {
          ...site,
          says: 'its parameter is called differently',
          value: site.value.replace(/:(\w+)/, ':other'),
        }
      },
      'gives another placeholder': () => {
        const site = pick(spoken)
        const name = pick(['{active}', '{user}', '{inviter}', '{firm}', '{', '{}'])
        const value = /\{\w+\}/.test(site.value)
          ? site.value.replace(/\{\w+\}/, name)
          : `${site.value} ${name}`
        return value === site.value ? undefined : { ...site, says: `with ${name}`, value }
      },
      'writes a sign that looks the same': () => {
        const [sign, lookalike] = pick(LOOKALIKES)
        const site = pick(words.filter(({ value }) => value.includes(sign)))
        return {
          ...site,
          says: `with ${JSON.stringify(lookalike)} (U+${lookalike.codePointAt(0)!.toString(16)}) for "${sign}"`,
          value: site.value.replace(sign, lookalike),
        }
      },
    },
    texts,
    perKind,
  )
}

function put(into: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(into)) return into.with(Number(step), put(into[Number(step)]!, rest, value))
  const object = into as Fields
  return { ...object, [step]: put(object[step]!, rest, value) }
}

const isObject = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
