// A portal's API as one OpenAPI 3.1 document, written from the calls that portal and sandbox share.
import type { ApiCall, QueryParameter } from '#http/contract.ts'
import { statusesOf } from '#http/statuses.ts'
import { components } from './components.ts'
import { errorResponse } from './error-responses.ts'
import { answerSchemas, bodySchema, type JsonSchema } from './schemas.ts'
import type { ZodMiniType } from 'zod/mini'

export interface Operation {
  operationId: string
  'x-open-to': ApiCall['openTo']
  security?: []
  parameters: JsonSchema[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, JsonSchema>
}

export interface ApiDocument {
  openapi: string
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>
  [more: string]: unknown
}

/** "/api/a/:id" as OpenAPI writes it: "/api/a/{id}". */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** What a portal's definition says of its API. */
export interface ApiDocumentParts {
  title: string
  description: string
  /** The calls by the tag under which the document lists them. */
  tags: Readonly<Record<string, { description: string; calls: readonly ApiCall[] }>>
  /** Schemas that several answers share, by the names that they have in the document. */
  shared?: Readonly<Record<string, ZodMiniType>>
  pathsWithoutUserId: readonly string[]
  /** The document with what its calls do not declare, such as an example of each answer. */
  completed?(document: ApiDocument): ApiDocument
  /** What of a call is a reading of its specification? Undefined if the specification says all of it. */
  readingOf?(call: ApiCall): string | undefined
}

/** The document of a portal's API. */
export function apiDocument(version: string, parts: ApiDocumentParts): ApiDocument {
  const { title, description, tags, shared = {} } = parts
  const apiCalls = Object.values(tags).flatMap(({ calls }) => calls)
  const paths: ApiDocument['paths'] = {}
  const { answers, components: schemas } = answerSchemas(
    new Map(apiCalls.flatMap((call) => (call.answer ? [[idOf(call), call.answer] as const] : []))),
    shared,
  )
  for (const [tag, { calls }] of Object.entries(tags))
    for (const call of calls) {
      const method = call.method.toLowerCase() as 'get'
      ;(paths[templateOf(call.path)] ??= {})[method] = operationOf(call, tag, answers[idOf(call)], parts)
    }
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description,
    },
    servers: [{ url: '/', description: '`apiHost` of settings.json' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    paths,
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  }
}

function operationOf(
  call: ApiCall,
  tag: string,
  answer: JsonSchema | undefined,
  { readingOf, pathsWithoutUserId }: ApiDocumentParts,
): Operation {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const reading = readingOf?.(call)
  return {
    operationId: idOf(call),
    ...{ summary: call.summary, tags: [tag] },
    'x-open-to': call.openTo,
    ...(call.openTo === 'visitor' && { security: [] }),
    ...(reading !== undefined && { 'x-reading': reading }),
    parameters: [
      ...params.map((name) => ({ name, in: 'path', required: true, schema: parameterSchema(call, name) })),
      ...Object.entries(call.query ?? {}).map(([name, parameter]) => queryOf(name, parameter)),
      ...headersOf(call, pathsWithoutUserId).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(call.body && { requestBody: requestOf(bodySchema(call.body)) }),
    responses: {
      ...Object.fromEntries(
        statusesOf(call).map((status) => [
          status,
          status < 300 ? success(answer) : errorResponse(call, status),
        ]),
      ),
      default: { $ref: '#/components/responses/default' },
    },
  }
}

const success = (answer: JsonSchema | undefined): JsonSchema =>
  answer
    ? { description: 'The answer', content: { 'application/json': { schema: answer } } }
    : { description: 'Done' }

const parameterSchema = ({ params }: ApiCall, name: string): JsonSchema => {
  const schema = params?.[name]
  return schema ? bodySchema(schema) : { type: 'string' }
}

const requestOf = (schema: JsonSchema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

/** Names of the headers that the portal sends with this call, in addition to `authorization`. */
const headersOf = ({ path, takesKey }: ApiCall, pathsWithoutUserId: readonly string[]): string[] => [
  ...(pathsWithoutUserId.includes(path) ? [] : ['X-UserId']),
  'X-ClientId',
  ...(takesKey ? ['Idempotency-Key'] : []),
  'traceparent',
]

const queryOf = (name: string, { description, schema }: QueryParameter): JsonSchema => ({
  ...{ name, in: 'query', description },
  required: !schema.safeParse(undefined).success && !schema.safeParse([]).success,
  schema: bodySchema(schema),
})

/** "get-api-user": steady, because clients that are generated name their functions by it. */
export const idOf = ({ method, path }: ApiCall): string =>
  [method.toLowerCase(), ...path.split('/').filter((part) => part !== '' && part !== 'api')]
    .join('-')
    .replaceAll(':', 'by-')
