// Pages whose content is in their HTML: what they show before and without scripts, and that React takes them over as they are.
import { devices, type Page } from '@playwright/test'
import { expect, test, type Portal } from '../../support/journey.ts'

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

/** They read the page before any script has come, do something meanwhile, and nothing moves or is drawn again when they come. */
async function readsAtOnce(portal: Portal, path: string, meanwhile = async () => {}): Promise<void> {
  const { page, sandbox } = portal
  const letGo = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main).toHaveCount(1)
  await expect(main.getByText('020 7946 0123')).toBeVisible()
  const before = await main.innerText()
  await meanwhile()
  await letGo()
  await portal.settled()
  await page.waitForLoadState('networkidle')
  expect(await main.innerText()).toBe(before)
  expect(await watched(page)).toEqual({ shift: 0, isSameHeading: true })
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help hub' })
  await expect(help).toHaveAttribute('href', /\/links\/help-hub$/)
  await expect(page.locator('.drawn, .boot, .boot-message')).toHaveCount(0)
  expect(await sandbox.errors()).toEqual([])
}

const hasSteps = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

test.describe('A visitor at a desktop', () => {
  const priorities = (page: Page) =>
    page
      .locator('script[src], link[rel=modulepreload]')
      .evaluateAll((all) => [
        ...new Set(all.map((each) => (each as HTMLScriptElement | HTMLLinkElement).fetchPriority)),
      ])

  test('reads each page before its scripts have come, and nothing moves or is drawn again when they do', async ({
    page,
    portal,
  }) => {
    await watch(page)
    await readsAtOnce(portal, '/nw-pwa-download', async () => expect(await priorities(page)).toEqual(['low']))
    await readsAtOnce(portal, '/app/login')
    await readsAtOnce(portal, '/app/welcome')

    const html = async (path: string) => (await page.request.get(path)).text()
    await test.step('where a page shows nothing without its scripts, they come first', async () => {
      expect(await html('/nowhere')).toContain('Loading')
      expect(await html('/nowhere')).not.toContain(' fetchpriority="')
    })

    await test.step('a search engine may list the page to download the app and the public pages of text, and no other', async () => {
      const robots = async (path: string) =>
        /<meta name="robots" content="([^"]+)"/.exec(await html(path))?.[1]
      for (const path of [
        '/nw-pwa-download',
        '/how-your-money-is-held',
        '/someone-has-died',
        '/accessibility',
      ])
        expect(await robots(path), path).toBeUndefined()
      for (const path of ['/', '/app/login', '/app/welcome', '/myaccount', '/no/such/page'])
        expect(await robots(path), path).toBe('noindex')
      expect((await html('/robots.txt')).split('\n')).toEqual([
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
})

test.describe('A visitor with an Android phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, userAgent: devices['Pixel 7'].userAgent })

  test('reads their own steps at once, and is taken to sign in though they pressed it before the scripts had come', async ({
    page,
    portal,
  }) => {
    await watch(page)
    await readsAtOnce(portal, '/nw-pwa-download', () => hasSteps(page, 'On Android'))
    await readsAtOnce(portal, '/app/login')
    const letGo = await holdScripts(page)
    await page.goto('/app/login', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await letGo()
    await expect(page.getByLabel('Username')).toBeVisible()
  })
})

test.describe('A visitor with an iPhone', () => {
  test.use({ viewport: { width: 390, height: 800 }, userAgent: devices['iPhone 15'].userAgent })

  test('reads their own steps at once, and keeps their place: focus and scrolling stay as they are', async ({
    page,
    portal,
  }) => {
    await watch(page)
    await readsAtOnce(portal, '/nw-pwa-download', () => hasSteps(page, 'On iPhone and iPad'))
    await page.setViewportSize({ width: 390, height: 500 })
    const link = page.getByRole('link', { name: 'Sign in' })
    await readsAtOnce(portal, '/app/welcome', async () => {
      await link.focus()
      await page.evaluate(() => scrollTo(0, 120))
    })
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })
})

test.describe('A visitor who does not let pages run scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads public pages all the same, and at every page that it needs JavaScript', async ({ page }) => {
    for (const path of ['/nw-pwa-download', '/app/login']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.locator('.boot-ring')).toBeHidden()
    }
    await page.goto('/myaccount')
    const said = page.locator('noscript')
    await expect(said.locator('p')).toHaveText(
      'This page needs JavaScript. Allow it in your browser’s settings, then reload the page.',
    )
    await expect(said.locator('p')).toBeVisible()
    await expect(said.locator('a')).toHaveText('Reload')
    await expect(page.locator('.boot-words')).toBeHidden()
    await expect(page.getByText('We couldn’t load this page. Check your connection')).toBeHidden()
  })
})

test.describe('A client who is signed in', () => {
  test('sees no moment of the visitors’ page', async ({ page, portal }) => {
    const letGo = await holdScripts(page)
    const signedIn = portal.signIn('client', '/app/login')
    await expect(page.locator('.boot-ring')).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await letGo()
    await signedIn
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larkfield Wealth')
  })
})
