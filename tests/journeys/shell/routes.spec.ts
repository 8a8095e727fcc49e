// Addresses: who is let in, who is led elsewhere, what is fetched for it, and coming back.
import { expectedMenu, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A visitor', () => {
  const guarded = [
    '/myaccount',
    '/projections',
    '/retirement-health-check',
    '/retirement-planner',
    '/dashboard',
    '/myaccount/documents',
    '/projections/basket',
    '/learn/educate/isa-guide',
  ]

  test('is asked to sign in wherever an account is shown, before a page’s own screen is fetched [R-ROUTE-07, R-ROUTE-09, R-ROUTE-13, R-ROUTE-16, R-ROUTE-23, R-ROUTE-37]', async ({
    page,
    sandbox,
    portal,
  }) => {
    for (const path of guarded) {
      await sandbox.clearJournal()
      await page.goto(path)
      await expect(page.getByLabel('Username')).toBeVisible()
      expect(await sandbox.journal({ path: '/idp/authorize' }), path).toHaveLength(1)
    }
    const scripts = portal.scripts()
    await page.goto('/myaccount/documents')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(scripts).toContain('oidc')
    expect(scripts).not.toContain('documents.screen')
  })

  test('has the wanted page, query and place kept while they sign in, and nothing else of the portal [R-ROUTE-38, R-ENT-05]', async ({
    page,
    portal,
  }) => {
    await page.goto('/myaccount/documents?type=Statement#top')
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.goto('/settings.json')
    const states = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('oidc.'))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>),
    )
    expect(states).toHaveLength(1)
    expect(JSON.stringify(states[0]?.['data'])).toContain('/myaccount/documents?type=Statement#top')
    expect(states[0]).toMatchObject({
      id: expect.any(String),
      created: expect.any(Number),
      request_type: expect.any(String),
      code_verifier: expect.any(String),
      authority: `${portal.addresses.sandbox}/idp`,
      client_id: 'portal-web',
      redirect_uri: `${portal.addresses.portal}/signin-oidc`,
      scope: expect.stringContaining('openid profile'),
    })
  })

  test('signs in for the home page when they open /welcome [R-ROUTE-24]', async ({ portal }) => {
    await portal.signIn('client', '/welcome')
    await portal.hasPath('/dashboard')
  })

  test('reads the download page without signing in [R-ROUTE-30, R-FOOT-07]', async ({
    page,
    sandbox,
    portal,
  }) => {
    await page.goto('/nw-pwa-download')
    await portal.settled()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download the app')
    await expect(page.locator('footer [data-entry="privacy"]')).toBeVisible()
    await expect(page.locator('footer [data-entry="mobile-app"]')).toHaveCount(0)
    expect(await sandbox.journal()).toEqual([])
  })

  test('finds a calm page at an address that does not exist, with an empty navigation [R-ROUTE-39]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('not-found') })).toBeVisible()
    await expect(portal.navigation()).toHaveCount(1)
    await portal.hasMenu([])
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await sandbox.journal({ path: '/idp/authorize' })).toEqual([])
    await portal.isAccessible()
  })

  test('ends at the root when signing in fails, on a page that says so, and is not sent round again [R-ROUTE-05]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.goto('/signin-oidc?error=access_denied&state=bad')
    await portal.hasPath('/')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await sandbox.journal({ path: '/idp/authorize' })).toEqual([])
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client')
    await portal.hasPath('/dashboard')
  })

  test('is never led to another site by an address that looks like one', async ({ page, portal }) => {
    for (const path of ['//evil.example/x', '/\\evil.example/x', '/%5cevil.example', '/%2f%2fevil.example']) {
      await page.goto(portal.addresses.portal + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).origin, path).toBe(portal.addresses.portal)
    }
  })
})

