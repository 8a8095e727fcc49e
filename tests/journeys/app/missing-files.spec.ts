// Files of the portal that do not come: after a deploy, without a connection, and before anything has started.
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const DOCUMENTS = /\/assets\/documents\.screen-[\w-]+\.js$/
const gone = [/dynamically imported module|Unable to preload/]

/** How often the page's document has been loaded since. */
function documentLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** The server no longer has the screen of documents; after so many loads of the page it has a new one. */
async function deploy(page: Page, { mendedAfter = Infinity } = {}): Promise<() => number> {
  const loads = documentLoads(page)
  await page.route(DOCUMENTS, (route) =>
    loads() < mendedAfter ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return loads
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Follows the link in the header. Its menu may be folded, and a pointer on its way would fetch the screen ahead. */
const openDocuments = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href="/myaccount/documents"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())

test.describe('A page opened before a deploy', () => {
  test('is reloaded at the address of the link, and shows it', async ({ page, portal, sandbox }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client')
    const loads = await deploy(page, { mendedAfter: 1 })
    await openDocuments(page)
    await expect(heading(page, 'Documents')).toBeVisible()
    await portal.hasPath('/myaccount/documents')
    expect(loads()).toBe(1)
    await page.goBack()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    expect(await sandbox.errors()).toEqual([])
  })

  test('is reloaded once, and if it still lacks the file, shows an error with the reference to quote', async ({
    page,
    portal,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client')
    const loads = await deploy(page)
    await openDocuments(page)
    await expect(heading(page, 'Something went wrong')).toBeVisible()
    await expect(page.getByText(/^If you call us, quote [0-9A-F]{8}\.$/)).toBeVisible()
    await expect(page).toHaveTitle('Something went wrong – Larkfield Wealth')
    await portal.hasPath('/myaccount/documents')
    expect(loads()).toBe(1)
    await expect.poll(() => sandbox.errors()).toHaveLength(1)
    await portal.isAccessible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('asks before it is reloaded while there are unsaved changes', async ({ page, portal, sandbox }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client', '/myaccount/messages/new')
    // The form has what is stored of it, and nothing that is still on its way changes what is typed.
    await portal.isQuiet()
    await sandbox.faults([
      { path: '/api/messages/*', method: 'POST', hang: true },
      { path: '/api/messages/*', method: 'PUT', hang: true },
    ])
    await page.getByLabel('Subject').fill('My transfer')
    const loads = await deploy(page, { mendedAfter: 1 })
    const asked: string[] = []
    let answer = false
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await openDocuments(page)
    await expect.poll(() => asked).toEqual(['confirm'])
    await expect(page.getByLabel('Subject')).toHaveValue('My transfer')
    await portal.hasPath('/myaccount/messages/new')
    expect(loads()).toBe(0)
    answer = true
    await openDocuments(page)
    await expect(heading(page, 'Documents')).toBeVisible()
    expect(asked).toEqual(['confirm', 'confirm'])
    expect(loads()).toBe(1)
    await sandbox.clearFaults()
  })

  test('asks as well while a portfolio is being designed', async ({ page, portal }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client', '/projections')
    await page.getByLabel('Name').fill('A boat')
    const loads = documentLoads(page)
    await page.route(/\/assets\/basket\.screen-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }))
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await portal.entry('basket').evaluate((link: HTMLElement) => link.click())
    await expect.poll(() => asked).toEqual(['confirm'])
    await expect(page.getByLabel('Name')).toHaveValue('A boat')
    expect(loads()).toBe(0)
  })

  test('says so where a dialog has gone, and opens it once the page is loaded again', async ({
    page,
    portal,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client-with-children', '/projections')
    const loads = documentLoads(page)
    await page.route(/\/assets\/start-over\.dialog-[\w-]+\.js$/, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await portal.entry('start-over').click()
    const dialog = page.getByRole('dialog', { name: 'This didn’t open' })
    await expect(dialog.getByText(/^A part of the portal did not load\./)).toBeVisible()
    await portal.isAccessible()
    await expect.poll(() => sandbox.errors()).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Load the page again' }).click()
    await expect(dialog).toHaveCount(0)
    await portal.settled()
    expect(loads()).toBe(1)
    await portal.entry('start-over').click()
    await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeVisible()
  })
})

test.describe('A person without a connection', () => {
  test('reads so where a dialog is not there yet, and opens it with the connection', async ({
    page,
    portal,
    context,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client-with-children', '/projections')
    // What the page itself still asks for would fail as well.
    await portal.isQuiet()
    await context.setOffline(true)
    await portal.entry('start-over').click()
    const offlineDialog = page.getByRole('dialog', { name: 'You’re offline' })
    await expect(offlineDialog.getByText('This needs an internet connection.')).toBeVisible()
    await offlineDialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(offlineDialog).toHaveCount(0)
    await context.setOffline(false)
    await portal.entry('start-over').click()
    // A browser may remember that the file failed, until the page is loaded again.
    const again = page.getByRole('button', { name: 'Load the page again' })
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await expect(again.or(dialog)).toBeVisible()
    if (await again.isVisible()) {
      await again.click()
      await portal.settled()
      await portal.entry('start-over').click()
    }
    await expect(dialog).toBeVisible()
  })

  test('reads so at a link, goes back, and sees the page by itself once there is one', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client')
    const loads = documentLoads(page)
    await portal.startJournal()
    await context.setOffline(true)
    await openDocuments(page)
    await expect(heading(page, 'You’re offline')).toBeVisible()
    await expect(page).toHaveTitle('You’re offline – Larkfield Wealth')
    await expect(page.getByRole('banner')).toBeVisible()
    await portal.hasPath('/myaccount/documents')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'You’re offline')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, 'Documents')).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    // Once, where the browser remembers that the file failed.
    expect(loads()).toBeLessThan(2)
    expect(await sandbox.errors()).toEqual([])
  })

  test('sees the page once the server answers again, though the browser knew nothing of their connection', async ({
    page,
    portal,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client')
    await portal.startJournal()
    await page.route(/\/(assets|settings\.json)/, (route) => route.abort('internetdisconnected'))
    await openDocuments(page)
    await expect(heading(page, 'You’re offline')).toBeVisible()
    await portal.isAccessible()
    await page.unrouteAll()
    await expect(heading(page, 'Documents')).toBeVisible()
  })

  test('loses no card for good: it is asked for again with the connection', async ({
    page,
    portal,
    context,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    await page.route('**/api/portfolios/activity*', (route) => route.abort('internetdisconnected'))
    await page.goto('/myaccount')
    const card = page.getByRole('region', { name: 'Recent activity' })
    await expect(card.getByText('We couldn’t load recent activity.')).toBeVisible()
    await context.setOffline(true)
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(card.getByRole('listitem').first()).toBeVisible()
  })
})

test.describe('A page that cannot start', () => {
  const words = 'We couldn’t load this page. Check your connection, then reload it.'

  for (const file of ['portal', 'libraries'])
    test(`because the file "${file}" does not load says so, and can be reloaded`, async ({ page }) => {
      const path = `**/assets/${file}-*.js`
      await page.route(path, (route) => route.fulfill({ status: 404 }))
      await page.goto('/app/login?from=mail')
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText('Loading', { exact: true })).toBeHidden()
      await page.unroute(path)
      await page.getByRole('link', { name: 'Reload' }).click()
      await expect(heading(page, 'Sign in')).toBeVisible()
      expect(new URL(page.url()).search).toBe('?from=mail')
    })

  test('says nothing of the kind when it can', async ({ page, portal }) => {
    await page.goto('/app/login')
    await portal.settled()
    await expect(page.getByText(words)).toHaveCount(0)
  })

  test('because JavaScript is off says so', async ({ browser, addresses }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${addresses.portal}/myaccount`)
    const said = page.locator('noscript')
    await expect(said.locator('p')).toHaveText(
      'This page needs JavaScript. Allow it in your browser’s settings, then reload the page.',
    )
    await expect(said.locator('p')).toBeVisible()
    await expect(said.locator('a')).toHaveText('Reload')
    await expect(page.locator('.boot-words')).toBeHidden()
    await expect(page.getByText(words)).toBeHidden()
    await context.close()
  })
})
