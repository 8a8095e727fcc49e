// Changes of the API that a portal of before cannot stand, each with one sentence; and those that it can.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import parts from '#portal/api-document/api-document.ts'
import { breakingChanges } from '#tools/openapi/breaking.ts'
import { apiDocument, type ApiDocument } from '#tools/openapi/document.ts'

const thing = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const withCall = (answer: object, body?: object, parameters: object[] = []): ApiDocument =>
  ({
    openapi: '3.1.1',
    paths: {
      '/api/things': {
        post: {
          operationId: 'post-things',
          parameters,
          ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
          responses: { 200: { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
    components: { schemas: { Thing: thing({ id: { type: 'string' } }) } },
  }) as unknown as ApiDocument

const text = { type: 'string' }
const id = { id: text }

describe('A change of an answer', () => {
  it.each([
    ['a field that goes', thing({ ...id, name: text }), thing(id), 'name: is not always there'],
    ['a field that may be missing', thing(id), thing(id, []), 'id: is not always there'],
    [
      'a field of another type',
      thing(id),
      thing({ id: { type: 'integer' } }),
      'id: may be integer, not only string',
    ],
    ['a field that may be null', thing(id), thing({ id: { type: ['string', 'null'] } }), 'id: may be null'],
    [
      'a new value of a closed list',
      thing({ kind: { type: 'string', enum: ['a'] } }),
      thing({ kind: { type: 'string', enum: ['a', 'b'] } }),
      'kind: may be b, not only a',
    ],
    [
      'a day that is any text',
      thing({ on: { ...text, format: 'date' } }),
      thing({ on: text }),
      'on: format date is not kept',
    ],
    [
      'a number below the least',
      thing({ n: { type: 'integer', minimum: 0 } }),
      thing({ n: { type: 'integer' } }),
      'n: less than 0 may come',
    ],
    [
      'something within a list',
      thing({ all: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } }),
      thing({ all: { type: 'array', items: thing({ name: text }) } }),
      'all[].id: is not always there',
    ],
  ])('breaks an older portal: %s', (_what, before, after, sentence) => {
    expect(breakingChanges(withCall(before), withCall(after))).toEqual([
      `POST /api/things answers otherwise: ${sentence}.`,
    ])
  })

  it.each([
    ['a new field', thing(id), thing({ ...id, name: text })],
    ['a field that is never null any more', thing({ id: { type: ['string', 'null'] } }), thing(id)],
    ['a whole number for any number', thing({ n: { type: 'number' } }), thing({ n: { type: 'integer' } })],
    ['fewer values', thing({ kind: { enum: ['a', 'b'] } }), thing({ kind: { const: 'a' } })],
  ])('does no harm: %s', (_what, before, after) => {
    expect(breakingChanges(withCall(before), withCall(after))).toEqual([])
  })
})

describe('A change of a call', () => {
  const answer = thing(id)

  it('breaks an older portal where the call goes', () => {
    expect(breakingChanges(withCall(answer), { openapi: '3.1.1', paths: {} })).toEqual([
      'POST /api/things is gone.',
    ])
  })

  it('breaks it where more has to be sent', () => {
    expect(
      breakingChanges(withCall(answer, thing(id)), withCall(answer, thing({ ...id, name: text }))),
    ).toEqual(['POST /api/things takes less: name: is not always there.'])
    const parameters = [{ $ref: '#/components/parameters/Idempotency-Key' }]
    expect(breakingChanges(withCall(answer), withCall(answer, undefined, parameters))).toEqual([
      'POST /api/things needs Idempotency-Key, which an older portal does not send.',
    ])
  })

  it('does no harm where less has to be sent, or a call is new', () => {
    expect(
      breakingChanges(
        withCall(answer, thing({ ...id, name: text })),
        withCall(answer, thing({ ...id, name: text }, ['id'])),
      ),
    ).toEqual([])
    expect(breakingChanges({ openapi: '3.1.1', paths: {} }, withCall(answer))).toEqual([])
  })
})

describe('The API of the portal', () => {
  it('breaks nothing where nothing has changed', () => {
    expect(breakingChanges(apiDocument('1', parts), apiDocument('2', parts))).toEqual([])
  })

  it('is broken by each call that goes, which is named', () => {
    const before = apiDocument('1', parts)
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(before.paths)), (path) => {
        const { [path]: gone, ...paths } = before.paths
        expect(breakingChanges(before, { ...before, paths })).toEqual(
          Object.keys(gone!).map((method) => `${method.toUpperCase()} ${path} is gone.`),
        )
      }),
      { numRuns: 20 },
    )
  })
})