test.describe('A client', () => {
  test('is redirected from every old address to the home page [R-ROUTE-24, R-ROUTE-25, R-ROUTE-31, R-ROUTE-32]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    for (const path of ['/', '/app', '/app/', '/welcome', '/styleguide']) {
      await page.goto(path)
      await portal.hasPath('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Good (morning|afternoon|evening), Amelia$/,
      )
    }
    await page.goto('/app/login')
    await portal.settled()
    await portal.hasPath('/app/login')
  })

  test('fetches a screen only when it is first opened [R-ROUTE-06, R-ROUTE-08, R-ROUTE-19]', async ({
    page,
    portal,
  }) => {
    const scripts = portal.scripts()
    const screens = () => [...new Set(scripts.filter((name) => name.endsWith('.screen')))]
    await portal.signIn('client', '/myaccount/documents')
    await page.waitForLoadState('networkidle')
    expect(screens()).toEqual(['documents.screen'])
    await page.getByRole('link', { name: 'Larkfield Wealth' }).click()
    await portal.hasPath('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amelia/)
    expect(screens()).toEqual(['documents.screen', 'home.screen'])
    await portal.entry('my-accounts').click()
    await portal.entry('dashboard').click()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
    expect(screens()).toEqual(['documents.screen', 'home.screen', 'dashboard.screen'])
    await portal.entry('my-accounts').click()
    await portal.entry('retirement-planner').click()
    await portal.hasPath('/retirement-planner')
    expect(screens()).not.toContain('projections.screen')
    await portal.entry('new-portfolios').click()
    await portal.hasPath('/projections')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('projections') })).toBeVisible()
    expect(screens()).toContain('projections.screen')
  })

  for (const [path, route, screen, row] of [
    ['/retirement-health-check', 'retirement-health-check', 'health-check.screen', '[R-ROUTE-12]'],
    ['/retirement-planner', 'retirement-planner', 'planner.screen', '[R-ROUTE-15]'],
  ] as const)
    test(`fetches the screen of ${path} only when it is opened ${row}`, async ({ page, portal }) => {
      const scripts = portal.scripts()
      const screens = () => [...new Set(scripts.filter((name) => name.endsWith('.screen')))]
      await portal.signIn('client', '/myaccount/documents')
      await page.waitForLoadState('networkidle')
      expect(screens()).toEqual(['documents.screen'])
      scripts.length = 0
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: titleOf(route) })).toBeVisible()
      expect(screens()).toEqual([screen])
    })

  test('has the saved application loaded before the home page and new portfolios, even when that fails [R-ROUTE-10, R-ROUTE-21]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', '/myaccount/documents')
    for (const path of ['/dashboard', '/projections']) {
      await sandbox.faults([{ path: '/api/accountopeningbackup', hang: true }])
      const asked = page.waitForRequest('**/api/accountopeningbackup')
      await page.goto(path)
      await asked
      await expect(page.locator('h1')).toHaveCount(0)
      await sandbox.clearFaults()
      await portal.settled()
    }
    await sandbox.faults([{ path: '/api/accountopeningbackup', status: 500 }])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ben/)
  })

  test('reloads the current page when they navigate to it [R-ROUTE-33]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-was-here', ''))
    await portal.startJournal()
    await portal.entry('admin').click()
    await portal.entry('documents').click()
    await expect.poll(async () => (await sandbox.journal({ path: '/api/documents' })).length).toBe(1)
    await expect(page.locator('h1[data-was-here]')).toHaveCount(0)
    await expect(page.getByRole('table').first()).toBeVisible()
    await portal.hasPath('/myaccount/documents')
  })

  test('reloads it after following the skip link, too [R-ROUTE-33]', async ({ page, portal, sandbox }) => {
    await portal.signIn('client', '/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await portal.startJournal()
    await portal.entry('admin').press('Enter')
    await portal.entry('documents').press('Enter')
    await expect.poll(async () => (await sandbox.journal({ path: '/api/documents' })).length).toBe(1)
    await portal.hasPath('/myaccount/documents')
  })

  test('finds the place they had scrolled to when they go back; a new page starts at its top [R-ROUTE-34]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount')
    await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 800))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800)
    // By keyboard: a click of Playwright scrolls the page while the menu unfolds.
    await portal.entry('admin').press('Enter')
    await portal.entry('documents').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 800))).toBeLessThanOrEqual(40)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('opens the retirement pages here when the flags are on [R-ROUTE-36]', async ({ page, portal }) => {
    await portal.signIn('client', '/retirement-planner')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('retirement-planner') })).toBeVisible()
    await page.goto('/retirement-health-check')
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf('retirement-health-check') }),
    ).toBeVisible()
    await portal.hasPath('/retirement-health-check')
  })

  test('is welcomed to the app at the provider where passkeys are on [R-ROUTE-26, R-ROUTE-28]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.flags({ 'fido-authentication': true })
    await portal.signIn('client', '/myaccount/documents')
    for (const path of ['/nw-pwa', '/nw-pwa-launch']) {
      await page.goto(path)
      await expect(page).toHaveURL(`${portal.addresses.sandbox}/idp/pwa-welcome`)
    }
  })

  test('finds the page not found inside the portal, with their own menu [R-ROUTE-39]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('not-found') })).toBeVisible()
    await expect.poll(async () => (await portal.menu())[0]).toBe(expectedMenu('client')[0])
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
    await portal.hasPath('/dashboard')
  })
})

