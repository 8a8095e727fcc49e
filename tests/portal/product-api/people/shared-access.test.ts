// Changes of a shared-access request's status, by whom and from what; and what an invitation needs.
import { describe, expect, it } from 'vitest'
import type { SharedRequest } from '#api/people/shared-access.ts'
import { openSandbox, people, type Caller } from '../support/sandbox.ts'

const mona = 'U-20014'
const statuses = ['Pending', 'Accepted', 'Cancelled', 'Revoked', 'Removed'] as const
type Status = (typeof statuses)[number]

const steps: Record<Status, readonly [Caller, Status][]> = {
  Pending: [],
  Accepted: [[people.amelia, 'Accepted']],
  Cancelled: [[people.mona, 'Cancelled']],
  Revoked: [
    [people.amelia, 'Accepted'],
    [people.mona, 'Revoked'],
  ],
  Removed: [[people.amelia, 'Removed']],
}

/** Mona Diaz has invited Amelia Hart, and the request has come to this status. */
function requestThatIs(status: Status) {
  const sandbox = openSandbox()
  const { send, get } = sandbox
  const invite = { email: 'amelia.hart@example.com', phoneNumber: '07700 900102' }
  send(people.mona, 'POST', '/api/sharedaccess/sendrequest', invite)
  const read = () =>
    (get(people.amelia, '/api/sharedaccess/sharedwithyou').body as { requests: SharedRequest[] }).requests[0]!
  const { requestId } = read()
  const set = (caller: Caller, next: Status) =>
    send(caller, 'PUT', '/api/sharedaccess/updatestatus', { status: next, requestId, grantorId: mona })
  for (const [caller, next] of steps[status]) expect(set(caller, next).status).toBe(200)
  return { ...sandbox, read, set }
}

describe('a shared-access request', () => {
  it.each([
    ['Pending', 'Accepted', 'viewer', people.amelia],
    ['Pending', 'Removed', 'viewer', people.amelia],
    ['Accepted', 'Removed', 'viewer', people.amelia],
    ['Pending', 'Cancelled', 'inviter', people.mona],
    ['Accepted', 'Revoked', 'inviter', people.mona],
  ] as const)('goes from %s to %s by the %s [R-SHARE-01..05]', (from, to, _by, caller) => {
    const { set, read } = requestThatIs(from)
    expect(set(caller, to)).toMatchObject({ status: 200, body: { request: { requestStatus: to } } })
    expect(read().requestStatus).toBe(to)
  })

  it.each([
    ['inviter', people.mona, 'Pending', ['Pending', 'Accepted', 'Revoked', 'Removed']],
    ['inviter', people.mona, 'Accepted', ['Pending', 'Accepted', 'Cancelled', 'Removed']],
    ['inviter', people.mona, 'Cancelled', statuses],
    ['inviter', people.mona, 'Revoked', statuses],
    ['inviter', people.mona, 'Removed', statuses],
    ['viewer', people.amelia, 'Pending', ['Pending', 'Cancelled', 'Revoked']],
    ['viewer', people.amelia, 'Accepted', ['Pending', 'Accepted', 'Cancelled', 'Revoked']],
    ['viewer', people.amelia, 'Cancelled', statuses],
    ['viewer', people.amelia, 'Revoked', statuses],
    ['viewer', people.amelia, 'Removed', statuses],
  ] as const)('is not moved by the %s %j from %s to %j', (_by, caller, from, targets) => {
    const { set, read } = requestThatIs(from)
    for (const to of targets) {
      expect(set(caller, to)).toMatchObject({ status: 409, body: { reason: 'wrong-status' } })
    }
    expect(read().requestStatus).toBe(from)
  })

  it('is nobody else’s to change, and names its own grantor', () => {
    const { set, send, read } = requestThatIs('Pending')
    expect(set(people.ben, 'Accepted')).toMatchObject({ status: 404, body: { reason: 'no-such-request' } })
    const { requestId } = read()
    const path = '/api/sharedaccess/updatestatus'
    const other = { status: 'Accepted', requestId, grantorId: 'C-30003' }
    expect(send(people.amelia, 'PUT', path, other)).toMatchObject({
      status: 400,
      body: { reason: 'other-grantor' },
    })
    const unknown = { status: 'Agreed', requestId, grantorId: mona }
    expect(send(people.amelia, 'PUT', path, unknown).status).toBe(400)
  })

  it('opens the account to the viewer only while it is Accepted', () => {
    const { set, get } = requestThatIs('Pending')
    const viewing = { ...people.amelia, clientId: mona }
    expect(get(viewing, '/api/portfolios').status).toBe(403)
    set(people.amelia, 'Accepted')
    expect(get(viewing, '/api/portfolios').status).toBe(200)
    set(people.mona, 'Revoked')
    expect(get(viewing, '/api/portfolios').status).toBe(403)
  })

  it('cannot be changed for Noor Aziz, whose service fails', () => {
    const change = { status: 'Cancelled', requestId: 'SR-failing-1', grantorId: 'U-20015' }
    expect(openSandbox().send(people.noor, 'PUT', '/api/sharedaccess/updatestatus', change).status).toBe(500)
  })
})

