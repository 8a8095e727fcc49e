// The OpenAPI document of the product API: complete, clean, and the same as what portal and sandbox do.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import parts from '#portal/api-document/api-document.ts'
import { apiCalls } from '#portal/api-document/calls.ts'
import { callsIn } from '#tools/define-tools.ts'
import { routes } from '#product-api/routes.ts'
import { apiDocument, templateOf } from '#tools/openapi/document.ts'
import { root } from '../../support/root.ts'

const document = parts.completed!(apiDocument('1.2.3', parts))
const named = (calls: readonly { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`).toSorted()

const schemaBesideOf = ({ content }: Record<string, unknown>) =>
  (content as { 'application/json': object } | undefined)?.['application/json']

describe('the API document', () => {
  it('has every call that the sandbox answers, and no other', () => {
    expect(named(apiCalls)).toEqual(named(routes))
  })

  it('has every call that a file of src/portal/api, src/engine/http or src/engine/forms declares', async () => {
    const files = ['src/portal/api', 'src/engine/http', 'src/engine/forms'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(root, folder, file)),
    )
    const modules = await Promise.all(
      files
        .filter((file) => readFileSync(file, 'utf8').includes('contract.ts'))
        .map((file) => import(file) as Promise<object>),
    )
    const declared = modules.flatMap((module) => Object.values(module).flatMap(callsIn))
    expect(named(declared)).toEqual(named(apiCalls))
  })

  it('is clean by Redocly’s strict rules', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const lint = () =>
      execFileSync(
        process.execPath,
        [
          'node_modules/@redocly/cli/bin/cli.js',
          'lint',
          file,
          '--config',
          'tests/tools/openapi/redocly.yaml',
        ],
        {
          cwd: root,
          encoding: 'utf8',
          stdio: 'pipe',
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      )
    expect(lint).not.toThrow()
    rmSync(folder, { recursive: true })
  })

  it('shows what the sandbox answers to every call that reads, but for what nobody of its people has', () => {
    const without = Object.entries(document.paths).flatMap(([path, { get }]) => {
      const json = get && schemaBesideOf(Object.values(get.responses)[0]!)
      return json && !('example' in json) ? [path] : []
    })
    expect(without).toEqual([
      '/api/past-years/{year}',
      '/api/portfolios/{accountId}/comparators/{comparatorId}',
      '/api/requests/{key}',
      '/api/accountopening/documents/{id}',
      '/api/content/learn/page',
      '/api/request-pages/{kind}',
      '/api/service-requests/{kind}/{id}',
      '/api/request-files/{id}',
    ])
    expect(document.paths['/api/user']!.get!.responses['200']).toMatchObject({
      content: { 'application/json': { example: { userId: expect.stringMatching(/^U-/) as string } } },
    })
  })

  it('has what each page of requests sends', () => {
    const { requestBody } = document.paths['/api/service-requests/{kind}']!.post!
    const { anyOf } = requestBody!.content['application/json']!.schema as { anyOf: object[] }
    expect(anyOf.find((body) => 'title' in body && body.title === 'Death of a client')).toEqual({
      title: 'Death of a client',
      description: 'Sent to /api/service-requests/tell-us-someone-has-died.',
      type: 'object',
      required: ['answers'],
      additionalProperties: false,
      properties: {
        answers: {
          type: 'object',
          required: ['who', 'relation', 'first'],
          additionalProperties: false,
          properties: expect.objectContaining({
            'died-on': { description: 'When did they die?', type: 'string', format: 'date' },
            'is-executor': {
              description: 'Are you an executor of the will?',
              type: 'string',
              enum: ['yes', 'no'],
            },
            papers: {
              description: 'The death certificate or the will',
              type: 'array',
              items: { type: 'string', format: 'uuid' },
              maxItems: 5,
            },
            who: { description: 'What was their full name?', type: 'string', minLength: 1, maxLength: 120 },
          }) as object,
        },
      },
    })
    expect(anyOf).toHaveLength(7)
  })

  it('says of each call which headers it has', () => {
    for (const { method, path, takesKey } of apiCalls) {
      const { parameters } = document.paths[templateOf(path)]![method.toLowerCase() as 'get']!
      const headers = parameters.flatMap(({ $ref }) =>
        typeof $ref === 'string' ? [$ref.replace(/^.*\//, '')] : [],
      )
      expect(headers, `${method} ${path}`).toEqual([
        ...(pathsWithoutUserId.includes(path) ? [] : ['X-UserId']),
        'X-ClientId',
        ...(takesKey ? ['Idempotency-Key'] : []),
        'traceparent',
      ])
    }
  })

  it('marks what the specification leaves open as a reading of this project', () => {
    expect(document.paths['/api/withdrawals']!.post).toMatchObject({
      'x-reading': expect.stringContaining('names no path') as string,
    })
    expect(document.paths['/api/taxyearinfo']!.get).toMatchObject({
      'x-reading': expect.stringContaining('names this path') as string,
    })
    expect(document.paths['/api/sharedaccess/sendrequest']!.post).not.toHaveProperty('x-reading')
  })

  it('says days, times, money and words as the portal reads them', () => {
    const { schemas } = document['components'] as { schemas: Record<string, { properties: object }> }
    expect(schemas['Payment']!.properties).toMatchObject({
      amountPence: { type: 'integer' },
      askedAt: { type: 'string', format: 'date-time' },
      status: { type: 'string' },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    })
  })
})
