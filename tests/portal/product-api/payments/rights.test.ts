// What is asked for twice, what needs the password again, and texts that nobody could read as they are.
import { describe, expect, it } from 'vitest'
import type { Mandate } from '#api/payments/mandates.ts'
import type { Payment } from '#api/payments/payments.ts'
import { apiCalls } from '#portal/api-document/calls.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

type Sandbox = ReturnType<typeof openSandbox>
const { amelia, chloe, ruth } = people
const general = 'A-U-20002-2'

const bankOf = (sandbox: Sandbox, caller: Caller) =>
  (sandbox.get(caller, '/api/bank-accounts').body as { accounts: { id: string }[] }).accounts[0]!.id
const inboxOf = (sandbox: Sandbox) =>
  (sandbox.get(amelia, '/api/messages').body as { threads: unknown[] }).threads.length
const regularOf = (sandbox: Sandbox): string => {
  const body = {
    ...{ accountId: general, amountPence: 500_00, day: 10, isPressed: false, accepted: [] },
    bankAccountId: bankOf(sandbox, amelia),
  }
  return (sandbox.send(amelia, 'POST', '/api/payments/regular', body).body as { id: string }).id
}
const mandateOf = (sandbox: Sandbox): string =>
  (sandbox.get(amelia, '/api/payments/mandates').body as { mandates: Mandate[] }).mandates.find(
    ({ accountId }) => accountId === general,
  )!.id

describe('A client who presses twice', () => {
  it.each([
    ['a Direct Debit', mandateOf, 'mandates'],
    ['a regular payment out', regularOf, 'regular'],
  ])('hears of the present state when they pause, resume or cancel %s again', (_, idOf, what) => {
    const sandbox = openSandbox()
    const id = idOf(sandbox)
    const act = (step: string, key: string) =>
      sandbox.send({ ...amelia, key }, 'POST', `/api/payments/${what}/${id}/${step}`)
    for (const [step, status] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['cancel', 'cancelled'],
    ]) {
      expect(act(step!, `${step}-1`)).toMatchObject({ status: 200, body: { status } })
      const threads = inboxOf(sandbox)
      expect(act(step!, `${step}-2`)).toMatchObject({ status: 200, body: { status } })
      expect(inboxOf(sandbox)).toBe(threads)
    }
    expect(act('resume', 'resume-3')).toMatchObject({ status: 409, body: { reason: 'not-possible' } })
  })

  it('hears that a payment is cancelled, not that it is too late', () => {
    const sandbox = openSandbox()
    const body = { accountId: general, amountPence: 100_00, arrivesOn: '2026-12-01' }
    const { id } = sandbox.send(amelia, 'POST', '/api/payments/bank-transfers', body).body as Payment
    for (const key of ['c-1', 'c-2'])
      expect(sandbox.send({ ...amelia, key }, 'POST', `/api/payments/${id}/cancel`)).toMatchObject({
        status: 200,
        body: { status: 'cancelled', timeline: [{ status: 'requested' }, { status: 'cancelled' }] },
      })
  })

  it('takes a request to use an allowance back once', () => {
    const sandbox = openSandbox()
    const body = { kind: 'BedAndIsa', fromAccountId: 'A-U-20004-2', toAccountId: 'A-U-20004-1' }
    const path = '/api/portfolios/taxservices/r-1'
    sandbox.send(chloe, 'PUT', path, { ...body, amountPence: 200_00 })
    expect([1, 2].map(() => sandbox.send(chloe, 'DELETE', path).status)).toEqual([204, 204])
  })
})

describe('A client who signed in some minutes ago', () => {
  const earlier = { ...amelia, signedInMinutesAgo: 6 }

  it('is asked for the password before a regular payment out goes on, as when it was set up', () => {
    const sandbox = openSandbox()
    const path = `/api/payments/regular/${regularOf(sandbox)}`
    expect(sandbox.send(earlier, 'POST', `${path}/pause`).status).toBe(200)
    expect(sandbox.send(earlier, 'POST', `${path}/resume`)).toMatchObject({
      status: 403,
      body: { reason: 'recent-authentication-required' },
    })
    expect(sandbox.send(amelia, 'POST', `${path}/resume`).status).toBe(200)
  })
})

