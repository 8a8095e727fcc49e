// Where people land: with accounts of others first where they have none of their own, and in the installed app.
import { expectedMenu, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A shared viewer without accounts of their own', () => {
  // They could not change an answer about cookies in somebody else's account.
  test.use({ hasChosenCookies: false })

  test('finds the accounts they may view first, wherever they land, and in one of them what is shared and nothing else [R-MENU-06..09, R-HEAD-12, R-ACC-28, R-ROUTE-11, R-PAGE-14]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const scripts = portal.scripts()
    const heading = page.getByRole('heading', { level: 1 })
    const notShared = page.getByText('That page isn’t shared with you')
    await portal.signIn('shared-viewer', '/dashboard')
    await test.step('the accounts come first', async () => {
      const accounts = page.getByRole('region', { name: 'Accounts shared with you' })
      const ways = ['View John Thornton’s account', 'View Margaret Hale’s account']
      await expect(accounts.getByRole('button').locator('strong')).toHaveText(ways)
      await portal.follow('/myaccount')
      await expect(accounts.getByRole('button').locator('strong')).toHaveText(ways)
      await accounts.getByRole('button', { name: 'View Margaret Hale’s account' }).click()
      await portal.goOn()
      await portal.hasPath('/myaccount')
      await expect(heading).toHaveText('Margaret Hale’s accounts')
      await expect(page).toHaveTitle('My accounts – Larkfield Wealth')
      await expect(notShared).toHaveCount(0)
    })
    await test.step('nobody asks there about cookies, nor names an adviser', async () => {
      await portal.isQuiet()
      await expect(page.locator('[data-entry="cookie-consent"]:not(li)')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('portal.consent'))).toBeNull()
      await expect(page.getByRole('region', { name: 'Your adviser' })).toHaveCount(0)
    })
    await test.step('the menu is dashboard, documents and name', async () => {
      const menu = expectedMenu('shared-viewer', { situation: 'viewing-margaret-hale' })
      expect(menu).toHaveLength(3)
      await portal.hasMenu(menu)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    })
    await test.step('documents are those of the account', async () => {
      await portal.startJournal()
      await portal.entry('documents').click()
      await portal.hasPath('/myaccount/documents')
      await expect(heading).toHaveText('Margaret Hale’s documents')
      await expect(page).toHaveTitle('Documents – Larkfield Wealth')
      const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
      await expect(table.getByRole('row').nth(2)).toBeVisible()
      const calls = await sandbox.journal({ path: '/api/documents' })
      expect(calls.map(({ headers }) => headers['x-clientid'])).toEqual(['C-30007'])
    })
    await test.step('the search finds what is shared', async () => {
      await page.keyboard.press('Control+k')
      const search = page.getByRole('dialog').getByRole('combobox')
      await search.fill('messages')
      await expect(page.getByText('Nothing found.')).toBeVisible()
      await search.fill('documents')
      await expect(page.getByRole('option', { name: 'Documents' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('other pages lead to the accounts, say so, and have nothing fetched', async () => {
      for (const path of [
        '/projections',
        '/myaccount/messages',
        '/myaccount/all-accounts',
        '/retirement-planner',
        '/',
      ]) {
        await portal.follow('/myaccount/documents')
        await expect(notShared).toHaveCount(0)
        await portal.follow(path)
        await portal.hasPath('/myaccount')
        await expect(notShared).toBeVisible()
      }
      for (const screen of ['projections.screen', 'inbox.screen', 'all-accounts.screen', 'planner.screen'])
        expect(scripts).not.toContain(screen)
    })
  })
})

test.describe('Somebody in the installed app', () => {
  const phone = { viewport: { width: 390, height: 800 }, serviceWorkers: 'allow' } as const
  test.use(phone)

  test('has the same portal, from an app manifest and with a service worker, and lands at an account that a task names or at the client they act for [R-PROD-03]', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    await test.step('a client has pages, tabs and the app manifest', async () => {
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
    })
    await test.step('they add money to the account that the task names', async () => {
      await portal.follow('/dashboard')
      await page.getByRole('link', { name: 'Add money to your new account' }).click()
      await portal.hasPath('/myaccount/payments-and-transfers/bank-transfers?account=A-U-20007-3')
      const chosen = page.getByRole('group', { name: 'Into' }).getByRole('radio', { checked: true })
      await expect(chosen).toHaveValue('A-U-20007-3')
    })
    await test.step('the service worker serves the page', async () => {
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
        .toBe(`${portal.addresses.portal}/sw.js`)
    })
    await test.step('a person without accounts finds the client first whom they act for', async () => {
      const theirs = await anotherBrowser(phone)
      await theirs.install()
      await theirs.signIn('delegate-pwa', '/myaccount')
      await theirs.page.getByRole('button', { name: 'Got it' }).click()
      const act = theirs.page.getByRole('button', { name: 'Act for Edith Cole' })
      await expect(act).toBeVisible()
      await theirs.follow('/dashboard')
      await act.click()
      await theirs.goOn()
      await expect(theirs.page.getByRole('heading', { level: 1 })).toHaveText('Edith Cole’s accounts')
    })
  })
})
