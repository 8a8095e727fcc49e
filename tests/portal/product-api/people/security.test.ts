// Account security in the sandbox's API: the owner's alone, changed with fresh credentials, and every change told.
import { describe, expect, it } from 'vitest'
import type { Security } from '#api/people/security.ts'
import { describeBrowser } from '#product-api/people/user-agent.ts'
import { openSandbox, people } from '../support/sandbox.ts'

const path = '/api/security'
const { amelia, grace, isla, noor } = people
const forRose = { ...grace, clientId: 'C-30003' }

function open() {
  const sandbox = openSandbox()
  const security = () => sandbox.get(amelia, path).body as Security
  return { ...sandbox, security, phone: () => security().devices[0]! }
}

describe('The security of a client', () => {
  it('has devices by last use and sign-ins by time; the last sign-in is the one that the side panel tells', () => {
    const { get, security } = open()
    const { devices, signIns } = security()
    expect(devices.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Phone', false],
      ['Laptop at home', false],
    ])
    expect(signIns.map(({ at }) => at)).toEqual(
      signIns
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(get(amelia, '/api/user/lastsignin').body).toEqual({ lastSignInAt: signIns[0]!.at })
  })

  it('shows a first visitor nothing from before', () => {
    expect(open().get(noor, path).body).toMatchObject({ devices: [], signIns: [] })
  })

  it('names a device as its owner says', () => {
    const { send, phone, security } = open()
    expect(send(amelia, 'PUT', `${path}/devices/${phone().id}`, { name: ' My phone ' }).body).toMatchObject({
      name: 'My phone',
    })
    expect(security().signIns[0]!.device).toBe('My phone')
    for (const name of ['', '  ', 'x'.repeat(41), 7])
      expect(send(amelia, 'PUT', `${path}/devices/${phone().id}`, { name }).status).toBe(400)
  })

  it('forgets a device that is removed, keeps its sign-ins, and tells it outside and in the inbox', () => {
    const { api, get, send, phone, security } = open()
    const { id } = phone()
    expect(send(amelia, 'DELETE', `${path}/devices/${id}`).status).toBe(204)
    expect(send(amelia, 'DELETE', `${path}/devices/${id}`).status).toBe(404)
    expect(security().devices).toHaveLength(1)
    expect(security().signIns[0]).toMatchObject({ device: null, about: 'Safari on iPhone' })
    expect(api.outbox().map(({ subject }) => subject)).toEqual([
      'A device was removed',
      'A device was removed',
    ])
    expect(JSON.stringify(get(amelia, '/api/messages').body)).toContain('A device was removed')
  })

  it('changes only with credentials of the last five minutes', () => {
    const { send, phone } = open()
    const late = { ...amelia, signedInMinutesAgo: 6 }
    const refusal = { status: 403, body: { reason: 'recent-authentication-required' } }
    expect(send(late, 'PUT', `${path}/devices/${phone().id}`, { name: 'x' })).toMatchObject(refusal)
    expect(send(late, 'DELETE', `${path}/devices/${phone().id}`)).toMatchObject(refusal)
    expect(send(late, 'POST', `${path}/log-out-everywhere`)).toMatchObject(refusal)
  })

  it('is nobody else’s: not of a delegate, not of a viewer, and no device of others is found', () => {
    const { get, send, phone } = open()
    const { id } = phone()
    const refusal = { status: 403, body: { reason: 'owner-only' } }
    expect(get(forRose, path)).toMatchObject(refusal)
    expect(send(forRose, 'POST', `${path}/log-out-everywhere`)).toMatchObject(refusal)
    expect(send(forRose, 'DELETE', `${path}/devices/${id}`)).toMatchObject(refusal)
    expect(get({ ...isla, clientId: 'C-30010' }, path).status).toBe(403)
    expect(send(grace, 'DELETE', `${path}/devices/${id}`).status).toBe(404)
  })
})

describe('A browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/156.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0',
      'Firefox on Mac',
    ],
    ['', 'A browser'],
    ['curl/8.5', 'A browser'],
  ])('is described, when it calls itself %j, as %j', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words)
  })
})
