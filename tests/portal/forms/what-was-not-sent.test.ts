// "Not sent" is said only where it is certain: after a reason that the call declares, and after statuses that say so. Whatever else an
// API or a gateway answers, at whatever moment, nobody is told that nothing was sent.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { sendOnce } from '#forms/send/sending.ts'
import { createApi } from '#http/http.ts'
import { isRefusal, type Api } from '#http/client.ts'
import { post, reason, remove, type ApiCall } from '#http/contract.ts'
import { errorMessage, wasRefused } from '#http/error-message.ts'
import { userId } from '#http/ids.ts'
import { requestOutcome } from '#http/requests.ts'
import type { FailedAttempt } from '#http/retry.ts'
import { sendSharedRequest } from '#api/people/sharing.ts'
import { inviteToNetwork } from '#api/tax/network.ts'
import { sendMessage } from '#api/inbox/message-writing.ts'
import { failureOf } from '#screens/tax/use-service-request.ts'
import { callFailure } from '#screens/shared/call-failure.ts'
import { helpAfterFailure } from '#screens/shared-access/requests.ts'
import '../../support/fixed-seed.ts'

// Repeated as always, and at once.
vi.mock('#http/retry.ts', async (original) => {
  const real = await original<typeof import('#http/retry.ts')>()
  return { ...real, retryDelay: (failed: FailedAttempt) => real.retryDelay(failed) && 0 }
})

const full = reason('full', 409, 'There is no room.')
const send = post('/api/things', {
  summary: 'Sends',
  openTo: 'attorney',
  body: z.object({}),
  answer: z.object({ id: z.string() }),
  errors: [full],
  takesKey: true,
})

const saysNotSent =
  /[Nn]othing (was|has been) (sent|changed)|[Nn]othing has changed|was not sent|couldn’t (send|change)/

/** What an API, or a gateway before it, answers; undefined: the connection is cut. */
interface Answer {
  status: number | undefined
  body: string
}

const bodies = [
  '',
  '{}',
  '<h1>Bad Gateway</h1>',
  '{"message":"Conflict"}',
  '{"reason":"other"}',
  '{"id":7}',
  '[',
  'null',
]
const answers = fc.record<Answer>({
  status: fc.option(
    fc.constantFrom(
      200,
      202,
      302,
      400,
      401,
      402,
      403,
      404,
      405,
      408,
      409,
      410,
      412,
      413,
      415,
      418,
      422,
      423,
      425,
      429,
      451,
      500,
      501,
      502,
      503,
      504,
    ),
    { nil: undefined },
  ),
  body: fc.constantFrom(...bodies, '{"reason":"full"}'),
})
const certain = new Set<number | undefined>([400, 401, 403, 404, 405, 413, 415, 422])

/** An API that carries a call out, or not, before it answers so. It knows what it has carried out by its key. */
function apiOf({ status, body }: Answer, isCarriedOut: boolean): Api {
  const done = new Set<string>()
  const answer = (text: string, code: number) =>
    new Response(text === '' || code === 204 ? null : text, { status: code })
  return createApi({
    host: 'https://api.example',
    actor: 'somebody',
    accessToken: () => 'token',
    userId: z.parse(userId, 'U-1'),
    timeoutSeconds: 0.5,
    onUnauthorised: () => {},
    fetch: async (address, init) => {
      const [, key] = /^https:\/\/api\.example\/api\/requests\/(.*)$/.exec(String(address)) ?? []
      if (key !== undefined)
        return done.has(key)
          ? answer('{"answer":{"id":"T-1"}}', 200)
          : answer('{"message":"No such key"}', 404)
      const sent = new Headers(init?.headers).get('idempotency-key')
      if (isCarriedOut && sent !== null) done.add(sent)
      if (status === undefined) throw new TypeError('Failed to fetch')
      if (status >= 300 && status < 400) throw new TypeError('redirect')
      return answer(body, status)
    },
  })
}

/** An error that this answer makes of this call. */
const errorOf = (call: ApiCall, answer: Answer): Promise<unknown> =>
  apiOf(answer, false)
    .call(
      call as typeof send,
      { params: { id: '1', invitationId: '1', requestId: '1' }, body: {}, key: 'k' } as never,
    )
    .then(
      () => undefined,
      (error: unknown) => error,
    )

function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

describe('A form that sends', () => {
  it('says that nothing was sent only where that is certain, and finds out by its key what was', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), async (answer, isCarriedOut) => {
        const api = apiOf(answer, isCarriedOut)
        const ended = await sendOnce<unknown>({
          send: () => api.call(send, { body: {}, key: 'key' }),
          outcome: () => requestOutcome(api, 'key', send.answer),
          signInAgain: () => Promise.resolve({ failed: 'no' }),
          errorMessage: (error) => errorMessage(send, { full: 'It is full. Nothing was sent.' }, error),
        })
        const { status, body } = answer
        const isDeclared =
          status !== undefined && status >= 400 && status < 500 && body === '{"reason":"full"}'
        const isCertain = isDeclared || certain.has(status)
        expect(ended.phase === 'refused').toBe(isCertain)
        expect(ended.phase).not.toBe('not-arrived')
        const mayAsk = isCarriedOut && !isCertain && status !== undefined && status >= 402 && status < 500
        if (mayAsk) found++
        holds(!mayAsk || ended.phase === 'sent', 'what was carried out is not found by its key')
      }),
      { numRuns: 400 },
    )
    expect(found).toBeGreaterThan(20)
  })

  const take = remove('/api/things/:id', { summary: 'Takes back', openTo: 'attorney', errors: [full] })
  const request = { receiverName: '', receiverEmail: 'a@example.com', grantorName: 'Rose' } as never
  it.each<[string, ApiCall, (error: unknown) => string]>([
    ['a change at once', take, (error) => callFailure(take, { full: 'It is full.' }, error, 'change it')],
    ['a request about an allowance', { ...send, takesKey: undefined } as never, failureOf],
    ['an answer to an invitation', send, (error) => helpAfterFailure(error, request)],
    ['a message', sendMessage, (error) => (wasRefused(sendMessage, error) ? 'it was not sent' : 'not known')],
    [
      'an invitation to a network',
      inviteToNetwork,
      (error) => (isRefusal(error) ? 'it was not sent' : 'not known'),
    ],
    [
      'an invitation to an account',
      sendSharedRequest,
      (error) => (isRefusal(error) ? 'it was not sent' : 'not known'),
    ],
  ])('says so, too, of %s', async (_name, call, words) => {
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const error = await errorOf(call, answer)
        if (error === undefined) return
        const isDeclared = answer.body === '{"reason":"full"}'
        expect(isDeclared || saysNotSent.test(words(error)) === certain.has(answer.status)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
