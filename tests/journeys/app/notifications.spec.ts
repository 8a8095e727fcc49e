// The channel App: notifications of new messages on a device, from the choice to the service worker, and where they cannot be.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const DETAILS = '/myaccount/customerinformation'
const region = (page: Page, name: string) => page.getByRole('region', { name })

/** A browser that has a push service, and whose owner allows notifications. */
async function hasPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let current: PushSubscription | null = null
    Object.defineProperty(Notification, 'permission', { value: 'default' })
    Notification.requestPermission = () => Promise.resolve('granted')
    const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) }
    PushManager.prototype.getSubscription = () => Promise.resolve(current)
    const endpoint = 'https://fcm.googleapis.com/fcm/send/device'
    PushManager.prototype.subscribe = ({ applicationServerKey: key } = {}) => {
      const bytes = atob(String(key).replaceAll('-', '+').replaceAll('_', '/'))
      current = {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe() {
          current = null
          return Promise.resolve(true)
        },
      } as unknown as PushSubscription
      return Promise.resolve(current)
    }
  })
}

/** Delivers pushes to the page's service worker, as a push service does. */
async function pusher(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations
    if (registration) registered.resolve(registration.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered.promise
  return (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

interface Scope {
  seen: string[]
  registration: ServiceWorkerRegistration
}

/** What the worker of a page does, by whose side stands a browser with notifications: a headless one has them denied. */
async function watched(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const seen: string[] = []
    const shown = new Map<string, Notification>()
    const note = (what: string) => (given?: unknown) => {
      seen.push(given === undefined ? what : `${what} ${String(given)}`)
      return Promise.resolve()
    }
    const scope = globalThis as unknown as Record<'clients' | 'navigator' | 'registration', object>
    Object.assign(globalThis, { seen })
    Object.assign(scope.clients, { openWindow: note('opens') })
    Object.assign(scope.navigator, { setAppBadge: note('number') })
    Object.assign(scope.registration, {
      async showNotification(title: string, { body, tag }: { body: string; tag: string }) {
        shown.set(tag, { title, body, close: () => shown.delete(tag) } as unknown as Notification)
      },
      getNotifications: ({ tag }: { tag?: string } = {}) =>
        Promise.resolve([...shown].flatMap(([name, each]) => (name === (tag ?? name) ? [each] : []))),
    })
    PushManager.prototype.getSubscription = () =>
      Promise.resolve({ unsubscribe: note('ends') } as unknown as PushSubscription)
  })
  return {
    seen: () => worker!.evaluate(() => (globalThis as unknown as Scope).seen),
    shown: () =>
      worker!.evaluate(async () => {
        const all = await (globalThis as unknown as Scope).registration.getNotifications()
        return all.map(({ title, body }) => `${title}: ${body}`)
      }),
    click: () =>
      worker!.evaluate(async () => {
        const [notification] = await (globalThis as unknown as Scope).registration.getNotifications()
        // Only a click of a person may keep the worker waiting.
        const click = new Event('notificationclick')
        dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }))
      }),
  }
}

const workerAnswers = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

test.describe('A client whose browser can show notifications', () => {
  test.use({ serviceWorkers: 'allow' })

  test('chooses App, is notified of a message, ends it at Account security, and sees of each push that there is a message and nothing more [R-PAGE-30] [R-PAGE-33]', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    await hasPushService(context)
    await portal.signInWithPassword('client', `${DETAILS}/communication-preferences`)
    await workerAnswers(page)
    const here = region(page, 'App on this device')
    await expect(here).toContainText('Choose App for a topic')
    await page.getByRole('checkbox', { name: 'Payments and changes App' }).click()
    await expect(here).toContainText('This device shows a notification when you have a new message.')
    await portal.isAccessible()

    await here.getByRole('link', { name: 'See all your devices' }).click()
    const devices = region(page, 'Devices that get notifications').getByRole('listitem')
    await expect(devices).toHaveText([/Chrome on .*This device/])
    await page.getByRole('button', { name: 'Remove Laptop at home' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    const pushed = async () => (await sandbox.outbox()).filter(({ channel }) => channel === 'app')
    await expect.poll(pushed).toHaveLength(1)
    expect((await pushed())[0]!.body).toMatch(/^\{"unread":\d+\}$/)

    await page.getByRole('button', { name: /^End notifications on Chrome/ }).click()
    await expect(region(page, 'Devices that get notifications')).toContainText('None yet.')
    await page.getByRole('link', { name: 'communication preferences', exact: true }).click()
    await expect(here).toContainText('You chose App, but this device shows no notifications yet.')
    await expect(here.locator('xpath=following::table[1]')).toContainText('Payments and changes')
    await here.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(here).toContainText('This device shows a notification when you have a new message.')

    await portal.follow('/myaccount/documents')
    const push = await pusher(page)
    const { seen, shown, click } = await watched(context)
    for (const data of [
      '{"unread":3}',
      '',
      'Amelia Hart',
      '{"unread":"£5,000"}',
      '{"title":"Your ISA","unread":-1}',
    ]) {
      await push(data)
      await expect.poll(shown).toEqual(['Larkfield Wealth: You have a new message.'])
    }
    await push('{"unread":4}')
    await expect.poll(seen).toEqual(['number 3', 'number 4'])

    await click()
    await expect.poll(seen).toContain('opens /myaccount/messages')
    await expect.poll(shown).toEqual([])

    await push('{"unread":5}')
    await expect.poll(shown).toHaveLength(1)
    // None stays when they log out.
    await (await portal.openPanel('Amelia Hart')).getByRole('button', { name: 'Log out' }).click()
    await portal.hasPath('/')
    await expect.poll(shown).toEqual([])
    await expect.poll(seen).toContain('ends')
  })
})

test('Where a browser blocks notifications, shows them for installed apps alone or cannot, the channel App says so [R-PAGE-33]', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const { search } = location
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
    if (search !== '?blocks') delete (globalThis as { PushManager?: unknown }).PushManager
    if (search === '?iphone') Object.defineProperty(navigator, 'standalone', { value: false })
  })
  const path = `${DETAILS}/communication-preferences`
  const here = region(page, 'App on this device')
  await portal.signIn('client', path)
  await expect(here).toContainText('This browser can’t show notifications, so App doesn’t reach you here.')
  await page.getByRole('checkbox', { name: 'Payments and changes App' }).click()
  await expect(page.getByText('Saved: Payments and changes by App is on.')).toBeVisible()
  await page.goto(`${path}?blocks`)
  await expect(here).toContainText('This browser blocks our notifications')
  await page.goto(`${path}?iphone`)
  await expect(here).toContainText('On an iPhone or iPad only the installed app can show notifications.')
  await expect(here.getByRole('link', { name: 'Install the app' })).toBeVisible()
})
