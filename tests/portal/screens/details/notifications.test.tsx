// Notifications of the browser in use: what its subscription says, and what the server knows of it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addNotificationDevice, getNotificationDevices } from '#api/people/notification-devices.ts'
import { ApiContext } from '#http/context.ts'
import { renew } from '#screens/details/notifications/renew-notifications.ts'
import { useNotifications } from '#screens/details/notifications/use-notifications.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { render } from '../../../engine/ui/render.tsx'

const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) }
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const browser = { id: 'phone', userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/149.0 Mobile' }

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['serviceWorker', 'locks']) Reflect.deleteProperty(navigator, name)
})

/** A browser with a subscription under this key and name; another one is made under the key that is asked for. */
function stubBrowser(key: string, name: string): { asked: string[] } {
  const asked: string[] = []
  const subscription = (own: string, of: string) => ({
    endpoint: endpointOf(of),
    options: { applicationServerKey: Uint8Array.fromBase64(own, { alphabet: 'base64url' }).buffer },
    toJSON: () => ({ endpoint: endpointOf(of), keys }),
    unsubscribe: () => Promise.resolve(true),
  })
  let current = subscription(key, name)
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      asked.push(applicationServerKey)
      current = subscription(applicationServerKey, 'renewed')
      return Promise.resolve(current)
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const locks = { request: (_name: string, work: () => unknown) => work() }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  })
  return { asked }
}

/** What Amelia reads on the device that the server knows under "known", and where the server pushes to afterwards. */
async function reads(key: (own: string) => string, name: string) {
  const api = overSandbox().as({ ...people.amelia, browser })
  await api.call(addNotificationDevice, { body: { endpoint: endpointOf('known'), keys } })
  const own = (await api.call(getNotificationDevices)).key
  const { asked } = stubBrowser(key(own), name)
  let here: string | undefined
  function Page() {
    here = useNotifications().data?.here
    return null
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiContext value={api}>
        <Page />
      </ApiContext>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(here).toBeDefined())
  const [device] = (await api.call(getNotificationDevices)).devices
  return { here, isRenewed: asked.length === 1 && asked[0] === own, endpoint: device?.endpoint }
}

const other = () => `B${'Q'.repeat(86)}`

describe('Somebody whose device shows notifications', () => {
  it.each<[string, (own: string) => string, string, boolean, string]>([
    [
      'its subscription is the one that the server knows: nothing changes',
      (own) => own,
      'known',
      false,
      'known',
    ],
    ['its subscription has a key that is not the server’s: it is renewed', other, 'known', true, 'renewed'],
    [
      'the browser has changed its subscription: the server hears of it',
      (own) => own,
      'changed',
      true,
      'renewed',
    ],
  ])('goes on getting them where %s', async (_case, key, name, isRenewed, endpoint) => {
    expect(await reads(key, name)).toEqual({ here: 'shows', isRenewed, endpoint: endpointOf(endpoint) })
  })

  it('goes on getting them at the next visit, whichever page it is of', async () => {
    const api = overSandbox().as({ ...people.amelia, browser })
    await api.call(addNotificationDevice, { body: { endpoint: endpointOf('known'), keys } })
    stubBrowser((await api.call(getNotificationDevices)).key, 'changed')
    await renew(api)
    const { devices } = await api.call(getNotificationDevices)
    expect(devices.map(({ endpoint }) => endpoint)).toEqual([endpointOf('renewed')])
  })

  it('is asked of once where two pages of theirs start together', async () => {
    const api = overSandbox().as({ ...people.amelia, browser })
    await api.call(addNotificationDevice, { body: { endpoint: endpointOf('known'), keys } })
    const { asked } = stubBrowser((await api.call(getNotificationDevices)).key, 'changed')
    let last: Promise<unknown> = Promise.resolve()
    vi.spyOn(navigator.locks, 'request').mockImplementation(
      async (_name: string, work: unknown) => (last = last.then(work as () => unknown)),
    )
    await Promise.all([renew(api), renew(api)])
    expect(asked).toHaveLength(1)
  })
})

describe('Somebody whose browser has no subscription', () => {
  it('is asked about by no call', async () => {
    const { as, journal } = overSandbox()
    stubBrowser(other(), 'none')
    const registration = { pushManager: { getSubscription: () => Promise.resolve(null) } }
    Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(registration) })
    await renew(as({ ...people.amelia, browser }))
    expect(journal).toEqual([])
  })
})
