// Ways to break a manifest, drawn at random: each is one small change of one file, in words.
import type { ConfigText } from '#manifest/read/config-file.ts'

export interface Mutant {
  kind: string
  says: string
  texts: readonly ConfigText[]
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Path = readonly (string | number)[]
export interface Site {
  file: string
  path: Path
  value: Json
}

/** Words for people who edit manifests; they change nothing for anybody. */
const REMARKS = new Set([
  '$schema',
  'note',
  'why',
  'description',
  'says',
  'source',
  'owner',
  'review',
  'from',
  'reached-from',
  'turns-away',
  'unit',
  'group',
  'beats',
])
/** Persons to try things as, and sentences to be proved: no part of what people meet. */
export const NOT_MET = /personas\.json|claims\.json/
export const CONDITIONS = new Set(['when', 'require', 'never', 'match'])

/** Every kind of change, with how it is made at a random place; undefined where it can't be. */
export function createMutants(texts: readonly ConfigText[], random: () => number, perKind: number): Mutant[] {
  const sites = texts
    .filter(({ file }) => !NOT_MET.test(file))
    .flatMap(({ file, text }) => sitesIn(file, [], JSON.parse(text) as Json))
  const facts = (
    JSON.parse(texts.find(({ file }) => file === 'config/facts.json')!.text) as {
      facts: Record<string, { values: Record<string, string> }>
    }
  ).facts
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const isIn = (site: Site, names: ReadonlySet<string>) => site.path.some((step) => names.has(String(step)))
  const last = ({ path }: Site) => path.at(-1)
  const words = sites.filter((site): site is Site & { value: string } => typeof site.value === 'string')
  const inCondition = words.filter((site) => isIn(site, CONDITIONS))
  const outside = words.filter((site) => !isIn(site, CONDITIONS))
  const lists = sites.filter((site): site is Site & { value: Json[] } => Array.isArray(site.value))
  const objects = sites.filter(
    (site): site is Site & { value: { [key: string]: Json } } =>
      typeof site.value === 'object' && site.value !== null && !Array.isArray(site.value),
  )
  const valuesOf = (fact: string) => Object.keys(facts[fact]?.values ?? {})
  const factAt = ({ path }: Site) =>
    String(path.findLast((step) => typeof step === 'string' && step in facts) ?? '')

  const kinds: Record<string, () => Change | undefined> = {
    'renames an id': () => renamed(pick(outside.filter((site) => last(site) === 'id'))),
    'misspells a name': () =>
      renamed(
        pick(
          outside.filter(
            (site) => !['id', 'label', 'title', 'text', 'heading', 'path'].includes(String(last(site))),
          ),
        ),
      ),
    'changes words': () => {
      const site = pick(
        outside.filter((each) =>
          [
            'label',
            'title',
            'text',
            'heading',
            'one',
            'other',
            'name',
            'phone',
            'notice',
            'small-print',
          ].includes(String(last(each))),
        ),
      )
      return set(site, `${site.value} too`)
    },
    'gives another name of the same kind': () => {
      const site = pick(
        outside.filter((each) =>
          [
            'to',
            'screen',
            'icon',
            'badge',
            'command',
            'link',
            'use',
            'menu',
            'load',
            'seen-key',
            'route',
            'details',
            'card',
            'value',
            'area',
            'pending',
          ].includes(String(last(each))),
        ),
      )
      const others = outside
        .filter((each) => last(each) === last(site) && each.value !== site.value)
        .map(({ value }) => value)
      return others.length === 0 ? undefined : set(site, pick(others))
    },
    'flips a value in a condition': () => {
      const site = pick(inCondition.filter((each) => valuesOf(factAt(each)).includes(each.value)))
      return set(site, pick(valuesOf(factAt(site)).filter((value) => value !== site.value)))
    },
    'turns a condition round': () => {
      const site = pick(objects.filter((each) => CONDITIONS.has(String(last(each)))))
      return set(site, { not: site.value })
    },
    'takes a clause out of a condition': () => {
      const site = pick(
        objects.filter((each) => isIn(each, CONDITIONS) && Object.keys(each.value).length > 0),
      )
      const key = pick(Object.keys(site.value))
      return {
        ...site,
        says: `without ${key}`,
        value: Object.fromEntries(Object.entries(site.value).filter(([each]) => each !== key)),
      }
    },
    'takes a condition away': () => {
      const site = pick(objects.filter((each) => 'when' in each.value))
      return {
        ...site,
        says: 'without when',
        value: Object.fromEntries(Object.entries(site.value).filter(([key]) => key !== 'when')),
      }
    },
    'removes a guard': () => {
      const site = pick(lists.filter((each) => last(each) === 'guards' && each.value.length > 0))
      const index = Math.floor(random() * site.value.length)
      return { ...site, says: `without ${String(site.value[index])}`, value: site.value.toSpliced(index, 1) }
    },
    'removes an element': () => {
      const site = pick(lists.filter(({ value }) => value.length > 0))
      const index = Math.floor(random() * site.value.length)
      return { ...site, says: `without element ${index}`, value: site.value.toSpliced(index, 1) }
    },
    'removes a property': () => {
      const site = pick(objects.filter(({ value }) => Object.keys(value).some((key) => !REMARKS.has(key))))
      const key = pick(Object.keys(site.value).filter((each) => !REMARKS.has(each)))
      return {
        ...site,
        says: `without ${key}`,
        value: Object.fromEntries(Object.entries(site.value).filter(([each]) => each !== key)),
      }
    },
    'exchanges two neighbours': () => {
      const site = pick(
        lists.filter(
          ({ value, path }) => value.length > 1 && !path.some((step) => CONDITIONS.has(String(step))),
        ),
      )
      const index = Math.floor(random() * (site.value.length - 1))
      return {
        ...site,
        says: `exchanges elements ${index} and ${index + 1}`,
        value: site.value.with(index, site.value[index + 1]!).with(index + 1, site.value[index]!),
      }
    },
    'changes a number or a switch': () => {
      const site = pick(
        sites.filter(
          ({ value, path }) =>
            (typeof value === 'number' || typeof value === 'boolean') &&
            !path.some((step) => CONDITIONS.has(String(step))),
        ),
      )
      return set(site, typeof site.value === 'number' ? site.value + 1 : !(site.value as boolean))
    },
    'gives a value of another type': () => {
      const site = pick(outside)
      return set(site, pick<Json>([7, true, null, [], {}]))
    },
    'adds an unknown property': () => {
      const site = pick(objects)
      return {
        ...site,
        says: 'with "colour"',
        value: { ...(site.value as Record<string, Json>), colour: 'blue' },
      }
    },
    'exchanges two conditions': () => {
      const site = pick(objects.filter((each) => last(each) === 'when'))
      const other = pick(objects.filter((each) => last(each) === 'when' && each.file === site.file))
      return JSON.stringify(other.value) === JSON.stringify(site.value)
        ? undefined
        : { ...site, says: `takes the condition of ${other.path.join('.')}`, value: other.value }
    },
    'weakens a group of routes': () => {
      const site = pick(objects.filter((each) => 'group' in each.value && 'guards' in each.value))
      const { guards: _, ...open } = site.value as Record<string, Json>
      return { ...site, says: 'without its guards', value: open }
    },
    'gives another parameter': () => {
      const site = pick(words.filter((each) => each.path.at(-2) === 'params'))
      return set(site, pick([':id', 'all', `${site.value}s`]))
    },
    'spoils a placeholder': () => {
      const site = pick(words.filter((each) => /\{\w+\}/.test(each.value)))
      return set(site, site.value.replace(/\{(\w+)\}/, pick(['{$1s}', '$1', '{ $1 }'])))
    },
    'writes a letter that only looks the same': () => {
      const site = pick(outside.filter((each) => /[aeo]/.test(each.value)))
      return set(
        site,
        site.value.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter),
      )
    },
    'repeats an element': () => {
      const site = pick(lists.filter(({ value }) => value.some((each) => typeof each === 'object')))
      return { ...site, says: 'with its first element again', value: site.value.concat([site.value[0]!]) }
    },
  }

