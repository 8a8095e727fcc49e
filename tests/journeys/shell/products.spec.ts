// One product in three places: a tab of a browser, the installed app, and the page for everybody.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client in an ordinary tab', () => {
  test('has the portal: pages, menu, and no sign of an app [R-PROD-02]', async ({ page, portal }) => {
    await portal.signIn('client', '/')
    await portal.hasPath('/dashboard')
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(false)
    await page.getByRole('main').getByRole('link', { name: 'See your accounts' }).click()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('region', { name: 'Accounts', exact: true })).toBeVisible()
    await portal.entry('admin').click()
    await portal.entry('documents').click()
    await portal.hasPath('/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0)
  })
})

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 }, serviceWorkers: 'allow' })

  test('has the same portal, from an app manifest and with a service worker [R-PROD-03]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa')
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible()
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = (await (await page.request.get(address!)).json()) as Record<string, unknown>
    expect(manifest).toMatchObject({
      name: 'Larkfield Wealth',
      display: 'standalone',
      start_url: '/nw-pwa-launch',
    })
    const sizes = (manifest['icons'] as { sizes: string }[]).map((icon) => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toBe(`${portal.addresses.portal}/sw.js`)
  })
})

test.describe('A visitor', () => {
  test('reads the download page without being asked to sign in [R-PROD-14]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.goto('/nw-pwa-download')
    await portal.settled()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('app-download') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await portal.hasPath('/nw-pwa-download')
    expect(await sandbox.journal({ path: '/idp/authorize' })).toEqual([])
  })
})
