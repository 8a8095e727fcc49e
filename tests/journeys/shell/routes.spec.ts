// Addresses: who is let in, who is led elsewhere, what is fetched for it, and coming back.
import { expectedMenu, titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A visitor', () => {
  test('reads public pages, is asked to sign in for an account and led back to what they wanted, and never to another site [R-ROUTE-05, R-ROUTE-07, R-ROUTE-30, R-ROUTE-37..39, R-ENT-05, R-FOOT-07, R-PROD-14]', async ({
    page,
    sandbox,
    portal,
  }) => {
    await test.step('the download page asks nobody for anything', async () => {
      await page.goto('/nw-pwa-download')
      await portal.settled()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download the app')
      await expect(page.locator('footer [data-entry="privacy"]')).toBeVisible()
      await expect(page.locator('footer [data-entry="mobile-app"]')).toHaveCount(0)
      await portal.isQuiet()
      await portal.hasPath('/nw-pwa-download')
      expect(await sandbox.journal()).toEqual([])
    })
    await test.step('an address that does not exist has a calm page, with an empty navigation', async () => {
      await portal.follow('/no-such-page')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('not-found') })).toBeVisible()
      await expect(portal.navigation()).toHaveCount(1)
      await portal.hasMenu([])
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await portal.isAccessible()
    })
    await test.step('an address that looks like another site is one of this site', async () => {
      for (const path of [
        '//evil.example/x',
        '/\\evil.example/x',
        '/%5cevil.example',
        '/%2f%2fevil.example',
      ]) {
        await page.goto(portal.addresses.portal + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(new URL(page.url()).origin, path).toBe(portal.addresses.portal)
      }
      expect(await sandbox.journal({ path: '/idp/authorize' })).toEqual([])
    })
    await test.step('an account is behind the sign-in, before its own screen is fetched', async () => {
      const scripts = portal.scripts()
      await page.goto('/myaccount/documents?type=Statement#top')
      await expect(page.getByLabel('Username')).toBeVisible()
      expect(await sandbox.journal({ path: '/idp/authorize' })).toHaveLength(1)
      expect(scripts).toContain('oidc')
      expect(scripts).not.toContain('documents.screen')
    })
    await test.step('the wanted page, query and place are kept meanwhile, and nothing else of the portal', async () => {
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
    await test.step('a sign-in that fails ends at the root, says so, and nobody is sent round again', async () => {
      await sandbox.clearJournal()
      await page.goto('/signin-oidc?error=access_denied&state=bad')
      await portal.hasPath('/')
      await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await portal.isQuiet()
      expect(await sandbox.journal({ path: '/idp/authorize' })).toEqual([])
      await page.getByRole('button', { name: 'Sign in' }).click()
      await portal.signInAtProvider('client')
      await portal.hasPath('/dashboard')
    })
  })
})

