// What an error says of the server's refusal.
import { describe, expect, it } from 'vitest'
import { ApiError } from '#http/client.ts'
import { errorAnswerOf } from '#http/error-answer.ts'

describe('The refusal of a call', () => {
  it('has the server’s message, its reason and the whole body', () => {
    const body = { message: 'Not so', reason: 'form-changed', form: null }
    expect(errorAnswerOf(409, JSON.stringify(body))).toEqual({
      message: 'Not so',
      reason: 'form-changed',
      body,
    })
  })

  it('leaves out a message and a reason that are no text, and shortens long ones', () => {
    expect(errorAnswerOf(400, '{"message":7,"reason":{}}')).toMatchObject({
      message: undefined,
      reason: undefined,
    })
    expect(errorAnswerOf(400, JSON.stringify({ message: 'x'.repeat(2_000) }))?.message).toHaveLength(500)
  })

  it.each([
    ['HTML', '<html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"no"'],
    ['null', 'null'],
    ['half of an object', '{"message":"N'],
    ['more than is read', JSON.stringify({ message: 'x'.repeat(400_000) })],
  ])('is unknown where the body is %s', (_what, text) => {
    expect(errorAnswerOf(400, text)).toBeUndefined()
  })

  it.each([200, 304, 500, 503])('is none where the status is %i', (status) => {
    expect(errorAnswerOf(status, '{"message":"x"}')).toBeUndefined()
  })

  it('is in no text that is made of the error', () => {
    const error = new ApiError(
      'status',
      '/api/x',
      'PUT /api/x answered 409',
      409,
      errorAnswerOf(409, '{"message":"secret"}'),
    )
    expect(error.answer?.message).toBe('secret')
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })
})
