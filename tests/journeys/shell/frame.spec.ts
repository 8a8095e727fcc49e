// What stands around every page: header, footer, specialist card, the first wait, keyboard ways, headers of the page.
import { cardTitle, expectedView, menuLine, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  test('waits behind a spinner until the first page is there, and never behind that one again [R-SHELL-01, R-SHELL-02]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
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
    for (const [entry, route] of [
      ['new-portfolios', 'projections'],
      ['my-account', 'account-dashboard'],
    ] as const) {
      await portal.entry(entry).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(route))
    }
    await expect(page.locator('[data-spun]')).toHaveCount(0)
  })

  test('keeps the header in sight on a long page, with menu, messages and name [R-HEAD-01..03, R-HEAD-06, R-BAN-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.y).toBe(0)
    await expect(portal.navigation()).toBeVisible()
    await expect(header.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    await header.getByRole('button', { name: 'Amelia Hart' }).focus()
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
    await expect(portal.banner()).toHaveCount(0)
  })

  test('finds help, company and legal links at the foot of the page [R-FOOT-01..06, R-FOOT-08, R-FOOT-10]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    const slots: Record<string, string> = {
      '   [phone]': '  020 7946 0123 → tel:02079460123',
      '   [email]': '  clientservices@larkfield.example → mailto:clientservices@larkfield.example',
    }
    const expected = expectedView('client', 'situation own-account', 'footer')
    await expect.poll(() => portal.footer()).toEqual(expected.map((line) => slots[line] ?? menuLine(line)))
    await page.locator('footer [data-entry="help-hub"] > a').click()
    await expect(page).toHaveURL(`${portal.addresses.sandbox}/links/help-hub`)
  })

  test('sees in the header which section a page is in, also where the section is one link', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/payments-and-transfers/payments-list')
    const current = portal.navigation().locator('[aria-current]')
    await expect(portal.entry('payments')).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveCount(1)
    await page.setViewportSize({ width: 390, height: 800 })
    await portal.navigation().getByRole('button', { name: 'Menu' }).click()
    await expect(portal.entry('payments')).toHaveAttribute('aria-current', 'true')
    await portal.entry('payments').click()
    await portal.hasPath('/myaccount/payments-and-transfers')
    await portal.navigation().getByRole('button', { name: 'Menu' }).click()
    await expect(portal.entry('payments')).toHaveAttribute('aria-current', 'page')
  })

  test('is offered a specialist where the page asks for one, and nowhere else [R-SPEC-01..03]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/tax-allowances-and-services')
    const card = page.getByRole('region', { name: cardTitle('tax-specialist') })
    await expect(card).toBeVisible()
    await expect(card.getByRole('link')).toHaveText(['Book a call', 'Request a call back'])
    await portal.isAccessible()
    await portal.entry('admin').click()
    await portal.entry('documents').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.goto('/myaccount/tax-allowances-and-services')
    await card.getByRole('link', { name: 'Book a call' }).click()
    await expect(page).toHaveURL(`${portal.addresses.sandbox}/links/book-a-call`)
  })

  test('gets about with the keyboard alone', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await portal.hasPath('/myaccount/documents#main')
    await page.goto('/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()

    const myAccounts = portal.entry('my-accounts')
    await expect(myAccounts).toBeVisible()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
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
    const admin = portal.entry('admin')
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
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeFocused()
    await expect(page).toHaveTitle('My accounts – Larkfield Wealth')
    await expect(myAccounts).toHaveAttribute('aria-expanded', 'false')
  })

  test('reads a calm message when their details cannot be loaded, and can try again', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    await sandbox.faults([{ path: '/api/user', status: 503 }])
    await page.reload()
    const again = page.getByRole('main').getByRole('button', { name: /try again/i })
    await expect(again).toBeVisible()
    await portal.isAccessible()
    await sandbox.clearFaults()
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
  })
})

test.describe('A client whose flags are off', () => {
  test('sees no link to our services and charges [R-FOOT-09]', async ({ page, portal }) => {
    await portal.signIn('client-flags-off', '/myaccount/documents')
    await expect(page.locator('footer [data-entry="mobile-app"] > a')).toBeVisible()
    await expect(page.locator('footer [data-entry="privacy"] > a')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('footer [data-entry="services-and-charges"]')).toHaveCount(0)
  })
})

test.describe('Everybody', () => {
  test('gets a page that runs only the portal’s own files', async ({ page }) => {
    const response = await page.goto('/nw-pwa-download')
    const headers = response?.headers() ?? {}
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
    const again = (await page.reload())?.headers()['content-security-policy']
    expect(again).not.toBe(policy)
  })

  test('reads whom to call when the portal’s settings are broken', async ({ page, portal }) => {
    for (const answer of [{ status: 404 }, { body: '{' }, { json: { authority: 'http://evil.example' } }]) {
      await page.route('**/settings.json', (route) => route.fulfill(answer))
      await page.goto('/myaccount')
      await expect(
        page.getByRole('heading', { level: 1, name: 'We can’t open the portal just now' }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: '020 7946 0123' })).toBeVisible()
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await page.unroute('**/settings.json')
    }
    await portal.isAccessible()
  })

  test('reads it without signing in too when only the check finds what is broken', async ({ page }) => {
    await page.route('**/settings.json', async (route) => {
      const answer = await route.fetch({ maxRetries: 3 })
      const settings = (await answer.json()) as { links: Record<string, string> }
      await route.fulfill({
        response: answer,
        json: { ...settings, links: { ...settings.links, cookies: 'nowhere' } },
      })
    })
    await page.goto('/app/login')
    await expect(
      page.getByRole('heading', { level: 1, name: 'We can’t open the portal just now' }),
    ).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(['links.cookies: must be an http(s) address'])
  })

  test('reads what to do when a file of the page does not load', async ({ page, portal }) => {
    portal.expectedMistakes = [/dynamically imported module|Unable to preload/]
    await page.route('**/assets/signed-out-page-*.js', (route) => route.abort())
    await page.goto('/app/login')
    await expect(
      page.getByText('We couldn’t load this page. Check your connection, then reload it.'),
    ).toBeVisible()
    await page.unroute('**/assets/signed-out-page-*.js')
    await page.getByRole('link', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('app-login') })).toBeVisible()
  })
})