test.describe('A client', () => {
  test('has each screen fetched when it is first opened, is redirected from old addresses, and finds a calm page where there is none [R-ROUTE-06, R-ROUTE-08, R-ROUTE-12, R-ROUTE-15, R-ROUTE-19, R-ROUTE-24, R-ROUTE-25, R-ROUTE-31, R-ROUTE-32, R-ROUTE-36, R-ROUTE-39, R-PROD-02]', async ({
    page,
    portal,
  }) => {
    const scripts = portal.scripts()
    const fetched: string[] = []
    const hasFetched = async (screen: string) => {
      if (!fetched.includes(screen)) fetched.push(screen)
      await portal.isQuiet()
      expect([...new Set(scripts.filter((name) => name.endsWith('.screen')))]).toEqual(fetched)
    }
    const heading = page.getByRole('heading', { level: 1 })
    const greeting = /^Good (morning|afternoon|evening), Amelia$/
    await test.step('the root is the home page, in an ordinary tab', async () => {
      await portal.signIn('client', '/')
      await portal.hasPath('/dashboard')
      await expect(heading).toHaveText(greeting)
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(false)
      await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0)
      await hasFetched('home.screen')
    })
    await test.step('links fetch the screen that they lead to', async () => {
      await page.getByRole('main').getByRole('link', { name: 'See your accounts' }).click()
      await portal.hasPath('/myaccount')
      await expect(heading).toHaveText(titleOf('account-dashboard'))
      await expect(page.getByRole('region', { name: 'Accounts', exact: true })).toBeVisible()
      await hasFetched('dashboard.screen')
      await portal.entry('admin').click()
      await portal.entry('documents').click()
      await portal.hasPath('/myaccount/documents')
      await expect(page.getByRole('table').first()).toBeVisible()
      await hasFetched('documents.screen')
      await portal.entry('my-accounts').click()
      await portal.entry('retirement-planner').click()
      await portal.hasPath('/retirement-planner')
      await expect(heading).toHaveText(titleOf('retirement-planner'))
      await hasFetched('planner.screen')
      await portal.follow('/retirement-health-check')
      await portal.hasPath('/retirement-health-check')
      await expect(heading).toHaveText(titleOf('retirement-health-check'))
      await hasFetched('health-check.screen')
      await portal.entry('new-portfolios').click()
      await portal.hasPath('/projections')
      await expect(heading).toHaveText(titleOf('projections'))
      await hasFetched('projections.screen')
    })
    await test.step('old addresses lead to the home page', async () => {
      for (const path of ['/', '/app', '/app/', '/welcome', '/styleguide']) {
        await portal.follow('/myaccount/documents')
        await portal.follow(path)
        await portal.hasPath('/dashboard')
        await expect(heading).toHaveText(greeting)
      }
      await portal.follow('/app/login')
      await portal.settled()
      await portal.hasPath('/app/login')
    })
    await test.step('an address that does not exist has a page inside the portal, with their own menu', async () => {
      await portal.follow('/no-such-page')
      await expect(heading).toHaveText(titleOf('not-found'))
      await expect.poll(async () => (await portal.menu())[0]).toBe(expectedMenu('client')[0])
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
      await portal.hasPath('/dashboard')
      await page.getByRole('link', { name: 'Larkfield Wealth' }).click()
      await portal.hasPath('/dashboard')
    })
  })

  test('reloads the page that they navigate to again, and finds the place they had scrolled to when they go back; flags lead to the app’s welcome [R-ROUTE-26, R-ROUTE-33, R-ROUTE-34]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const documents = page.getByRole('heading', { level: 1, name: titleOf('documents') })
    const dashboard = page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })
    const table = page.getByRole('table').first()
    const scrolled = () => page.evaluate(() => window.scrollY)
    // By keyboard: a click of Playwright scrolls the page while the menu unfolds.
    const opensDocuments = async () => {
      await portal.entry('admin').press('Enter')
      await portal.entry('documents').press('Enter')
    }
    await portal.signIn('client', '/myaccount')
    await test.step('a new page starts at its top; going back finds the place, after a reload too', async () => {
      await expect(page.getByRole('heading', { name: 'Accounts', exact: true })).toBeVisible()
      await portal.isQuiet()
      await page.evaluate(() => window.scrollTo(0, 800))
      await expect.poll(scrolled).toBe(800)
      await opensDocuments()
      await expect(documents).toBeVisible()
      await expect.poll(scrolled).toBe(0)
      await page.goBack()
      await expect(dashboard).toBeVisible()
      await expect.poll(async () => Math.abs((await scrolled()) - 800)).toBeLessThanOrEqual(40)
      await page.goForward()
      await expect(documents).toBeVisible()
      await page.reload()
      await expect(table).toBeVisible()
      await page.goBack()
      await expect(dashboard).toBeVisible()
      await expect.poll(scrolled).toBeGreaterThan(0)
      await page.goForward()
    })
    const asked = async () => (await sandbox.journal({ path: '/api/documents' })).length
    await test.step('the page they are on is loaded again', async () => {
      await expect(table).toBeVisible()
      await documents.evaluate((element) => element.setAttribute('data-was-here', ''))
      await portal.startJournal()
      await opensDocuments()
      await expect.poll(asked).toBe(1)
      await expect(page.locator('h1[data-was-here]')).toHaveCount(0)
      await expect(table).toBeVisible()
      await portal.hasPath('/myaccount/documents')
    })
    await test.step('so it is after the skip link', async () => {
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
      await expect(page).toHaveURL(/#main$/)
      await portal.startJournal()
      await opensDocuments()
      await expect.poll(asked).toBe(1)
      await portal.hasPath('/myaccount/documents')
    })
    await test.step('the app’s address leads to its welcome at the provider where passkeys are on', async () => {
      await sandbox.flags({ 'fido-authentication': true })
      await page.goto('/nw-pwa')
      await expect(page).toHaveURL(`${portal.addresses.sandbox}/idp/pwa-welcome`)
    })
  })
})

test.describe('A client whose flags are off', () => {
  test('is redirected from the app’s address to the account dashboard, and handed over to the older app, path and query and all [R-ROUTE-17, R-ROUTE-27, R-ROUTE-29, R-ROUTE-35, R-FOOT-09]', async ({
    page,
    portal,
  }) => {
    const scripts = portal.scripts()
    await portal.signIn('client-flags-off', '/nw-pwa')
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('account-dashboard') })).toBeVisible()
    await portal.follow('/myaccount/documents')
    await portal.follow('/nw-pwa-launch')
    await portal.hasPath('/myaccount')
    await expect(page.locator('footer [data-entry="mobile-app"] > a')).toBeVisible()
    await expect(page.locator('footer [data-entry="privacy"] > a')).toBeVisible()
    await portal.isQuiet()
    await expect(page.locator('footer [data-entry="services-and-charges"]')).toHaveCount(0)
    await page.evaluate(() => {
      history.pushState({}, '', '/retirement-planner?from=menu')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page).toHaveURL(`${portal.addresses.sandbox}/older/retirement-planner?from=menu`)
    await expect(page.getByRole('heading', { name: 'Older app' })).toBeVisible()
    expect(scripts).not.toContain('planner.screen')
  })
})
