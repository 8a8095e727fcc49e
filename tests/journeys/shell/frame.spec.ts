// What stands around every page: header, footer, specialist card, the first wait, keyboard ways, headers of the page.
import { cardTitle, expectedView, menuLine, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  test('waits behind a spinner once, gets about with the keyboard alone, and finds header, section, specialist and footer where they belong [R-SHELL-01, R-SHELL-02, R-HEAD-01..03, R-HEAD-06, R-BAN-07, R-SPEC-01..03, R-FOOT-01..06, R-FOOT-08, R-FOOT-10]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const myAccounts = portal.entry('my-accounts')
    const admin = portal.entry('admin')
    await portal.signIn('client', '/myaccount/documents')
    await test.step('the spinner stands until the first page is there', async () => {
      await sandbox.faults([{ path: '/api/user', delayMs: 1500 }])
      await page.reload({ waitUntil: 'commit' })
      const spinner = page.locator('[data-boot-spinner]')
      await expect(spinner).toBeVisible()
      await expect(spinner).toHaveText('Loading')
      await portal.settled()
      await page.evaluate(() => {
        const seen = new MutationObserver(() => {
          if (document.querySelector('[data-boot-spinner]')) document.body.dataset['spun'] = ''
        })
        seen.observe(document.body, { subtree: true, childList: true })
      })
    })
    await test.step('the first stop of the keyboard skips to the content', async () => {
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await expect(page.getByRole('table').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(skip).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await portal.hasPath('/myaccount/documents#main')
      await skip.focus()
    })
    await test.step('groups open, close and give way by keyboard', async () => {
      for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab')
      await expect(myAccounts).toBeFocused()
      await expect(myAccounts).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Enter')
      await expect(myAccounts).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(portal.entry('dashboard')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(myAccounts).toBeFocused()
      await expect(myAccounts).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await expect(admin).toBeFocused()
      await page.keyboard.press('Space')
      await expect(portal.entry('documents')).toHaveAttribute('aria-current', 'page')
      await expect(portal.navigation().locator('[aria-current="page"]')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(portal.entry('messages')).toBeFocused()
      await myAccounts.focus()
      await page.keyboard.press('Enter')
      await expect(admin).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await portal.hasPath('/myaccount')
      await expect(heading).toHaveText(titleOf('account-dashboard'))
      await expect(heading).toBeFocused()
      await expect(page).toHaveTitle('My accounts – Larkfield Wealth')
      await expect(myAccounts).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('the header stays in sight on a long page, with menu, messages and name', async () => {
      const header = page.getByRole('banner')
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      await portal.isQuiet()
      await page.evaluate(() => window.scrollTo(0, 400))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
      expect((await header.boundingBox())?.y).toBe(0)
      await expect(portal.navigation()).toBeVisible()
      await expect(header.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
      await header.getByRole('button', { name: 'Amelia Hart' }).focus()
      expect(await page.evaluate(() => window.scrollY)).toBe(400)
      await expect(portal.banner()).toHaveCount(0)
    })
    await test.step('a specialist is offered where the page asks for one, and nowhere else', async () => {
      await portal.follow('/myaccount/tax-allowances-and-services')
      const card = page.getByRole('region', { name: cardTitle('tax-specialist') })
      await expect(card).toBeVisible()
      await expect(card.getByRole('link')).toHaveText(['Book a call', 'Request a call back'])
      await expect(card.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
        'href',
        `${portal.addresses.sandbox}/links/book-a-call`,
      )
      await portal.entry('new-portfolios').click()
      await expect(heading).toHaveText(titleOf('projections'))
      await expect(card).toHaveCount(0)
      await portal.entry('my-account').click()
      await expect(heading).toHaveText(titleOf('account-dashboard'))
      await expect(page.locator('[data-spun]')).toHaveCount(0)
    })
    await test.step('the header marks the section of a page, also where the section is one link', async () => {
      const payments = portal.entry('payments')
      await portal.follow('/myaccount/payments-and-transfers/payments-list')
      await expect(payments).toHaveAttribute('aria-current', 'true')
      await expect(portal.navigation().locator('[aria-current]')).toHaveCount(1)
      await page.setViewportSize({ width: 390, height: 800 })
      await portal.navigation().getByRole('button', { name: 'Menu' }).click()
      await expect(payments).toHaveAttribute('aria-current', 'true')
      await payments.click()
      await portal.hasPath('/myaccount/payments-and-transfers')
      await portal.navigation().getByRole('button', { name: 'Menu' }).click()
      await expect(payments).toHaveAttribute('aria-current', 'page')
    })
    await test.step('details that cannot be loaded have a calm message, with room above its button, until they can', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await sandbox.faults([{ path: '/api/user', status: 503 }])
      await page.reload()
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      const above = await page.getByText('Your money and your details are safe.').boundingBox()
      expect((await again.boundingBox())!.y - (above!.y + above!.height)).toBeGreaterThanOrEqual(16)
      await portal.isAccessible()
      await sandbox.clearFaults()
      await again.click()
      await expect(heading).toHaveText(titleOf('payments'))
    })
    await test.step('the foot of the page has help, company and legal links', async () => {
      const slots: Record<string, string> = {
        '   [phone]': '  020 7946 0123 → tel:02079460123',
        '   [email]': '  clientservices@larkfield.example → mailto:clientservices@larkfield.example',
      }
      const expected = expectedView('client', 'situation own-account', 'footer')
      await expect.poll(() => portal.footer()).toEqual(expected.map((line) => slots[line] ?? menuLine(line)))
      await page.locator('footer [data-entry="help-hub"] > a').click()
      await expect(page).toHaveURL(`${portal.addresses.sandbox}/links/help-hub`)
    })
  })
})

test.describe('Everybody', () => {
  test('gets a page that runs only the portal’s own files, and reads what to do when one of them is broken or missing', async ({
    page,
    portal,
  }) => {
    await test.step('the policy of the page lets nothing else run, and is another one each time', async () => {
      const answer = () => page.request.get('/nw-pwa-download')
      const headers = (await answer()).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect((await answer()).headers()['content-security-policy']).not.toBe(policy)
    })
    const broken = page.getByRole('heading', { level: 1, name: 'We can’t open the portal just now' })
    await test.step('broken settings name what is wrong and whom to call', async () => {
      for (const answer of [{ status: 404 }, { body: '{' }, { json: { authority: 'http://evil.example' } }]) {
        await page.route('**/settings.json', (route) => route.fulfill(answer))
        await page.goto('/myaccount')
        await expect(broken).toBeVisible()
        await expect(page.getByRole('link', { name: '020 7946 0123' })).toBeVisible()
        await expect(page.getByRole('listitem').first()).toBeVisible()
        await page.unroute('**/settings.json')
      }
      await portal.isAccessible()
    })
    await test.step('so they do without signing in, where only the check finds it', async () => {
      await page.route('**/settings.json', async (route) => {
        const answer = await route.fetch({ maxRetries: 3 })
        const settings = (await answer.json()) as { links: Record<string, string> }
        await route.fulfill({
          response: answer,
          json: { ...settings, links: { ...settings.links, cookies: 'nowhere' } },
        })
      })
      await page.goto('/app/login')
      await expect(broken).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveText(['links.cookies: must be an http(s) address'])
      await page.unroute('**/settings.json')
    })
    await test.step('a file that does not load can be loaded again', async () => {
      portal.expectedMistakes = [/dynamically imported module|Unable to preload/]
      await page.route('**/assets/signed-out-page-*.js', (route) => route.abort())
      await page.goto('/app/login')
      await expect(
        page.getByText('We couldn’t load this page. Check your connection, then reload it.'),
      ).toBeVisible()
      await page.unroute('**/assets/signed-out-page-*.js')
      await page.getByRole('link', { name: 'Reload' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Larkfield Wealth' })).toBeVisible()
    })
  })
})
