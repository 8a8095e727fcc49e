// Idempotency keys in the sandbox, on a call that anybody may send: a message.
import { describe, expect, it } from 'vitest'
import { Database } from '../../../src/sandbox/api/database.ts'
import { once } from '../../../src/sandbox/api/once.ts'
import { openSandbox, people, saturday } from './support/sandbox.ts'

const message = {
  ...{ threadId: null, draftId: null, topic: 'My accounts', accountId: null, attachments: [] },
  ...{ subject: 'Hello', body: 'A question.' },
}
const { amelia } = people
const user = { id: 'x', userId: 'U-1', name: 'X', email: '', phone: '' }
const headers = { 'idempotency-key': 'k-1' }

describe('A call with an idempotency key', () => {
  it('sent again gives the first answer and happens once', () => {
    const { send, get } = openSandbox()
    const before = threads(get(amelia, '/api/messages?folder=sent'))
    const first = send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', message)
    const again = send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', message)
    expect(first.status).toBe(200)
    expect(again).toEqual(first)
    expect(threads(get(amelia, '/api/messages?folder=sent'))).toBe(before + 1)
  })

  it('sent with another body is refused', () => {
    const { send } = openSandbox()
    send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', message)
    const other = send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', { ...message, subject: 'Other' })
    expect(other).toMatchObject({ status: 422, body: { reason: 'idempotency-key-reused' } })
  })

  it('can be put right and sent with the same key after a refusal', () => {
    const { send } = openSandbox()
    const wrong = send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', { ...message, subject: '' })
    expect(wrong.status).toBe(400)
    expect(send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', message).status).toBe(200)
  })

  it('does not meet the same key of another person', () => {
    const { send } = openSandbox()
    const first = send({ ...amelia, key: 'k-1' }, 'POST', '/api/messages', message)
    const other = send({ ...people.ben, key: 'k-1' }, 'POST', '/api/messages', message)
    expect(other.status).toBe(200)
    expect(other.body).not.toEqual(first.body)
  })

  it('is remembered for 24 hours', () => {
    const database = new Database(':memory:')
    let happened = 0
    const sendAt = (hours: number) =>
      once(
        { database, now: new Date(saturday.getTime() + hours * 3_600_000) },
        { user, active: user, isViewer: false },
        {
          ...{ method: 'POST', path: '/api/x', query: new URLSearchParams() },
          headers,
          body: {},
          subject: '',
        },
        () => ({ status: 200, body: { number: ++happened } }),
      ).body
    expect([sendAt(0), sendAt(23.9), sendAt(24.1)]).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }])
  })

  it.each(['', 'k'.repeat(101)])('is refused when it is no key: "%s"', (key) => {
    const { send } = openSandbox()
    expect(send({ ...amelia, key }, 'POST', '/api/messages', message).status).toBe(400)
  })
})

const threads = ({ body }: { body?: unknown }): number => (body as { threads: unknown[] }).threads.length
