// Every property of every schema, changed in turn: a difference tells it, or it stands in the list of those that no person meets.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { difference, isWithoutEffect } from '#manifest/change/diff.ts'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { compile, type Compiled } from '#manifest/compile.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { compiled, withPages } from '../../../checks/broken-config.ts'
import { root } from '../../../support/root.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Path = readonly string[]
interface Schema {
  $ref?: string
  enum?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const schemaNamed = (name: string) => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Schema

/** A schema, and where it has a name of its own, that. */
interface Named {
  schema: Schema
  name?: string
}

/** The schema with what it refers to in its own file. */
const partsOf = (whole: Schema, schema: Schema, name?: string): Named[] => {
  const ref = /^#\/\$defs\/(.*)$/.exec(schema.$ref ?? '')?.[1]
  const defs = (whole as { $defs?: Record<string, Schema> }).$defs ?? {}
  return [
    { schema, ...(name !== undefined && { name }) },
    ...(ref === undefined ? [] : partsOf(whole, defs[ref]!, ref)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => partsOf(whole, each, name)),
  ]
}

/** "text-page sections/text": the properties on the way to it, from what has a name; "*" is a name of somebody's own. */
function propertiesIn(
  whole: Schema,
  title: string,
  schema = whole,
  known = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  for (const { schema: part, name = title } of partsOf(whole, schema)) {
    for (const [key, own] of Object.entries(part.properties ?? {})) {
      const at = joined(name, key)
      if (seen.has(at)) continue
      seen.add(at)
      const size = known.size
      propertiesIn(whole, at, own, known, seen)
      // What is in it is changed instead.
      if (known.size === size) known.add(at)
    }
    if (isObject(part.additionalProperties))
      propertiesIn(whole, joined(name, '*'), part.additionalProperties as Schema, known, seen)
    if (part.items) propertiesIn(whole, name, part.items, known, seen)
  }
  return known
}

const joined = (name: string, key: string) => `${name}${name.includes(' ') ? '/' : ' '}${key}`

/** Which property of the schema this is, and what its schema is. */
function propertyAt(whole: Schema, title: string, path: Path): { property: string; schema: Schema[] } {
  let at: Named[] = partsOf(whole, whole).map((each) => ({ ...each, name: title }))
  let property = title
  for (const step of path) {
    const next = at.flatMap(({ schema, name = property }): [Schema, string][] => {
      const own = schema.properties?.[step]
      if (own) return [[own, joined(name, step)]]
      return [
        ...(isObject(schema.additionalProperties)
          ? [[schema.additionalProperties as Schema, joined(name, '*')] as [Schema, string]]
          : []),
        ...(schema.items ? [[schema.items, name] as [Schema, string]] : []),
      ]
    })
    property = next[0]?.[1] ?? property
    at = next.flatMap(([schema, name]) =>
      partsOf(whole, schema, undefined).map((each) => ({ name, ...each })),
    )
  }
  return { property, schema: at.map(({ schema }) => schema) }
}

function placesIn(value: Json, path: Path = []): { path: Path; value: Json }[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [{ path, value }, ...inside.flatMap(([step, each]) => placesIn(each, [...path, step]))]
}

function put(into: Json, [step, ...rest]: Path, value: Json | undefined): Json {
  if (step === undefined) return value!
  const own = put((into as Record<string, Json>)[step]!, rest, value)
  if (Array.isArray(into)) return into.with(Number(step), own)
  return Object.fromEntries(
    Object.entries({ ...(into as object), [step]: own }).filter(([, each]) => each !== undefined),
  ) as Json
}

/** What the pages of the small portal leave out. */
const MORE: Readonly<Record<string, Record<string, Json>>> = {
  'config/pages/how-held.json': {
    contents: true,
    sources: [{ says: 'A law.', at: 'https://example.com/law' }],
  },
  'config/pages/letter.json': {
    lead: 'It is free.',
    steps: [
      {
        heading: 'Which letter',
        questions: [
          { id: 'letter', kind: 'choice', label: 'Which?', missing: 'Choose', options: choices('a', 'b') },
          {
            id: 'on',
            kind: 'date',
            label: 'When?',
            missing: 'Say when',
            earliest: -9,
            latest: -1,
            when: { letter: 'a' },
          },
          { id: 'why', kind: 'text', label: 'Why?', least: 2, most: 99, hint: 'In short.', summary: 'Cause' },
          { id: 'sum', kind: 'money', label: 'What?', least: 5, most: 99, when: { not: { letter: 'a' } } },
        ],
      },
      {
        heading: 'More about it',
        questions: [
          { id: 'from', kind: 'account', label: 'From where?', missing: 'Say', types: ['ISA', 'GIA'] },
          { id: 'me', kind: 'person', label: 'You?', 'is-own': true, when: { anyOf: [{ letter: 'a' }] } },
          { id: 'of', kind: 'yes-no', label: 'Yes?', when: { allOf: [{ letter: 'a' }] } },
          {
            id: 'all',
            kind: 'choices',
            label: 'All?',
            options: choices('a', 'b', 'c'),
            none: 'None',
            least: 2,
          },
          { id: 'in', kind: 'money', label: 'In?', missing: 'Say', least: 5, most: 99, whole: true },
          { id: 'if', kind: 'text', label: 'If?', most: 9, when: { in: { 'at-least': 7, below: 50 } } },
          { id: 'day', kind: 'date', label: 'Day?', missing: 'Say', earliest: 1, latest: 9, days: 'working' },
          { id: 'then', kind: 'date', label: 'Then?', earliest: 1, latest: 9, from: 'day' },
          ...['employer', 'occupation'].map((field) => ({
            ...{ id: field, kind: 'text', label: field, most: 9 },
            prefilled: { call: 'personal-details', field },
          })),
          {
            ...{ id: 'who', kind: 'group', label: 'Who?', one: 'trustee', missing: 'Say', least: 2, most: 4 },
            questions: [
              { id: 'called', kind: 'text', label: 'Called?', missing: 'Say', most: 30 },
              { id: 'held', kind: 'number', label: 'Held?', least: 1, most: 9 },
            ],
          },
        ],
      },
    ],
    'at-least-one': [{ of: ['sum', 'why'], missing: 'Answer one' }],
    before: 'It cannot be taken back.',
    'fresh-sign-in': true,
    'sent-by': 'owner',
    'other-owner': 'told',
    outcome: 'It is in your documents.',
    documents: [
      { title: 'A value', says: 'Yours.', values: 'from', 'valued-on': 'on', when: { letter: 'a' } },
    ],
    sources: [{ says: 'A law.', at: 'https://example.com/law' }],
  },
  'config/announcements.json': {
    announcements: [
      {
        ...{ id: 'down', kind: 'info', text: 'Payments are down.', dismissable: true },
        ...{ when: { session: 'normal' }, from: '2099-01-01', until: '2099-01-02' },
      },
    ],
  },
}

function choices(...ids: string[]): Json {
  return ids.map((id) => ({ id, label: `Choice ${id}` }))
}

interface Portal {
  files: readonly { file: string; value: Json }[]
  compile(texts: readonly ConfigText[]): Compiled
}

const portal = (
  texts: readonly ConfigText[],
  compile: Portal['compile'],
  more: typeof MORE = {},
): Portal => ({
  files: texts.map(({ file, text }) => {
    const value = JSON.parse(text) as Record<string, Json>
    return { file, value: { ...value, ...more[file] } }
  }),
  compile,
})

const small = portal(withPages, (texts) => compiled(texts, []), MORE)
const shipped = portal(readConfigFolder(), (texts) => compile(texts, readProduct(), []))

/** Other values for what is there; undefined takes it out. */
function othersFor(value: Json, schema: readonly Schema[], beside: readonly Json[]): (Json | undefined)[] {
  const allowed = schema.flatMap((each) => each.enum ?? [])
  if (typeof value === 'boolean') return [!value, undefined]
  if (typeof value === 'number') return [value + 1, value - 1, undefined]
  if (typeof value === 'string')
    return [
      ...[...allowed, ...beside].filter((each) => each !== value).slice(0, 3),
      ...['2026-10-31', `${value} too`, undefined],
    ]
  return Array.isArray(value) && value.length > 1 ? [value.toReversed(), undefined] : [undefined]
}

/** What a difference says of each property that can be changed in this portal, if it is asked for: true if something. */
function told(
  { files, compile }: Portal,
  isAsked: (property: string) => boolean,
  tries: number,
): Map<string, boolean> {
  const resolvedWith = (changed?: string, value?: Json) => {
    const { resolved, manifest, problems } = compile(
      files.map((each) => ({
        file: each.file,
        text: JSON.stringify(each.file === changed ? value : each.value),
      })),
    )
    if (changed === undefined && problems.length > 0) throw new Error(problems[0]!.message)
    return manifest && problems.length === 0 ? resolved : undefined
  }
  const before = resolvedWith()!
  const verdicts = new Map<string, boolean>()
  const places = files.flatMap(({ file, value }) => {
    const schema = String((value as Record<string, Json>)['$schema']).replace(/^.*\//, '')
    const whole = schemaNamed(schema)
    return placesIn(value).map((place) => ({
      ...place,
      ...propertyAt(whole, schema.replace('.schema.json', ''), place.path),
      ...{ file, whole: value },
    }))
  })
  for (const [property, same] of Map.groupBy(places, (place) => place.property)) {
    if (!isAsked(property)) continue
    const beside = [...new Set(same.map(({ value }) => value))]
    for (const { file, path, value, schema, whole } of same.slice(0, tries))
      for (const other of othersFor(value, schema, beside)) {
        if (verdicts.get(property)) break
        const after = resolvedWith(file, put(whole, path, other))
        if (after) verdicts.set(property, !isWithoutEffect(difference(before, after)))
      }
  }
  return verdicts
}

/** For those who write, and what proves or tries the portal. */
const MET_BY_NOBODY =
  /^(claims|personas|layer|tax-years) |(source|checked|owner|review|why|sources\/(says|at)|reached-from|below|invariants\/id|flags\/\*\/description|examples\/.*)$/

/** Names of groups and facts, what decides only where two contexts hold, and parameters that an address carries over by itself. */
const SILENT = ['contexts contexts/beats', 'facts facts/*/description', 'route group', 'outcome params']

/** No other single value compiles in these portals, or neither of them has it. */
const NOT_CHANGED_ALONE = [
  'announcements announcements/id',
  'item turns-away',
  'banner action/command',
  'brand email',
  'each param',
  'dialogs dialogs/remember',
  'dialogs dialogs/bar',
  'facts facts/*/from/claim',
  'facts facts/*/from/otherwise',
  'facts facts/*/values',
  'flags flags/*/share',
  'flags flags/*/on-from',
  'flags flags/*/off-from',
  'outcome sign-in',
  'outcome link',
  'outcome older-app',
  'outcome not-found',
  'header messages-icon/to',
  'header messages-icon/badge',
  'header panel/details',
  'header panel/back/command',
  'header panel/search/command',
  'header panel/help/command',
  'header panel/log-out/command',
  'header sign-in/command',
  'limits limits/*/zero',
  'menu id',
  'request-page kind',
  'question id',
  'question prefilled/call',
  'question begins-on',
  'request-page documents/when',
  'route id',
  'route closed/from',
  'route closed/until',
  'route closed/says',
  'text-page kind',
  'text-page sections/id',
]

describe('Every property of every schema', () => {
  it('is told where it is changed, or is met by nobody', { retry: 0, timeout: 600_000 }, () => {
    const all = new Set(
      readdirSync(join(root, 'schemas'))
        .filter((name) => !name.includes('.gen.'))
        .flatMap((name) => [...propertiesIn(schemaNamed(name), name.replace('.schema.json', ''))])
        .filter((name) => !/(\$schema|\bnote|\/\*)$/.test(name) && !MET_BY_NOBODY.test(name)),
    )
    const verdicts = told(small, (property) => all.has(property), 3)
    const more = told(shipped, (property) => all.has(property) && !verdicts.get(property), 2)
    for (const [property, isTold] of more) verdicts.set(property, isTold || verdicts.get(property) === true)
    const silent = [...verdicts].flatMap(([name, isTold]) => (isTold ? [] : [name]))
    const unjudged = [...all].filter((name) => !verdicts.has(name))
    const counts = { properties: all.size, told: verdicts.size - silent.length }
    expect({ ...counts, silent: silent.toSorted(), unjudged: unjudged.toSorted() }).toEqual({
      properties: 234,
      told: 192,
      silent: SILENT.toSorted(),
      unjudged: NOT_CHANGED_ALONE.toSorted(),
    })
  })
})
