// Holds calls and answers against the OpenAPI document, wherever a test asks the sandbox's product API.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isRecord } from '#base/record.ts'
import parts from '#portal/api-document/api-document.ts'
import { apiDocument, type Operation } from '#tools/openapi/document.ts'
import type { JsonSchema } from '#tools/openapi/schemas.ts'

const document = apiDocument('0', parts)
export const { schemas } = document['components'] as { schemas: Record<string, JsonSchema> }
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: false }))

/** The formats that the document uses. */
export function addFormats(validator: Ajv2020): Ajv2020 {
  return validator
    .addFormat('date', /^\d{4}-\d{2}-\d{2}$/)
    .addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/)
    .addFormat('base64', /^[A-Za-z0-9+/]*={0,2}$/)
    .addFormat('email', /^[^\s@]+@[^\s@]+$/)
    .addFormat('lei', /^[A-Z0-9]{18}\d{2}$/)
    .addFormat('uri', /^\w+:/)
    .addFormat('uuid', /^[\da-f-]{36}$/i)
}

/** Fixed segments win over parameters. */
const templates = Object.keys(document.paths)
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** The operation of a call; undefined where the document has none. */
function operationOf(method: string, path: string): Operation | undefined {
  const match = templates.find(
    ({ template, pattern }) =>
      pattern.test(path) && document.paths[template]?.[method.toLowerCase() as 'get'],
  )
  return match && document.paths[match.template]?.[method.toLowerCase() as 'get']
}

/** The schema of what this call answers; undefined where the document has none. */
export function answerSchemaOf(method: string, path: string): JsonSchema | undefined {
  const operation = operationOf(method, path)
  return operation && schemaOf(Object.values(operation.responses)[0])
}

const alone = new WeakMap<object, JsonSchema>()

/** The same, where objects have declared properties alone: the sandbox answers nothing that the document does not say. */
function declaredAlone(schema: JsonSchema): JsonSchema {
  const known = alone.get(schema)
  if (known) return known
  const made = strict(schema) as JsonSchema
  alone.set(schema, made)
  return made
}

function strict(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strict)
  if (!isRecord(part)) return part
  if (typeof part['$ref'] === 'string')
    return { $ref: part['$ref'].replace('#/components/schemas/', '#/components/strict/') }
  const inner = Object.fromEntries(Object.entries(part).map(([word, value]) => [word, strict(value)]))
  const isClosed = isRecord(part['properties']) && !('additionalProperties' in part)
  return isClosed ? { ...inner, unevaluatedProperties: false } : inner
}

const strictSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, strict(schema)]),
)

const compiled = new WeakMap<object, ValidateFunction>()

/** What is wrong with this value? Undefined where nothing is. */
function problemOf(schema: object, value: unknown): string | undefined {
  const validate =
    compiled.get(schema) ?? ajv.compile({ ...schema, components: { schemas, strict: strictSchemas } })
  compiled.set(schema, validate)
  // As it goes over the wire.
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  if (validate(sent)) return undefined
  return ajv.errorsText(validate.errors, { dataVar: '' })
}

/** The schema of a JSON body. */
export const schemaOf = (content: unknown): JsonSchema | undefined =>
  isRecord(content) && isRecord(content['content']) && isRecord(content['content']['application/json'])
    ? (content['content']['application/json']['schema'] as JsonSchema)
    : undefined

interface Exchange {
  method: string
  path: string
  body?: unknown
  status: number
  answer: unknown
}

/** Throws where an answer, or the body of an accepted call, is not as the document says. */
export function mustConform({ method, path, body, status, answer }: Exchange): void {
  const operation = operationOf(method, path)
  const say = (what: string) => {
    throw new Error(`The API document has ${method} ${path} otherwise: ${what}`)
  }
  if (!operation) {
    if (status !== 404 && status !== 405 && status !== 401 && status !== 400 && status !== 403)
      throw new Error(`The API document has no call ${method} ${path}: no file of src/portal/api/ exports it`)
    return
  }
  if (status >= 500) return
  if (!operation.responses[status]) say(`it has no ${status} ${JSON.stringify(answer)}`)
  if (status > 299) {
    const error = schemaOf(operation.responses[status]) ?? { $ref: '#/components/schemas/Error' }
    const problem = problemOf(error, answer)
    if (problem) say(`${status}${problem}: ${JSON.stringify(answer)}`)
    return
  }
  const schema = schemaOf(operation.responses[status])
  const problem = schema
    ? problemOf(declaredAlone(schema), answer)
    : answer !== undefined && 'there is a body'
  if (problem) say(`the answer${problem}`)
  const taken = schemaOf(operation.requestBody)
  const isLeftOut = body === undefined && operation.requestBody?.required === false
  const sent = taken && !isLeftOut && problemOf(taken, body)
  if (sent) say(`the request${sent}`)
}

/** Throws where the portal does not send the headers that the document has for this call, or sends more. */
export function mustHaveHeaders(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): void {
  const { parameters } = document['components'] as { parameters: Record<string, { required: boolean }> }
  const named = operationOf(method, path)?.parameters.flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [$ref.replace('#/components/parameters/', '')] : [],
  )
  if (!named) return
  for (const [name, { required }] of Object.entries(parameters)) {
    const isSent = name.toLowerCase() in headers
    if (named.includes(name) ? required && !isSent : isSent)
      throw new Error(`The API document has ${method} ${path} ${isSent ? 'without' : 'with'} ${name}`)
  }
}
