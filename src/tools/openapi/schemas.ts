// Turns the schemas with which the portal parses into the schemas of OpenAPI 3.1 (JSON Schema 2020-12).
import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import * as fields from '#http/fields.ts'

export type JsonSchema = Record<string, unknown>
type Core = z.core.$ZodType

/** The rest of a date after its year, and of an instant after its date: whole, because mocks make values from a pattern. */
const DAY = String.raw`(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const TIME = String.raw`T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z`

/** What a pattern cannot say. */
const known = new Map<unknown, JsonSchema>([
  [fields.date, { type: 'string', format: 'date', pattern: `${fields.inPortalYears.source}${DAY}$` }],
  [fields.recentDate, { type: 'string', format: 'date', pattern: `${fields.inRecentYears.source}${DAY}$` }],
  [
    fields.instant,
    {
      type: 'string',
      format: 'date-time',
      pattern: `${fields.inPortalYears.source}${DAY}${TIME}$`,
      maxLength: 30,
    },
  ],
  [fields.webAddress, { type: 'string', format: 'uri', pattern: '^https?://[A-Za-z0-9]' }],
])

/** Says how the document writes a schema of the portal's own API, where a pattern cannot. */
export const writeAs = (schema: ZodMiniType, json: JsonSchema): void => void known.set(schema, json)

/** What a request, a parameter or the details of an error may hold. */
export const bodySchema = (schema: ZodMiniType): JsonSchema =>
  written(z.toJSONSchema(schema as Core, options))

/**
 * What each answer holds, as the server sends it, by the id of its call; and what they share, by name, to which they
 * refer.
 */
export function answerSchemas(
  answers: ReadonlyMap<string, ZodMiniType>,
  shared: Readonly<Record<string, ZodMiniType>>,
): { answers: Record<string, JsonSchema>; components: Record<string, JsonSchema> } {
  const registry = z.registry<{ id: string }>()
  const names = new Map<unknown, string>()
  for (const [id, schema] of [...Object.entries(shared), ...answers])
    if (!names.has(schema)) {
      names.set(schema, id)
      registry.add(schema as Core, { id })
    }
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(registry, { ...options, uri })
  const of = (schema: unknown): JsonSchema => {
    const id = names.get(schema)!
    return id in shared ? { $ref: uri(id) } : written(schemas[id]!)
  }
  return {
    answers: Object.fromEntries([...answers].map(([id, schema]) => [id, of(schema)])),
    components: Object.fromEntries(Object.keys(shared).map((id) => [id, written(schemas[id]!)])),
  }
}

const written = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => word !== '$schema' && word !== '$id'))

/** What goes over the wire, in both directions. */
const options = {
  target: 'draft-2020-12',
  io: 'input',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }: { zodSchema: Core; jsonSchema: z.core.JSONSchema.BaseSchema }) {
    const same = known.get(zodSchema)
    if (same) return void Object.assign(emptied(jsonSchema), same)
    const { def } = zodSchema._zod
    const list = knownListOf(zodSchema)
    if (list) return void Object.assign(emptied(jsonSchema), written(z.toJSONSchema(list, options)))
    // Further fields are allowed and ignored, unless the schema is strict.
    if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties
    if (def.type === 'record') nameProperties(jsonSchema)
    if (def.type === 'string' && isTrimmed(zodSchema) && jsonSchema.minLength !== undefined)
      jsonSchema.pattern = '\\S'
    // A word of which the portal knows some (wordOf): any other is shown as it is.
    if (def.type === 'custom' && acceptsText(zodSchema)) jsonSchema.type = 'string'
    // What the language cannot hold anyway need not be said.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
} as const

/** A record of some names alone is written as an object with these properties, which mocks keep to. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames: names, additionalProperties: value } = schema
  if (typeof names !== 'object' || names.enum === undefined) return
  delete schema.propertyNames
  schema.properties = Object.fromEntries(names.enum.map((name) => [String(name), value ?? {}]))
  schema.additionalProperties = false
}

const emptied = (schema: object) => {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key)
  return schema
}

/** Is it read without the blanks around it? Then blanks alone are nothing. */
const isTrimmed = (schema: Core) => z.safeParse(schema, ' x').data === 'x'

const acceptsText = (schema: Core) => z.safeParse(schema, 'x').success && !z.safeParse(schema, 0).success

/** A list in which entries of unknown kinds are left out (knownOf) is written as the list of known ones. */
function knownListOf({ _zod: { def } }: Core): Core | undefined {
  const pipe = def as { type: string; in?: Core; out?: Core }
  return pipe.type === 'pipe' && pipe.in?._zod.def.type === 'transform' ? pipe.out : undefined
}
