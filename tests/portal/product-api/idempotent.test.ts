// Idempotency keys in the sandbox, on a call that anybody may send: a message.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#product-api/data/tables.ts'
import { Database } from '#sandbox/data/database.ts'
import { idempotent } from '#product-api/idempotent.ts'
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

  it('is answered again to the access by which it was sent, and to no other of that person', () => {
    const { send, get } = openSandbox()
    const attorney = { ...people.kira, clientId: 'C-30011' }
    expect(send({ ...attorney, key: 'k-1' }, 'POST', '/api/messages', message).status).toBe(200)
    expect(get(attorney, '/api/requests/k-1').status).toBe(200)
    expect(get(people.kira, '/api/requests/k-1').status).toBe(404)
    expect(get({ ...people.kira, clientId: 'C-30010' }, '/api/requests/k-1').status).toBe(404)
    expect(send({ ...people.kira, key: 'k-1' }, 'POST', '/api/messages', message).status).toBe(200)
  })

  it('is remembered for 24 hours', () => {
    const database = new Database(':memory:', tables)
    let happened = 0
    const sendAt = (hours: number) =>
      idempotent(
        { database, now: new Date(saturday.getTime() + hours * 3_600_000) },
        { user, active: user, access: 'owner' },
        { called: 'POST /api/x', headers, body: {} },
        () => ({ status: 200, body: { number: ++happened } }),
      ).body
    expect([sendAt(0), sendAt(23.9), sendAt(24.1)]).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }])
  })

  it.each(['', 'k'.repeat(101)])('is refused when it is no key: "%s"', (key) => {
    const { send } = openSandbox()
    expect(send({ ...amelia, key }, 'POST', '/api/messages', message).status).toBe(400)
  })
})

describe('A call whose key cannot be kept', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'once-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('leaves nothing behind: no payment, no event, no message, and it can be sent again', () => {
    const { api, send, get } = openSandbox(saturday, join(folder, 'sandbox.db'))
    const before = moneyOf(get)
    const disk = new DatabaseSync(join(folder, 'sandbox.db'))
    disk.exec(
      `create trigger full before insert on idempotency_keys begin select raise(abort, 'the disk is full'); end`,
    )
    expect(() => send({ ...amelia, key: 'k-1' }, 'POST', '/api/payments/bank-transfers', transfer)).toThrow(
      'the disk is full',
    )
    expect(moneyOf(get)).toEqual(before)
    expect(disk.prepare('select count(*) as n from payment_events').get()).toMatchObject({ n: 0 })
    expect(get(amelia, '/api/requests/k-1').status).toBe(404)
    disk.exec('drop trigger full')
    disk.close()
    expect(send({ ...amelia, key: 'k-1' }, 'POST', '/api/payments/bank-transfers', transfer).status).toBe(200)
    expect(moneyOf(get)).toEqual({ payments: before.payments + 1, threads: before.threads + 1 })
    api.close()
  })
})

describe('What a call has committed', () => {
  it('is on the disk when the power fails: the log is written through', () => {
    const folder = mkdtempSync(join(tmpdir(), 'once-'))
    const database = new Database(join(folder, 'sandbox.db'), tables)
    expect(database.one('pragma journal_mode')).toEqual({ journal_mode: 'wal' })
    // 2 is FULL.
    expect(database.one('pragma synchronous')).toEqual({ synchronous: 2 })
    database.close()
    rmSync(folder, { recursive: true })
  })
})

describe('A draft that was deleted', () => {
  it('is never found again under the id of a later one', () => {
    const { send, get } = openSandbox()
    const draft = {
      ...{ threadId: null, topic: 'My accounts', accountId: null },
      subject: 'One',
      body: 'Text',
    }
    const first = send(amelia, 'POST', '/api/messages/drafts', draft).body as { id: string }
    send(amelia, 'DELETE', `/api/messages/drafts/${first.id}`)
    const second = send(amelia, 'POST', '/api/messages/drafts', { ...draft, subject: 'Two' }).body as {
      id: string
    }
    expect(send(amelia, 'PUT', `/api/messages/drafts/${first.id}`, draft).status).toBe(404)
    const { drafts } = get(amelia, '/api/messages/drafts').body as {
      drafts: { id: string; subject: string }[]
    }
    expect(drafts.find(({ id }) => id === second.id)!.subject).toBe('Two')
  })
})

const transfer = { accountId: 'A-U-20002-2', amountPence: 123_45, arrivesOn: '2026-12-01' }

const moneyOf = (get: ReturnType<typeof openSandbox>['get']) => ({
  payments: (get(amelia, '/api/payments').body as { payments: unknown[] }).payments.length,
  threads: threads(get(amelia, '/api/messages')),
})

const threads = ({ body }: { body?: unknown }): number => (body as { threads: unknown[] }).threads.length
