// Notifications of new messages: on which devices, of what, and that they say nothing private.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NotificationDevice } from '#api/people/notification-devices.ts'
import { noPushService, type Delivery, type PushSubscription } from '#sandbox/calls/push-service.ts'
import '../../../support/fixed-seed.ts'
import { openSandbox, people, saturday, type Caller } from '../support/sandbox.ts'

const path = '/api/notifications/devices'
const { amelia, grace, isla, kira } = people
const phone = { id: 'phone', userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/149.0 Mobile' }
const laptop = { id: 'laptop', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' }

const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
})

function open(delivery: Delivery = 'taken') {
  const pushed: (Pick<PushSubscription, 'endpoint'> & { payload: string })[] = []
  const sandbox = openSandbox(saturday, ':memory:', {
    ...noPushService,
    send({ endpoint }, payload) {
      pushed.push({ endpoint: endpoint.split('/').at(-1)!, payload })
      return Promise.resolve(delivery)
    },
  })
  const { send, get } = sandbox
  return {
    ...sandbox,
    pushed,
    add: (caller: Caller, name: string) => send(caller, 'POST', path, subscription(name)),
    devices: (caller: Caller) => (get(caller, path).body as { devices: NotificationDevice[] }).devices,
    choosesApp: (caller: Caller, isOn = true) =>
      send(caller, 'PUT', '/api/communicationpreferences/account-changes/app', { isOn }),
    /** The firm writes to them of a change to how they sign in. */
    isWrittenTo: (caller: Caller, what = 'Your password was changed') =>
      sandbox.api.noteSecurityChange(caller.subject, what),
  }
}

describe('The devices of a client', () => {
  it('are those that subscribed, each by its name, with the one in use', () => {
    const { add, devices } = open()
    expect(devices(amelia)).toEqual([])
    expect(add({ ...amelia, browser: phone }, 'one').body).toMatchObject({ isCurrent: true })
    add({ ...amelia, browser: laptop }, 'two')
    expect(devices({ ...amelia, browser: laptop }).map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
    ])
  })

  it('subscribe once: what a browser was subscribed with before is replaced', () => {
    const { add, devices } = open()
    add({ ...amelia, browser: phone }, 'one')
    add({ ...amelia, browser: phone }, 'two')
    expect(devices(amelia)).toHaveLength(1)
    add({ ...kira, browser: phone }, 'two')
    expect(devices(amelia)).toEqual([])
    expect(devices(kira)).toHaveLength(1)
  })

  it('are ended one by one, by being removed, and all by logging out everywhere', () => {
    const { add, devices, get, send } = open()
    add({ ...amelia, browser: phone }, 'one')
    add({ ...amelia, browser: laptop }, 'two')
    const { id } = devices(amelia)[1]!
    expect(send(kira, 'DELETE', `${path}/${id}`).status).toBe(404)
    expect(send(amelia, 'DELETE', `${path}/${id}`).status).toBe(204)
    expect(send(amelia, 'DELETE', `${path}/${id}`).status).toBe(404)
    const security = get(amelia, '/api/security').body as { devices: { id: string; about: string }[] }
    const removed = security.devices.find(({ about }) => about === 'Firefox on Windows')!
    send(amelia, 'DELETE', `/api/security/devices/${removed.id}`)
    expect(devices(amelia)).toEqual([])
    add({ ...amelia, browser: phone }, 'three')
    send(amelia, 'POST', '/api/security/log-out-everywhere')
    expect(devices(amelia)).toEqual([])
  })

  it('are ten at most, and at the push service of a known browser, over an encrypted connection', () => {
    const { add, send } = open()
    for (let n = 1; n <= 10; n++) expect(add(amelia, `of-${n}`).status).toBe(200)
    expect(add(amelia, 'of-11')).toMatchObject({ status: 409, body: { reason: 'too-many-devices' } })
    expect(add(amelia, 'of-10').status).toBe(200)
    for (const endpoint of [
      'https://intranet.example/push',
      'https://fcm.googleapis.com.example/push',
      'https://../',
      'https://storage.googleapis.com/bucket',
      'https://any.push.apple.com/1',
      'https://a.b.notify.windows.com/1',
    ])
      expect(send(kira, 'POST', path, { ...subscription(''), endpoint })).toMatchObject({
        status: 422,
        body: { reason: 'unknown-push-service' },
      })
    for (const wrong of [
      { endpoint: 'push' },
      { endpoint: 'http://fcm.googleapis.com/fcm/send/1' },
      { endpoint: 'https://me@fcm.googleapis.com/fcm/send/1' },
      { keys: { p256dh: 'B', auth: '' } },
    ])
      expect(send(kira, 'POST', path, { ...subscription(''), ...wrong }).status).toBe(400)
  })

  it('end where a session of their browser is ended, and in no other', () => {
    const { add, devices, api } = open()
    add({ ...amelia, browser: phone }, 'one')
    add({ ...amelia, browser: laptop }, 'two')
    api.noteSessionsEnded?.(amelia.subject, (browserId) => browserId !== 'laptop')
    expect(devices(amelia).map(({ name }) => name)).toEqual(['Firefox on Windows'])
  })

  it('are nobody else’s: not of a delegate, not of a viewer', () => {
    const { get, send } = open()
    const forRose = { ...grace, clientId: 'C-30003' }
    const refusal = { status: 403, body: { reason: 'owner-only' } }
    expect(get(forRose, path)).toMatchObject(refusal)
    expect(send(forRose, 'POST', path, subscription('one'))).toMatchObject(refusal)
    expect(get({ ...isla, clientId: 'C-30010' }, path).status).toBe(403)
  })
})

describe('A message of the firm', () => {
  it('is pushed to each device of a client who chose App, and to nobody’s who did not', () => {
    const { add, choosesApp, isWrittenTo, pushed, api } = open()
    add({ ...amelia, browser: phone }, 'one')
    add({ ...amelia, browser: laptop }, 'two')
    isWrittenTo(amelia)
    expect(pushed).toEqual([])
    choosesApp(amelia)
    isWrittenTo(amelia)
    expect(pushed.map(({ endpoint }) => endpoint)).toEqual(['two', 'one'])
    expect(api.outbox().filter(({ channel }) => channel === 'app')).toHaveLength(2)
    choosesApp(amelia, false)
    isWrittenTo(amelia)
    expect(pushed).toHaveLength(2)
  })

  it('is not pushed again to a browser that takes nothing more', async () => {
    const { add, choosesApp, devices, isWrittenTo } = open('gone')
    add(amelia, 'one')
    choosesApp(amelia)
    isWrittenTo(amelia)
    await Promise.resolve()
    expect(devices(amelia)).toEqual([])
  })

  it('is still pushed to a browser whose push service failed', async () => {
    const { add, choosesApp, devices, isWrittenTo } = open('failed')
    add(amelia, 'one')
    choosesApp(amelia)
    isWrittenTo(amelia)
    await Promise.resolve()
    expect(devices(amelia)).toHaveLength(1)
  })

  it('says nothing private on a device: how many messages are unread, whatever they are about', () => {
    const { add, choosesApp, isWrittenTo, pushed } = open()
    add(amelia, 'one')
    choosesApp(amelia)
    fc.assert(
      fc.property(fc.string(), (what) => {
        isWrittenTo(amelia, what)
        const payloads = pushed.splice(0).map(({ payload }) => payload)
        expect(payloads).toEqual([expect.stringMatching(/^\{"unread":\d{1,3}\}$/)])
      }),
      { numRuns: 20 },
    )
  })
})
