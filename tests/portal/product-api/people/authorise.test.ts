// Who may ask the product API for whose data, and what each is told otherwise.
import { describe, expect, it } from 'vitest'
import { openProductApi } from '#product-api/product-api.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

const statusOf = (caller: Caller, method: string, address: string, body?: unknown) =>
  openSandbox().send(caller, method, address, body).status

describe('the product API', () => {
  const raw = (path: string, headers: Record<string, string>) =>
    openProductApi({ file: ':memory:', now: () => saturday }).handle({
      method: 'GET',
      path,
      query: new URLSearchParams(),
      headers,
      body: undefined,
      subject: 'sub-p02',
    }).status

  it.each([
    ['/api/user', {}, 200],
    ['/api/user/email', {}, 200],
    ['/api/user/mobile', {}, 200],
    ['/api/client/delegates', {}, 200],
    ['/api/client/delegatesfromclient', {}, 200],
    ['/api/groups', {}, 200],
    ['/api/currentuser', {}, 200],
    ['/api/portfolios', {}, 403],
    ['/api/userparameters', {}, 403],
    ['/api/portfolios', { 'x-userid': 'U-20003' }, 403],
    ['/api/user', { 'x-userid': 'U-20003' }, 403],
    ['/api/portfolios', { 'x-userid': 'U-20002' }, 200],
  ])('answers %s with %o by %i', (path, headers, status) => {
    expect(raw(path, headers as Record<string, string>)).toBe(status)
  })

  it('refuses a token of nobody it knows', () => {
    expect(statusOf({ userId: 'U-20002', subject: 'sub-nobody' }, 'GET', '/api/user')).toBe(401)
  })

  it('distinguishes an unknown path from a wrong method', () => {
    expect(statusOf(people.amelia, 'GET', '/api/nothing')).toBe(404)
    expect(openSandbox().send(people.amelia, 'POST', '/api/portfolios')).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
    })
    expect(openSandbox().send(people.amelia, 'POST', '/api/forms/wish')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, PUT, DELETE' },
    })
  })

  it('refuses a path that is not well formed', () => {
    expect(statusOf(people.amelia, 'GET', '/api/documents/%E0%A4%A/file')).toBe(400)
  })

  it('lets nobody store an answer', () => {
    const { headers } = openSandbox().get(people.amelia, '/api/portfolios')
    expect(headers).toEqual({
      'cache-control': 'no-store',
      vary: 'authorization, x-userid, x-clientid, origin',
      date: 'Sat, 21 Nov 2026 12:00:00 GMT',
    })
  })
})

describe('X-ClientId', () => {
  it.each([
    ['an active delegate', people.grace, 'C-30003', 200],
    ['an inactive delegate', people.grace, 'C-30005', 403],
    ['a viewer whose request was accepted', people.isla, 'C-30007', 200],
    ['a viewer whose request is pending', people.liam, 'C-30014', 403],
    ['somebody else altogether', people.amelia, 'C-30003', 403],
    ['somebody naming another user', people.amelia, 'U-20003', 403],
    ['somebody naming nobody', people.grace, 'C-99999', 403],
    ['a delegate naming the grant’s own id', people.grace, 'DG-delegate-rose-lin', 403],
    ['a delegate whose feature is off', people.chloe, 'C-30001', 403],
    ['a viewer whose feature is off', people.chloe, 'C-30002', 403],
  ])('is answered as it should be for %s', (_, caller, clientId, status) => {
    expect(statusOf({ ...caller, clientId }, 'GET', '/api/portfolios')).toBe(status)
  })

  it('stops counting when the flag is turned off for everybody, and counts again when it is given back', () => {
    const { api, get } = openSandbox()
    const acting = { ...people.grace, clientId: 'C-30003' }
    api.setFlags({ 'shared-access': false })
    expect(get(acting, '/api/portfolios').status).toBe(403)
    api.setFlags({ 'shared-access': null })
    expect(get(acting, '/api/portfolios').status).toBe(200)
  })

  it('stops counting once the grantor revokes', () => {
    const { send, get } = openSandbox()
    send(people.liam, 'PUT', '/api/sharedaccess/updatestatus', {
      status: 'Accepted',
      requestId: 'SR-nora-ford-invitee',
      grantorId: 'C-30014',
    })
    const viewing = { ...people.liam, clientId: 'C-30014' }
    expect(get(viewing, '/api/portfolios').status).toBe(200)
    send(people.liam, 'PUT', '/api/sharedaccess/updatestatus', {
      status: 'Removed',
      requestId: 'SR-nora-ford-invitee',
      grantorId: 'C-30014',
    })
    expect(get(viewing, '/api/portfolios').status).toBe(403)
  })
})

describe('a viewer', () => {
  const viewing = { ...people.isla, clientId: 'C-30007' }

  it.each([
    '/api/user',
    '/api/currentuser',
    '/api/client/delegates',
    '/api/featureflags',
    '/api/userparameters',
    '/api/uiuserprefs',
    '/api/sharedaccess/sharedwithyou',
    '/api/portfolios',
    '/api/portfolios/series',
    '/api/portfolios/holdings',
    '/api/portfolios/activity',
    '/api/documents',
  ])('may read %s', (path) => {
    expect(statusOf(viewing, 'GET', path)).toBe(200)
  })

  it.each([
    ['GET', '/api/messages'],
    ['GET', '/api/messages/unreadcount'],
    ['GET', '/api/messages/threads/TH-C-30007-1'],
    ['GET', '/api/messages/drafts'],
    ['GET', '/api/portfolios/tasks'],
    ['GET', '/api/accountopeningbackup'],
    ['GET', '/api/accountopeningstatus'],
    ['GET', '/api/portfolios/remainingallowance/A-C-30007-1'],
    ['PUT', '/api/accountopeningbackup'],
    ['PUT', '/api/portfolios/isasubscriptionstatus'],
    ['PUT', '/api/messages/threads/TH-C-30007-1/read'],
    ['POST', '/api/messages'],
    ['POST', '/api/clients'],
    ['POST', '/api/sharedaccess/sendrequest'],
    ['PUT', '/api/sharedaccess/updatestatus'],
  ])('may not %s %s', (method, path) => {
    expect(statusOf(viewing, method, path, {})).toBe(403)
  })
})

describe('a person', () => {
  it.each([
    '/api/documents/D-U-20003-TC/file',
    '/api/messages/threads/TH-U-20003-1',
    '/api/portfolios/remainingallowance/A-U-20003-1',
    '/api/portfolios/series?accountId=A-U-20003-1',
    '/api/portfolios/holdings?accountId=A-U-20003-1',
  ])('cannot reach what is another’s by its id: %s', (address) => {
    const { get } = openSandbox()
    expect(get(people.ben, address).status).toBe(200)
    expect(get(people.amelia, address).status).toBe(404)
  })

  it('cannot write into another’s conversation or about another’s account', () => {
    const { send } = openSandbox()
    const message = {
      threadId: null,
      topic: 'My accounts',
      accountId: null,
      subject: 'Hello',
      body: 'Hello',
      attachments: [],
      draftId: null,
    }
    send(people.ben, 'GET', '/api/messages')
    expect(
      send(people.amelia, 'POST', '/api/messages', { ...message, threadId: 'TH-U-20003-1' }).status,
    ).toBe(404)
    expect(
      send(people.amelia, 'POST', '/api/messages', { ...message, accountId: 'A-U-20003-1' }).status,
    ).toBe(404)
  })
})
