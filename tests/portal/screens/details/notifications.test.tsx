// Notifications of the browser in use: what its subscription says, and what the server knows of it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addNotificationDevice, getNotificationDevices } from '#api/people/notification-devices.ts'
import { ApiContext } from '#http/context.ts'
import { useNotifications } from '#screens/details/notifications/use-notifications.ts'
import { overSandbox } from '../../api/over-sandbox.ts'
import { people } from '../../product-api/support/sandbox.ts'
import { render } from '../../../engine/ui/render.tsx'

const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) }
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const browser = { id: 'phone', userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/149.0 Mobile' }

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
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
})
