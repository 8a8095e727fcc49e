// Files of the portal that do not come: after a deploy, without a connection, and before anything has started.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const gone = [/dynamically imported module|Unable to preload/]

/** How often the page's document has been loaded since. */
function documentLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** The server no longer has this file; after so many loads of the page it has a new one. */
async function deploy(page: Page, file: string, { mendedAfter = Infinity } = {}): Promise<() => number> {
  const loads = documentLoads(page)
  await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), (route) =>
    loads() < mendedAfter ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return loads
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** Follows the link in the header. Its menu may be folded, and a pointer on its way would fetch the screen ahead. */
const open = (page: Page, path: string) =>
  page
    .getByRole('banner')
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

/** Answers what the page asks before it is loaded again; first No. */
function questions(page: Page) {
  const asked: string[] = []
  const answers = { asked, yes: false }
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (answers.yes ? dialog.accept() : dialog.dismiss())
  })
  return answers
}

test.describe('A client', () => {
  test('loses neither card nor page for good without a connection or after a deploy, and reads what is wrong meanwhile', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    const total = page.getByRole('heading', { name: 'Total value' })

    await test.step('a card is asked for again with the connection', async () => {
      await page.route('**/api/portfolios/activity*', (route) => route.abort('internetdisconnected'))
      await portal.signIn('client')
      const card = page.getByRole('region', { name: 'Recent activity' })
      await expect(card.getByText('We couldn’t load recent activity.')).toBeVisible()
      await context.setOffline(true)
      await page.unrouteAll()
      await context.setOffline(false)
      await expect(card.getByRole('listitem').first()).toBeVisible()
    })

    await test.step('without a connection, a link leads to a page that says so, and that shows itself once there is one', async () => {
      await portal.isQuiet()
      const loads = documentLoads(page)
      await context.setOffline(true)
      await open(page, '/myaccount/documents')
      await expect(heading(page, 'You’re offline')).toBeVisible()
      await expect(page).toHaveTitle('You’re offline – Larkfield Wealth')
      await expect(page.getByRole('banner')).toBeVisible()
      await portal.hasPath('/myaccount/documents')
      await page.goBack()
      await expect(total).toBeVisible()
      await page.goForward()
      await expect(heading(page, 'You’re offline')).toBeVisible()
      await context.setOffline(false)
      await expect(heading(page, 'Documents')).toBeVisible()
      await expect(page.getByRole('table').first()).toBeVisible()
      // Once, where the browser remembers that the file failed.
      expect(loads()).toBeLessThan(2)
    })

    await test.step('so it does once the server answers again, though the browser knew nothing of the connection', async () => {
      await portal.isQuiet()
      await page.route(/\/(assets|settings\.json)/, (route) => route.abort('internetdisconnected'))
      await open(page, '/myaccount/messages')
      await expect(heading(page, 'You’re offline')).toBeVisible()
      await page.unrouteAll()
      await expect(heading(page, titleOf('messages'))).toBeVisible()
    })

    await test.step('where its file is gone, the page is loaded again at the address of the link', async () => {
      await portal.follow('/myaccount')
      await expect(total).toBeVisible()
      const loads = await deploy(page, 'fees-and-network.screen', { mendedAfter: 1 })
      await open(page, '/myaccount/feesandnetwork')
      await expect(heading(page, titleOf('fees-and-network'))).toBeVisible()
      await portal.hasPath('/myaccount/feesandnetwork')
      expect(loads()).toBe(1)
      await page.goBack()
      await portal.hasPath('/myaccount')
      await expect(total).toBeVisible()
      expect(await sandbox.errors()).toEqual([])
    })

    await test.step('once; a file that is still missing is an error with a reference to quote', async () => {
      const loads = await deploy(page, 'tax-allowances.screen')
      await open(page, '/myaccount/tax-allowances-and-services')
      await expect(heading(page, 'Something went wrong')).toBeVisible()
      await expect(page.getByText(/^If you call us, quote [0-9A-F]{8}\.$/)).toBeVisible()
      await expect(page).toHaveTitle('Something went wrong – Larkfield Wealth')
      await portal.hasPath('/myaccount/tax-allowances-and-services')
      expect(loads()).toBe(1)
      await expect.poll(() => sandbox.errors()).toHaveLength(1)
      await page.goBack()
      await expect(total).toBeVisible()
      expect(loads()).toBe(1)
    })
  })

  test('is asked before a page is loaded again for a missing file, while a message is unsaved or a portfolio is being designed', async ({
    page,
    portal,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client', '/myaccount/messages/new')
    const answers = questions(page)

    await test.step('a message', async () => {
      // The form has what is stored of it, and nothing that is still on its way changes what is typed.
      await portal.isQuiet()
      await sandbox.faults([
        { path: '/api/messages/*', method: 'POST', hang: true },
        { path: '/api/messages/*', method: 'PUT', hang: true },
      ])
      await page.getByLabel('Subject').fill('My transfer')
      const loads = await deploy(page, 'documents.screen', { mendedAfter: 1 })
      await open(page, '/myaccount/documents')
      await expect.poll(() => answers.asked).toEqual(['confirm'])
      await expect(page.getByLabel('Subject')).toHaveValue('My transfer')
      await portal.hasPath('/myaccount/messages/new')
      expect(loads()).toBe(0)
      answers.yes = true
      await open(page, '/myaccount/documents')
      await expect(heading(page, 'Documents')).toBeVisible()
      expect(answers.asked).toEqual(['confirm', 'confirm'])
      expect(loads()).toBe(1)
      await sandbox.clearFaults()
    })

    await test.step('a portfolio', async () => {
      answers.yes = false
      await portal.follow('/projections')
      await page.getByLabel('Name').fill('A boat')
      const loads = await deploy(page, 'basket.screen')
      await portal.entry('basket').evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => answers.asked).toEqual(['confirm', 'confirm', 'confirm'])
      await expect(page.getByLabel('Name')).toHaveValue('A boat')
      expect(loads()).toBe(0)
    })
  })

  test('reads why a dialog does not open, and opens it once its file is there', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    portal.expectedMistakes = gone
    await portal.signIn('client-with-children', '/projections')
    const opened = page.getByRole('dialog', { name: 'Start over?' })

    await test.step('its file has gone, until the page is loaded again', async () => {
      const loads = await deploy(page, 'start-over.dialog', { mendedAfter: 1 })
      await portal.entry('start-over').click()
      const dialog = page.getByRole('dialog', { name: 'This didn’t open' })
      await expect(dialog.getByText(/^A part of the portal did not load\./)).toBeVisible()
      await portal.isAccessible()
      await expect.poll(() => sandbox.errors()).toHaveLength(1)
      await dialog.getByRole('button', { name: 'Load the page again' }).click()
      await expect(dialog).toHaveCount(0)
      await portal.settled()
      expect(loads()).toBe(1)
      await page.unrouteAll()
    })

    await test.step('there is no connection, until there is one', async () => {
      // What the page itself still asks for would fail as well.
      await portal.isQuiet()
      await context.setOffline(true)
      await portal.entry('start-over').click()
      const dialog = page.getByRole('dialog', { name: 'You’re offline' })
      await expect(dialog.getByText('This needs an internet connection.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(dialog).toHaveCount(0)
      await context.setOffline(false)
      await portal.entry('start-over').click()
      // A browser may remember that the file failed, until the page is loaded again.
      const again = page.getByRole('button', { name: 'Load the page again' })
      await expect(again.or(opened)).toBeVisible()
      if (await again.isVisible()) {
        await again.click()
        await portal.settled()
        await portal.entry('start-over').click()
      }
      await expect(opened).toBeVisible()
    })
  })
})

test.describe('A visitor', () => {
  test('reads that a page cannot start because a file does not load, and reloads it', async ({
    page,
    portal,
  }) => {
    const words = page.getByText('We couldn’t load this page. Check your connection, then reload it.')
    for (const file of ['portal', 'libraries'])
      await test.step(file, async () => {
        const path = `**/assets/${file}-*.js`
        await page.route(path, (route) => route.fulfill({ status: 404 }))
        await page.goto('/app/login?from=mail')
        await expect(words).toBeVisible()
        await expect(page.getByText('Loading', { exact: true })).toBeHidden()
        await page.unroute(path)
        await page.getByRole('link', { name: 'Reload' }).click()
        await expect(heading(page, 'Larkfield Wealth')).toBeVisible()
        expect(new URL(page.url()).search).toBe('?from=mail')
        await portal.settled()
        await expect(words).toHaveCount(0)
      })
  })
})
