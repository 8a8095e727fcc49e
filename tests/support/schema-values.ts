// Values that a JSON Schema describes, and ones that it excludes: over the keywords that the API document uses.
import { isRecord } from '#base/record.ts'
import fc, { type Arbitrary } from 'fast-check'

type Schema = Readonly<Record<string, unknown>>
export type Components = Readonly<Record<string, Schema>>

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((drawn) => drawn.toISOString())
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  date: day.map((text) => text.slice(0, 10)),
  'date-time': day,
  email: fc.constantFrom('amelia@larkfield.example', 'a.b+c@bank.example'),
  uri: fc.constantFrom('https://larkfield.example/a', 'https://bank.example/'),
  uuid: fc.uuid(),
  lei: fc.constantFrom('213800D1EI4B9WTWWD28', '5493001KJTIIGC8Y1R12'),
  base64: fc.base64String({ maxLength: 20 }),
}

const DEEPEST = 3

/** Values that this schema describes; lists of what contains itself end after a while. Throws for an unknown keyword. */
export function valuesOf(schema: Schema, components: Components, depth = 0): Arbitrary<unknown> {
  const of = (inner: unknown) => valuesOf(inner as Schema, components, depth)
  const { $ref, type } = schema
  if (typeof $ref === 'string')
    return valuesOf(components[$ref.replace('#/components/schemas/', '')]!, components, depth + 1)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const several = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(several)) return fc.oneof(...several.map(of))
  if (Array.isArray(schema['allOf'])) throw new Error('schema-values: allOf')
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => of({ ...schema, type: each as string })))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true })
    case 'string':
      return textsOf(schema)
    case 'array':
      if (depth > DEEPEST) return fc.constant([])
      return fc.array(of(schema['items'] ?? {}), {
        minLength: (schema['minItems'] as number | undefined) ?? 0,
        maxLength: Math.min((schema['maxItems'] as number | undefined) ?? 3, 3),
      })
    case 'object':
      return objectsOf(schema, of)
    case undefined:
      return fc.jsonValue({ maxDepth: 1 })
    default:
      throw new Error(`schema-values: type ${JSON.stringify(type)}`)
  }
}

function rangeOf(schema: Schema): { min: number; max: number } {
  const number = (word: string) => schema[word] as number | undefined
  const above = number('exclusiveMinimum')
  return {
    min: number('minimum') ?? (above === undefined ? -1_000_000 : above + 1),
    max: number('maximum') ?? 1_000_000_000,
  }
}

function textsOf(schema: Schema): Arbitrary<string> {
  const { pattern, format } = schema
  const matching = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
  const drawn =
    schema['contentMediaType'] === 'application/json'
      ? fc.json({ maxDepth: 1 })
      : typeof format === 'string'
        ? formats[format]?.filter((text) => matching.test(text))
        : typeof pattern === 'string'
          ? fc.stringMatching(matching)
          : fc.string({
              minLength: (schema['minLength'] as number | undefined) ?? 0,
              maxLength: Math.min((schema['maxLength'] as number | undefined) ?? 20, 200),
            })
  if (!drawn) throw new Error(`schema-values: format ${String(format)}`)
  return drawn
}

function objectsOf(schema: Schema, of: (inner: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, unknown>
  const required = new Set((schema['required'] ?? []) as string[])
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)])),
    { requiredKeys: [...required], noNullPrototype: true },
  )
  const more = schema['additionalProperties']
  if (!isRecord(more) || Object.keys(properties).length > 0) return named
  const names = isRecord(schema['propertyNames']) ? of(schema['propertyNames']) : fc.string({ maxLength: 8 })
  return fc.dictionary(names as Arbitrary<string>, of(more), { maxKeys: 3, noNullPrototype: true })
}

/**
 * The same value with one thing in it gone or something else: mostly not what the schema describes. A `kind` stays: of an
 * answer's lists the portal leaves out entries of a kind that it does not know (`knownOf`).
 */
export function spoilt(value: unknown): Arbitrary<unknown> {
  const places = placesOf(value).filter((place) => place.at(-1) !== 'kind')
  const other = fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1.5,
    10 ** 12,
    '',
    ' ',
    'x',
    'x'.repeat(20_000),
    [],
    {},
  )
  return fc.oneof(
    fc.tuple(fc.constantFrom(...places), other).map(([place, put]) => changed(value, place, () => put)),
    fc.constantFrom(...places).map((place) => changed(value, place, () => undefined)),
  )
}

type Place = readonly (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  const within = Array.isArray(value)
    ? value.flatMap((each, index) => placesOf(each, [...place, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, each]) => placesOf(each, [...place, name]))
      : []
  return [place, ...within]
}

/** Undefined takes a property away. */
function changed(value: unknown, [first, ...rest]: Place, put: () => unknown): unknown {
  if (first === undefined) return put()
  if (Array.isArray(value))
    return value.map((each, index) => (index === first ? changed(each, rest, put) : each))
  const next = changed((value as Record<string, unknown>)[first], rest, put)
  const kept = Object.entries(value as object).filter(([name]) => name !== first)
  return Object.fromEntries(next === undefined ? kept : [...kept, [String(first), next]])
}
