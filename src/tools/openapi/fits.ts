// Is every value that one schema describes a value that another accepts? Over the keywords that the document uses. Pure.
import { isRecord } from '#base/record.ts'
import type { JsonSchema } from './schemas.ts'

/** A schema with the components that its references name. */
export interface Rooted {
  schema: JsonSchema
  components: Readonly<Record<string, JsonSchema>>
}

/** What is wrong, by the path of the field: "payments[].status: may be null now". Empty if everything fits. */
export function misfits(
  sent: Rooted,
  accepted: Rooted,
  at = '',
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const pair = `${String(sent.schema['$ref'])} ${String(accepted.schema['$ref'])}`
  if (sent.schema['$ref'] !== undefined && seen.has(pair)) return []
  const within = new Set([...seen, pair])
  const from = resolved(sent)
  const to = resolved(accepted)
  const fits = (a: JsonSchema, b: JsonSchema, place = at) =>
    misfits({ ...sent, schema: a }, { ...accepted, schema: b }, place, within)
  const say = (what: string) => [`${at || 'the whole'}: ${what}`]

  const all = list(to['allOf'])
  if (all) return all.flatMap((each) => fits(from, each))
  const mine = alternatives(from)
  const theirs = alternatives(to)
  if (mine.length > 1 || theirs.length > 1)
    return mine.flatMap((one) => {
      const outcomes = theirs.map((other) => fits(one, other))
      if (outcomes.some((wrong) => wrong.length === 0)) return []
      const closest = theirs.findIndex((other) => typesOf(other).some((type) => typesOf(one).includes(type)))
      return closest < 0 ? say(`may be ${wordsOf(one)}`) : outcomes[closest]!
    })

  const merged = list(from['allOf'])?.map((each) => resolved({ ...sent, schema: each })) ?? []
  return misfitsOfOne(merged.length > 0 ? mergedObjects(merged) : from, to, at, fits, say)
}

function misfitsOfOne(
  from: JsonSchema,
  to: JsonSchema,
  at: string,
  fits: (a: JsonSchema, b: JsonSchema, place: string) => string[],
  say: (what: string) => string[],
): string[] {
  const wrong: string[] = []
  const [types, takes] = [typesOf(from), typesOf(to)]
  if (takes.length > 0 && (types.length === 0 || !types.every((type) => accepts(takes, type))))
    return say(`may be ${wordsOf(from)}, not only ${wordsOf(to)}`)
  const [values, allowed] = [valuesOf(from), valuesOf(to)]
  if (allowed && !values?.every((value) => allowed.includes(value)))
    wrong.push(
      ...say(
        `may be ${values ? values.filter((value) => !allowed.includes(value)).join(', ') : 'any'}, not only ${allowed.join(', ')}`,
      ),
    )
  for (const word of ['format', 'pattern'])
    if (!values && to[word] !== undefined && from[word] !== to[word])
      wrong.push(...say(`${word} ${textOf(to[word])} is not kept`))
  for (const word of ['minimum', 'minLength', 'minItems'])
    if (!values && isTighter(from[word], to[word], 1))
      wrong.push(...say(`less than ${String(to[word])} may come`))
  for (const word of ['maximum', 'maxLength', 'maxItems'])
    if (!values && isTighter(from[word], to[word], -1))
      wrong.push(...say(`more than ${String(to[word])} may come`))
  const [has, wants] = [propertiesOf(from), propertiesOf(to)]
  const place = (name: string) => (at === '' ? name : `${at}.${name}`)
  for (const name of requiredOf(to))
    if (!requiredOf(from).includes(name)) wrong.push(`${place(name)}: is not always there`)
  for (const [name, schema] of Object.entries(wants))
    if (has[name]) wrong.push(...fits(has[name], schema, place(name)))
  if (to['additionalProperties'] === false)
    for (const name of Object.keys(has)) if (!(name in wants)) wrong.push(`${place(name)}: is not accepted`)
  for (const [word, mark] of [
    ['items', '[]'],
    ['additionalProperties', '.*'],
  ] as const)
    if (isRecord(from[word]) && isRecord(to[word])) wrong.push(...fits(from[word], to[word], at + mark))
  return wrong
}

function resolved({ schema, components }: Rooted): JsonSchema {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  return resolved({ schema: components[reference.replace('#/components/schemas/', '')] ?? {}, components })
}

/** A list of types is as many alternatives. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const given = list(schema['anyOf']) ?? list(schema['oneOf'])
  if (given) return given
  const types = schema['type']
  return Array.isArray(types) ? types.map((type: unknown) => ({ ...schema, type })) : [schema]
}

const mergedObjects = (schemas: readonly JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: Object.assign({}, ...schemas.map(propertiesOf)) as JsonSchema,
  required: schemas.flatMap(requiredOf),
})

const list = (value: unknown): JsonSchema[] | undefined =>
  Array.isArray(value) ? (value as JsonSchema[]) : undefined
const requiredOf = (schema: JsonSchema) => (schema['required'] ?? []) as string[]
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const propertiesOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>
const typesOf = ({ type }: JsonSchema): string[] => (typeof type === 'string' ? [type] : [])
const accepts = (takes: readonly string[], type: string) =>
  takes.includes(type) || (type === 'integer' && takes.includes('number'))
const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)
const wordsOf = (schema: JsonSchema): string => typesOf(schema)[0] ?? 'anything'

/** Does the receiver want more (sign 1) or less (-1) than the sender keeps to? */
const isTighter = (from: unknown, to: unknown, sign: 1 | -1): boolean =>
  typeof to === 'number' && (typeof from !== 'number' || from * sign < to * sign)
