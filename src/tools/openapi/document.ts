// The product API as one OpenAPI 3.1 document, written from the calls that portal and sandbox share (src/api).
import type { ApiCall, QueryParameter } from '#http/contract.ts'
import { pathsWithoutUserId } from '#http/identity-headers.ts'
import { statusesOf } from '#http/statuses.ts'
import { apiCalls, tags } from './calls.ts'
import { components } from './components.ts'
import { errorResponse } from './error-responses.ts'
import { readingOf } from './readings.ts'
import { answerSchemas, bodySchema, type JsonSchema } from './schemas.ts'
import { shared } from './shared.ts'

export interface Operation {
  operationId: string
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

/** The document of the portal's API. */
export function apiDocument(version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const { answers, components: schemas } = answerSchemas(
    new Map(apiCalls.flatMap((call) => (call.answer ? [[idOf(call), call.answer] as const] : []))),
    shared,
  )
  for (const [tag, { calls }] of Object.entries(tags))
    for (const call of calls) {
      const method = call.method.toLowerCase() as 'get'
      ;(paths[templateOf(call.path)] ??= {})[method] = operationOf(call, tag, answers[idOf(call)])
    }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Product API of the portal',
      version,
      description:
        'What the portal asks of the product API, and how it reads the answers. Money is whole pence; days are of London. ' +
        'Fields that are not named here are ignored. `x-reading` marks what the specification leaves open and this project has decided.',
    },
    servers: [{ url: '/', description: '`apiHost` of settings.json' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    paths,
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  }
}

function operationOf(call: ApiCall, tag: string, answer: JsonSchema | undefined): Operation {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const reading = readingOf(call)
  return {
    operationId: idOf(call),
    ...{ summary: call.summary, tags: [tag] },
    ...(reading !== undefined && { 'x-reading': reading }),
    parameters: [
      ...params.map((name) => ({ name, in: 'path', required: true, schema: parameterSchema(call, name) })),
      ...Object.entries(call.query ?? {}).map(([name, parameter]) => queryOf(name, parameter)),
      ...headersOf(call).map((name) => ({ $ref: `#/components/parameters/${name}` })),
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

/** Names of the headers that the portal sends with this call, besides `authorization`. */
const headersOf = ({ path, takesKey }: ApiCall): string[] => [
  ...(pathsWithoutUserId.has(path) ? [] : ['X-UserId']),
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
