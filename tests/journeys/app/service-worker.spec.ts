// The service worker: what it keeps, what it never touches, and what shows without a connection.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.use({ serviceWorkers: 'allow' })

/** Until the worker answers for this page's files. */
const workerAnswers = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.replace(location.origin, ''))
  })

test.describe('A client in a browser with service workers', () => {
  test('has the files of the portal kept and nothing of theirs, reads without a connection that they are offline, and sees the page by itself once it is back [R-PWA-15]', async ({
    page,
    portal,
    context,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    await workerAnswers(page)
    for (const path of ['/myaccount', '/myaccount/messages', '/myaccount/documents']) {
      await portal.follow(path)
      await portal.settled()
    }
    await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(5)
    expect((await kept(page)).filter((url) => !/^\/assets\/[\w.-]+$/.test(url))).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await expect(page).toHaveTitle('You’re offline · Larkfield Wealth')
    await expect(page.locator('body')).not.toContainText('Amelia')
    await portal.isAccessible()
    await page.getByRole('link', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await portal.hasPath('/myaccount/documents')
  })

  test('reads that there is no connection when they come back from the provider, and goes on once it is back', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    await page.goto('/nw-pwa-download')
    await workerAnswers(page)
    await context.setOffline(true)
    await page.goto('/signin-oidc?code=once&state=mine')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    expect(await sandbox.journal({ path: '/idp/token' })).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText('We could not sign you in. Please try again.')).toBeVisible()
    await portal.hasPath('/')
  })

  test('has every page though nothing can be kept: the cache is full or fails', async ({
    anotherBrowser,
  }) => {
    const full =
      "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))\n"
    const fails =
      "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'UnknownError'))\n"
    for (const refuse of [full, full + fails]) {
      const portal = await anotherBrowser({ serviceWorkers: 'allow' })
      const { page } = portal
      await page.context().route('**/sw.js*', async (route) => {
        const own = await (await route.fetch({ maxRetries: 3 })).text()
        await route.fulfill({ contentType: 'text/javascript', body: refuse + own })
      })
      await page.goto('/nw-pwa-download')
      await workerAnswers(page)
      await page.reload()
      await portal.settled()
      await expect(page.getByRole('heading', { level: 1, name: titleOf('app-download') })).toBeVisible()
      expect(await kept(page)).toEqual([])
    }
  })
})
