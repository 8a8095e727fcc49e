// The product API as one OpenAPI 3.1 document, written from the schemas with which the portal parses its answers.
import { pathsWithoutUserId } from '#api/http/identity-headers.ts'
import { openingCalls, tax } from './calls/tax-and-opening.ts'
import { accounts } from './calls/accounts.ts'
import { inbox } from './calls/inbox.ts'
import { payments } from './calls/payments.ts'
import { people } from './calls/people.ts'
import type { ApiCall, QueryParameter } from './call.ts'
import { answerSchemas, bodySchema, type JsonSchema } from './schemas.ts'
import { shared } from './shared.ts'
import { components } from './components.ts'
import { readingOf } from './readings.ts'

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

const rooms = {
  People: { calls: people, description: 'Who is signed in, grants, sharing, personal details, security.' },
  Accounts: { calls: accounts, description: 'Values, holdings, performance, transactions, reviews, plans.' },
  Payments: { calls: payments, description: 'Money in and out.' },
  Tax: { calls: tax, description: 'Allowances, services, fees.' },
  Opening: { calls: openingCalls, description: 'Opening accounts.' },
  Inbox: { calls: inbox, description: 'Messages, documents, tasks, Learn.' },
}

export const apiCalls: readonly ApiCall[] = Object.values(rooms).flatMap(({ calls }) => calls)

/** "/api/a/:id" as OpenAPI writes it: "/api/a/{id}". */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** The document of the portal as it stands. */
export function apiDocument(version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const { answers, components: schemas } = answerSchemas(
    new Map(apiCalls.flatMap((call) => (call.answer ? [[idOf(call), call.answer] as const] : []))),
    shared,
  )
  for (const [tag, { calls }] of Object.entries(rooms))
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
    tags: Object.entries(rooms).map(([name, { description }]) => ({ name, description })),
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
      ...params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(call.query ?? {}).map(([name, parameter]) => queryOf(name, parameter)),
      ...headersOf(call).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(call.body && { requestBody: requestOf(bodySchema(call.body)) }),
    responses: {
      ...(answer
        ? {
            200: {
              description: 'The answer',
              content: { 'application/json': { schema: answer } },
            },
          }
        : { 204: { description: 'Done' } }),
      ...Object.fromEntries(
        errorsOf(call, params).map((name) => [name, { $ref: `#/components/responses/${name}` }]),
      ),
      ...(call.isFresh && { 403: { $ref: '#/components/responses/403-fresh' } }),
      default: { $ref: '#/components/responses/default' },
    },
  }
}

/** Where nothing is asked, a body may be left out. */
const requestOf = (schema: JsonSchema) => ({
  required: Object.keys(schema['properties'] ?? { some: true }).length > 0,
  content: { 'application/json': { schema } },
})

const errorsOf = ({ method, body, path }: ApiCall, params: readonly string[]): string[] => [
  ...(body || params.length > 0 ? ['400'] : []),
  ...['401', '403'],
  ...(params.length > 0 || path === '/api/uiuserprefs' || path.endsWith('/page') ? ['404'] : []),
  ...(method === 'GET' ? [] : ['409', '422']),
]

/** Names of the headers that the portal sends with this call, besides `authorization`. */
const headersOf = ({ path, isOnce }: ApiCall): string[] => [
  ...(pathsWithoutUserId.has(path) ? [] : ['X-UserId']),
  'X-ClientId',
  ...(isOnce ? ['Idempotency-Key'] : []),
  'traceparent',
]

function queryOf(
  name: string,
  { type, description, isRequired = false, isList = false }: QueryParameter,
): JsonSchema {
  const schema = type === 'date' ? { type: 'string', format: 'date' } : { type }
  return {
    ...{ name, in: 'query', description, required: isRequired },
    schema: isList ? { type: 'array', items: schema } : schema,
  }
}

/** "get-api-user": steady, because clients that are generated name their functions by it. */
const idOf = ({ method, path }: ApiCall): string =>
  [method.toLowerCase(), ...path.split('/').filter((part) => part !== '' && part !== 'api')]
    .join('-')
    .replaceAll(':', 'by-')