describe('A request under an id that was used', () => {
  it('for an invitation to a network is refused where it names somebody else', () => {
    const sandbox = openSandbox()
    const path = '/api/network/invitations/n-1'
    const invitation = { name: 'Ada Byron', email: 'ada@example.com' }
    expect(sandbox.send(amelia, 'PUT', path, invitation).status).toBe(204)
    expect(sandbox.send(amelia, 'PUT', path, invitation).status).toBe(204)
    expect(sandbox.send(amelia, 'PUT', path, { ...invitation, name: 'Eve Byron' })).toMatchObject({
      status: 409,
      body: { reason: 'id-taken' },
    })
    expect(sandbox.send(people.chloe, 'PUT', path, invitation)).toMatchObject({ status: 409 })
  })
})

describe('A text with characters that cannot be seen', () => {
  const calls = apiCalls.filter(({ method, body }) => method !== 'GET' && body)

  it.each(calls.map(({ method, path }) => [method, path]))('is refused: %s %s', (method, path) => {
    const sandbox = openSandbox()
    const at = path.replace('/:job', '/bank-transfer').replace(/:\w+/g, 'x-1')
    for (const text of [
      ...['a\u0007b', '\u202egpj.exe', 'a\u2066b', '\u0000', 'a\u200fb', 'a\ud83d'],
      ...['\u200b', '\u2800', ' \u3164'],
    ])
      expect(sandbox.send(amelia, method, at, { part: [{ name: text }] })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('part.0.name: no control characters') as string },
      })
  })

  it('is refused in the JSON of a basket too', () => {
    const json = JSON.stringify({ savedAt: null, items: [{ name: 'a\u0001b' }] })
    expect(openSandbox().send(amelia, 'PUT', '/api/accountopeningbackup', { json })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('json.items.0.name') as string },
    })
  })

  it.each(['omar@example.com\u200b', '\u3164@example.com', 'omar@exam\u00adple.com'])(
    'is no address for an invitation: %j',
    (email) => {
      const { send } = openSandbox()
      const invitation = { email, phoneNumber: '07700 900123' }
      expect(send(amelia, 'POST', '/api/sharedaccess/sendrequest', invitation).status).toBe(400)
      const toNetwork = { name: 'Omar', email }
      expect(send(amelia, 'PUT', '/api/network/invitations/n-1', toNetwork).status).toBe(400)
    },
  )

  it('is not looked for in a basket that is nested without end', () => {
    const json = '['.repeat(20_000) + ']'.repeat(20_000)
    expect(openSandbox().send(amelia, 'PUT', '/api/accountopeningbackup', { json })).toMatchObject({
      status: 400,
      body: { message: 'json: nested deeper than 32 times' },
    })
  })

  it('leaves line breaks and letters of every script alone', () => {
    const message = {
      ...{ threadId: null, draftId: null, topic: 'My accounts', accountId: null, attachments: [] },
      ...{ subject: 'שלום', body: 'Zoë\n\tمرحبا 👨‍👩‍👧' },
    }
    expect(openSandbox().send(amelia, 'POST', '/api/messages', message).status).toBe(200)
  })
})

describe('The history of payments', () => {
  it('has each standing order of a client’s bank, as it has each collection [R-PAGE-22]', () => {
    const sandbox = openSandbox()
    sandbox.api.setClock(new Date('2026-11-30T12:00:00Z'))
    const { payments } = sandbox.get(ruth, '/api/payments').body as { payments: Payment[] }
    expect(
      payments
        .filter(({ kind, settlesOn }) => kind === 'standing-order' && settlesOn > '2026-11-21')
        .map(({ settlesOn, amountPence, direction }) => [settlesOn, amountPence, direction]),
    ).toEqual([
      ['2026-11-27', 80_00, 'in'],
      ['2026-11-26', 80_00, 'in'],
      ['2026-11-25', 80_00, 'in'],
      ['2026-11-24', 80_00, 'in'],
      ['2026-11-23', 80_00, 'in'],
    ])
  })

  it('has each payment of a regular one that leaves an account', () => {
    const sandbox = openSandbox()
    regularOf(sandbox)
    sandbox.api.setClock(new Date('2027-01-30T12:00:00Z'))
    const { payments } = sandbox.get(amelia, '/api/payments').body as { payments: Payment[] }
    expect(
      payments
        .filter(({ direction, settlesOn }) => direction === 'out' && settlesOn > '2026-11-21')
        .map(({ settlesOn, amountPence, status }) => [settlesOn, amountPence, status]),
    ).toEqual([
      ['2027-01-11', 500_00, 'completed'],
      ['2026-12-10', 500_00, 'completed'],
    ])
  })
})
