// What a person and the people who run the portal are told of a sign-in that failed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '#session/sign-in/failure-messages.ts'
import { OtherPersonError } from '#session/sign-in/provider.ts'

const printed = vi.spyOn(console, 'error')
beforeEach(() => void printed.mockImplementation(() => {}))
afterEach(() => void printed.mockReset())

const answer = (error: string) => Object.assign(new Error('Of Amelia Hart'), { name: 'ErrorResponse', error })

describe('A person whose sign-in failed', () => {
  it.each([
    [answer('access_denied'), 'You did not sign in.'],
    [
      new TypeError('Failed to fetch'),
      'The sign-in service is not answering just now. Please try again in a few minutes.',
    ],
    [
      new Error("The provider's configuration could not be loaded (503)"),
      'The sign-in service is not answering just now. Please try again in a few minutes.',
    ],
    [
      answer('temporarily_unavailable'),
      'The sign-in service is not answering just now. Please try again in a few minutes.',
    ],
    [
      answer('login_required'),
      'Your session has ended. Sign in again to carry on. What you have saved is safe.',
    ],
    [new Error('No matching state found in storage'), 'We could not sign you in. Please try again.'],
  ])('reads what it is, and is asked to try again where that helps: %s', (error, sentence) => {
    expect(explain(error, true).message).toBe(sentence)
    expect(printed).not.toHaveBeenCalled()
  })

  it('is asked to check the connection only where the browser has none', () => {
    expect(explain(new TypeError('Failed to fetch'), false).message).toBe(
      'We could not reach the sign-in service. Check your connection, then try again.',
    )
  })

  it.each([
    [
      new TypeError('Failed to fetch'),
      'We could not reach the sign-in service, so nothing was sent. Please try again.',
    ],
    [answer('access_denied'), 'You did not sign in again. Nothing was sent.'],
    [answer('login_required'), 'We could not confirm that it is you. Nothing was sent. Please try again.'],
  ])(
    'reads that nothing was sent where they were asked for their credentials again: %s',
    (error, sentence) => {
      expect(explain(error).notice).toBe(sentence)
    },
  )

  it.each([
    [new Error('claims.userId: the ID token has no usable claim userId')],
    [new Error('algorithms: RS512 is not allowed')],
    [new Error('The provider names another issuer than the settings')],
    [new Error("The provider's configuration could not be loaded (404)")],
    [new Error('Metadata does not contain property token_endpoint')],
    [answer('invalid_client')],
    [answer('invalid_scope')],
  ])('reads a reference to quote where the set-up is wrong, and is not asked to try again: %s', (error) => {
    const { message, reported } = explain(error)
    const [, reference = ''] =
      /^We could not sign you in because of a fault on our side\. Call us and quote ([0-9A-F]{8}), so that we can put it right\.$/.exec(
        message,
      ) ?? []
    const check = String('error' in error ? error.error : error.message)
    expect(reported.message).toBe(check)
    expect((reported as Error & { traceId: string }).traceId.slice(0, 8).toUpperCase()).toBe(reference)
    expect(printed.mock.calls).toEqual([[`Sign-in ${reference}: ${check}`]])
  })

  it('is told nothing of another person, and the report has no text of the provider', () => {
    expect(explain(answer('server_error')).reported.message).toBe('server_error')
    expect(explain(answer('Amelia Hart is locked')).reported.message).toBe(
      'The provider answered an unknown error',
    )
    expect(explain(new OtherPersonError('sub')).notice).toBe('Another person signed in. Nothing was sent.')
  })
})
