// Pages whose content is in their HTML: what they show before and without scripts, and that React takes them over as they are.
import { devices, type Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const pages = ['/nw-pwa-download', '/app/login', '/app/welcome'] as const

/** Holds back every script that is a file, until it is let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => letGo()
}

/** Adds up how far things move, and keeps the elements that the HTML showed. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched = { shift: 0, first: undefined as Element | undefined }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      watched.first = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility())
    })
  })

const watched = (page: Page) =>
  page.evaluate(() => {
    const { shift, first } = (window as unknown as { watched: { shift: number; first?: Element } }).watched
    return { shift, isSameHeading: first !== undefined && first === document.querySelector('h1') }
  })

for (const path of pages)
  for (const [name, device] of [
    ['a desktop', { viewport: { width: 1280, height: 900 } }],
    ['an Android phone', { viewport: { width: 412, height: 823 }, userAgent: devices['Pixel 7'].userAgent }],
    ['an iPhone', { viewport: { width: 390, height: 800 }, userAgent: devices['iPhone 15'].userAgent }],
  ] as const)
    test.describe(`A visitor of ${path} with ${name}`, () => {
      test.use(device)

      test('reads it before any script has come, and nothing moves or is drawn again when they do', async ({
        page,
        portal,
        sandbox,
      }) => {
        await watch(page)
        const letGo = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('main').getByText('020 7946 0123')).toBeVisible()
        const before = await page.getByRole('main').innerText()
        await letGo()
        await portal.settled()
        await page.waitForLoadState('networkidle')
        expect(await page.getByRole('main').innerText()).toBe(before)
        expect(await watched(page)).toEqual({ shift: 0, isSameHeading: true })
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help hub' })).toHaveAttribute(
          'href',
          /\/links\/help-hub$/,
        )
        await expect(page.locator('.drawn, .boot, .boot-message')).toHaveCount(0)
        expect(await sandbox.errors()).toEqual([])
        await portal.isAccessible()
      })
    })

test.describe('A visitor who does not let pages run scripts', () => {
  for (const path of pages)
    test(`reads ${path} all the same, and that more needs JavaScript`, async ({ browser, addresses }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(addresses.portal + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.locator('.boot-ring')).toBeHidden()
      await context.close()
    })
})

test.describe('A visitor on a slow line', () => {
  const priorities = (page: Page) =>
    page
      .locator('script[src], link[rel=modulepreload]')
      .evaluateAll((all) => [
        ...new Set(all.map((each) => (each as HTMLScriptElement | HTMLLinkElement).fetchPriority)),
      ])

  test('gets what a page shows before its scripts, and the scripts first where it shows nothing without them', async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto('/nw-pwa-download', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await priorities(page)).toEqual(['low'])
    await page.goto('/nowhere', { waitUntil: 'commit' })
    await expect(page.getByText('Loading')).toBeAttached()
    expect(await priorities(page)).toEqual(['auto'])
    await letGo()
  })

  test('presses Sign in before the scripts have come, and is taken to sign in once they have', async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto('/app/login', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await letGo()
    await expect(page.getByLabel('Username')).toBeVisible()
  })

  test('keeps their place: focus and scrolling stay as they are', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    const letGo = await holdScripts(page)
    await page.goto('/app/welcome', { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: 'Sign in' })
    await link.focus()
    await page.evaluate(() => scrollTo(0, 120))
    await letGo()
    await portal.settled()
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })
})

test.describe('A client who is signed in', () => {
  test('sees no moment of the visitors’ page', async ({ page, portal }) => {
    await portal.signIn('client')
    const letGo = await holdScripts(page)
    await page.goto('/app/login', { waitUntil: 'commit' })
    await expect(page.locator('.boot-ring')).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await letGo()
    await portal.settled()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })
})

test.describe('A search engine', () => {
  test('may list the page to download the app and the public pages of text, and is asked not to list any other', async ({
    request,
  }) => {
    const robots = async (path: string) =>
      /<meta name="robots" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1]
    for (const path of ['/nw-pwa-download', '/how-your-money-is-held', '/someone-has-died', '/accessibility'])
      expect(await robots(path), path).toBeUndefined()
    for (const path of ['/', '/app/login', '/app/welcome', '/myaccount', '/no/such/page'])
      expect(await robots(path), path).toBe('noindex')
    expect((await (await request.get('/robots.txt')).text()).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /how-your-money-is-held$',
      'Allow: /someone-has-died$',
      'Allow: /accessibility$',
      'Allow: /nw-pwa-download$',
      'Allow: /assets/',
      'Allow: /*.svg$',
      'Allow: /settings.json$',
      'Disallow: /',
      '',
    ])
  })
})
