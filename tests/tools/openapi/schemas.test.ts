// @vitest-environment node
// The document and the parsers say the same, in both directions: for every call of the API.
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'
import parts from '#portal/api-document/api-document.ts'
import { apiCalls } from '#portal/api-document/calls.ts'
import { apiDocument, templateOf } from '#tools/openapi/document.ts'
import { bodySchema, type JsonSchema } from '#tools/openapi/schemas.ts'
import { addFormats, schemaOf } from '../../support/api-document.ts'
import { spoilt, valuesOf, type Components } from '../../support/schema-values.ts'
import '../../support/fixed-seed.ts'

const document = apiDocument('0', parts)
const { schemas: components } = document['components'] as { schemas: Components }
const ajv = addFormats(new Ajv2020({ strict: false }))

type Pair = [title: string, parser: ZodMiniType, written: JsonSchema]

const pairs: Pair[] = apiCalls.flatMap((call): Pair[] => {
  const name = `${call.method} ${call.path}`
  const operation = document.paths[templateOf(call.path)]![call.method.toLowerCase() as 'get']!
  const parameter = (wanted: string) => operation.parameters.find((each) => each['name'] === wanted)!
  return [
    ...Object.entries(call.params ?? {}).map(([param, schema]): Pair => [
      `${name}: ${param}`,
      schema,
      parameter(param)['schema'] as JsonSchema,
    ]),
    ...Object.entries(call.query ?? {}).map(([query, { schema }]): Pair => [
      `${name}?${query}`,
      schema,
      parameter(query)['schema'] as JsonSchema,
    ]),
    ...(call.body ? [[`${name}: what is sent`, call.body, schemaOf(operation.requestBody)!] as Pair] : []),
    ...(call.answer
      ? [[`${name}: the answer`, call.answer, schemaOf(Object.entries(operation.responses)[0]![1])!] as Pair]
      : []),
    ...(call.errors ?? []).map(({ name: reason, details }): Pair => [
      `${name}: ${reason}`,
      details,
      bodySchema(details),
    ]),
  ]
})

describe('What the API document says of a value', () => {
  it.each(pairs)('%s is what its parser takes, and nothing else', (_, schema, json) => {
    const describes = ajv.compile({ ...json, components: { schemas: components } })
    const drawn = valuesOf(json, components)
    fc.assert(
      fc.property(drawn, (value) => {
        const { error } = z.safeParse(schema, value)
        expect(error?.issues, JSON.stringify(value)).toBeUndefined()
      }),
      { numRuns: 30 },
    )
    fc.assert(
      fc.property(drawn.chain(spoilt), (value) => {
        fc.pre(value !== undefined && !describes(value))
        expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false)
      }),
      { numRuns: 50 },
    )
  })
})

/** Numbers, texts and lists below this schema that may be of any size, by their places. */
function unboundedIn(schema: JsonSchema, at: string): string[] {
  const {
    type,
    items,
    properties = {},
    anyOf,
    oneOf,
  } = schema as {
    [word: string]: unknown
    properties?: Record<string, JsonSchema>
    items?: JsonSchema
    anyOf?: JsonSchema[]
    oneOf?: JsonSchema[]
  }
  const says = (...words: string[]) => words.some((word) => word in schema)
  const isBounded =
    (type !== 'integer' && type !== 'number' && type !== 'string' && type !== 'array') ||
    says('maximum', 'maxLength', 'maxItems', 'pattern', 'format', 'enum', 'const')
  return [
    ...(isBounded ? [] : [at]),
    ...(items ? unboundedIn(items, `${at}[]`) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((each) => unboundedIn(each, at)),
    ...Object.entries(properties).flatMap(([name, each]) => unboundedIn(each, `${at}.${name}`)),
  ]
}

describe('A request', () => {
  it('holds no number, text or list without an upper bound', () => {
    const sent = pairs.filter(([title]) => title.endsWith(': what is sent'))
    const places = sent.flatMap(([title, , json]) => unboundedIn(json, title))
    // Versions are only compared.
    expect(places.filter((place) => !place.endsWith('.version'))).toEqual([])
  })

  it('asks for no transactions beyond the amounts that can be typed', () => {
    const amounts = pairs.filter(([title]) => /\?(min|max)Pence$/.test(title))
    expect(amounts.map(([, schema]) => z.safeParse(schema, 10 ** 15).success)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