describe('an invitation', () => {
  it('can be accepted for thirty days, and declined after that', () => {
    const { get, send } = openSandbox()
    expect(get(people.liam, '/api/sharedaccess/sharedwithyou').body).toMatchObject({
      requests: [{ requestStatus: 'Pending', updatedOn: '2026-11-21', expiresOn: '2026-12-21' }],
    })
    expect(get(people.grace, '/api/sharedaccess/sharedwithyou').body).toMatchObject({
      requests: [{ requestStatus: 'Pending', updatedOn: '2026-10-17', expiresOn: '2026-11-16' }],
    })
    const set = (status: Status) =>
      send(people.grace, 'PUT', '/api/sharedaccess/updatestatus', {
        status,
        requestId: 'SR-expired-1',
        grantorId: 'C-30005',
      })
    expect(set('Accepted')).toMatchObject({ status: 410, body: { reason: 'invitation-expired' } })
    expect(set('Removed').status).toBe(200)
  })

  it('is no task once it has expired, and another can be sent', () => {
    const { get, send } = openSandbox()
    expect(JSON.stringify(get(people.grace, '/api/portfolios/tasks').body)).not.toContain('share')
    const again = { email: 'leo.bell@example.com', phoneNumber: '07700 900300' }
    const path = '/api/sharedaccess/sendrequest'
    expect(send(people.kira, 'POST', path, again).body).toEqual({ hasExistingRequest: false })
    expect(send(people.kira, 'POST', path, again).body).toEqual({ hasExistingRequest: true })
    const { requests } = get(people.kira, '/api/sharedaccess/sharedbyyou').body as {
      requests: SharedRequest[]
    }
    expect(requests.map(({ requestStatus }) => requestStatus).toSorted()).toEqual(['Cancelled', 'Pending'])
  })

  it('reaches the person with that email address', () => {
    const { send, get } = openSandbox()
    send(people.mona, 'POST', '/api/sharedaccess/sendrequest', {
      email: 'Amelia.Hart@example.com',
      phoneNumber: '07700900102',
    })
    expect(get(people.amelia, '/api/sharedaccess/sharedwithyou').body).toMatchObject({
      requests: [{ grantorId: mona, grantorName: 'Mona Diaz', requestStatus: 'Pending' }],
    })
  })

  it.each([
    ['Pending', true],
    ['Accepted', true],
    ['Cancelled', false],
    ['Revoked', false],
    ['Removed', false],
  ] as const)('says of somebody whose request is %s that existing is %s', (status, hasExistingRequest) => {
    const { send } = requestThatIs(status)
    const again = { email: 'amelia.hart@example.com', phoneNumber: '07700 900102' }
    expect(send(people.mona, 'POST', '/api/sharedaccess/sendrequest', again).body).toEqual({
      hasExistingRequest,
    })
  })

  it.each([
    [
      'no email address',
      people.mona,
      { email: 'nonsense', phoneNumber: '07700900102' },
      400,
      'email: enter an email address',
    ],
    [
      'no phone number',
      people.mona,
      { email: 'a@example.com', phoneNumber: '12' },
      400,
      'phoneNumber: enter a phone number',
    ],
    [
      'the own email address',
      people.mona,
      { email: 'mona.diaz@example.com', phoneNumber: '07700900102' },
      422,
      'email: enter the email address of someone else',
    ],
    [
      'no accounts to share',
      people.dev,
      { email: 'a@example.com', phoneNumber: '07700900102' },
      403,
      'There are no accounts to share',
    ],
  ])('is not sent with %s', (_, caller, body, status, message) => {
    expect(openSandbox().send(caller, 'POST', '/api/sharedaccess/sendrequest', body)).toMatchObject({
      status,
      body: { message },
    })
  })
})

describe('An invitation', () => {
  const invite = (sandbox: ReturnType<typeof openSandbox>, email: string, by: Caller = people.mona) =>
    sandbox.send(by, 'POST', '/api/sharedaccess/sendrequest', { email, phoneNumber: '07700 900102' })
  const sent = ({ get }: ReturnType<typeof openSandbox>, email: string) =>
    (get(people.mona, '/api/sharedaccess/sharedbyyou').body as { requests: SharedRequest[] }).requests.find(
      ({ receiverEmail }) => receiverEmail === email,
    )!

  it('shows what was typed until somebody says yes, and never whose address it is', () => {
    const sandbox = openSandbox()
    const [known, unknown] = ['amelia.hart@example.com', 'nobody@example.com']
    for (const email of [known, unknown]) {
      invite(sandbox, email)
      expect(sent(sandbox, email)).toMatchObject({ receiverName: email, requestStatus: 'Pending' })
    }
    const { requestId } = sent(sandbox, known)
    const set = (caller: Caller, status: Status) =>
      sandbox.send(caller, 'PUT', '/api/sharedaccess/updatestatus', { status, requestId, grantorId: mona })
    set(people.amelia, 'Accepted')
    expect(sent(sandbox, known).receiverName).toBe('Amelia Hart')
    set(people.mona, 'Revoked')
    expect(sent(sandbox, known).receiverName).toBe('Amelia Hart')
  })

  it('that is declined or taken back names nobody either', () => {
    for (const status of ['Cancelled', 'Removed'] as const)
      expect(requestThatIs(status).read().receiverName).toBe('amelia.hart@example.com')
  })

  it('is one of ten a day, those to a network included', () => {
    const sandbox = openSandbox()
    for (let n = 0; n < 6; n += 1) expect(invite(sandbox, `friend${n}@example.com`).status).toBe(200)
    const join = (n: number) =>
      sandbox.send(people.mona, 'PUT', `/api/network/invitations/n-${n}`, {
        ...{ name: 'A Friend', email: `other${n}@example.com` },
      })
    for (let n = 0; n < 4; n += 1) {
      expect(join(n).status).toBe(204)
      sandbox.send(people.mona, 'DELETE', `/api/network/invitations/n-${n}`)
    }
    for (const answer of [invite(sandbox, 'late@example.com'), join(9)])
      expect(answer).toMatchObject({ status: 422, body: { reason: 'too-many-invitations' } })
    sandbox.api.setClock(new Date('2026-11-22T12:01:00Z'))
    expect(invite(sandbox, 'late@example.com').status).toBe(200)
  })
})