test.describe('A client whose flags are off', () => {
  test('is handed over to the older app, path and query and all [R-ROUTE-14, R-ROUTE-17, R-ROUTE-35]', async ({
    page,
    portal,
  }) => {
    const scripts = portal.scripts()
    await portal.signIn('client-flags-off', '/myaccount/documents')
    for (const path of ['/retirement-planner?from=menu', '/retirement-health-check?step=2']) {
      await page.goto(path)
      await expect(page).toHaveURL(`${portal.addresses.sandbox}/older${path}`)
      await expect(page.getByRole('heading', { name: 'Older app' })).toBeVisible()
    }
    for (const screen of ['planner.screen', 'health-check.screen']) expect(scripts).not.toContain(screen)
  })

  test('is redirected from the app’s addresses to the account dashboard [R-ROUTE-27, R-ROUTE-29]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-flags-off', '/nw-pwa')
    await portal.hasPath('/myaccount')
    await page.goto('/nw-pwa-launch')
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
  })
})

test.describe('A registered person', () => {
  test('has their own home from the same screen, and is redirected to it from every old address [R-ROUTE-18, R-ROUTE-20, R-ROUTE-21, R-ROUTE-22, R-ROUTE-24, R-ROUTE-25, R-ROUTE-31, R-PAGE-37]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const scripts = portal.scripts()
    await portal.signIn('registered', '/myaccount/documents')
    await page.waitForLoadState('networkidle')
    expect(scripts).not.toContain('home.screen')
    expect(await sandbox.asked()).not.toContain('GET /api/accountopeningbackup')
    for (const path of ['/welcome', '/styleguide', '/']) {
      await page.goto(path)
      await portal.hasPath('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dev' })).toBeVisible()
    }
    expect(scripts).toContain('home.screen')
    expect(await sandbox.asked()).toContain('GET /api/accountopeningbackup')
    await expect(page.getByRole('main').getByRole('link', { name: 'Open another account' })).toHaveAttribute(
      'href',
      '/projections',
    )
    await portal.isAccessible()
  })
})

test.describe('A shared viewer', () => {
  test('is redirected to the account dashboard from pages that are not shared, reads so, and never fetches that screen [R-ROUTE-11, R-ACC-28]', async ({
    page,
    portal,
  }) => {
    const scripts = portal.scripts()
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer', '/myaccount')
    await portal.goOn()
    for (const path of [
      '/projections',
      '/myaccount/messages',
      '/myaccount/all-accounts',
      '/retirement-planner',
      '/',
    ]) {
      await page.goto(path)
      await portal.hasPath('/myaccount')
      await expect(page.getByText('That page isn’t shared with you')).toBeVisible()
    }
    expect(scripts).not.toContain('projections.screen')
    expect(scripts).not.toContain('inbox.screen')
    expect(scripts).not.toContain('all-accounts.screen')
  })
})