  function renamed(site: Site & { value: string }): Change {
    const place = Math.floor(random() * (site.value.length - 1))
    const swapped =
      site.value.slice(0, place) +
      site.value.charAt(place + 1) +
      site.value.charAt(place) +
      site.value.slice(place + 2)
    return set(site, swapped === site.value ? `${site.value}x` : swapped)
  }

  return drawn(kinds, texts, perKind)
}

/** So many different changes of each kind. */
export const drawn = (
  kinds: Readonly<Record<string, () => Change | undefined>>,
  texts: readonly ConfigText[],
  perKind: number,
): Mutant[] =>
  Object.entries(kinds).flatMap(([kind, make]) => {
    const mutants = new Map<string, Mutant>()
    for (let tries = 0; mutants.size < perKind && tries < perKind * 20; tries++) {
      const change = make()
      if (!change) continue
      const says = `${change.file} ${change.path.join('.')}: ${change.says}`
      mutants.set(says, {
        kind,
        says,
        texts: texts.map((each) =>
          each.file === change.file ? { file: each.file, text: changed(each.text, change) } : each,
        ),
      })
    }
    return [...mutants.values()]
  })

export interface Change extends Site {
  says: string
}

const set = (site: Site, value: Json): Change => ({
  ...site,
  value,
  says: `${JSON.stringify(site.value)} becomes ${JSON.stringify(value)}`,
})

export function changed(text: string, { path, value }: Change): string {
  const put = (into: Json, [step, ...rest]: Path): Json => {
    if (step === undefined) return value
    if (Array.isArray(into)) return into.with(Number(step), put(into[Number(step)]!, rest))
    const object = into as { [key: string]: Json }
    return { ...object, [step]: put(object[step]!, rest) }
  }
  return JSON.stringify(put(JSON.parse(text) as Json, path), undefined, 2)
}

export function sitesIn(file: string, path: Path, value: Json): Site[] {
  const here = { file, path, value }
  if (Array.isArray(value)) return [here, ...value.flatMap((each, i) => sitesIn(file, [...path, i], each))]
  if (typeof value === 'object' && value !== null)
    return [
      here,
      ...Object.entries(value).flatMap(([key, each]) =>
        REMARKS.has(key) || path.at(-1) === 'values' ? [] : sitesIn(file, [...path, key], each),
      ),
    ]
  return [here]
}
