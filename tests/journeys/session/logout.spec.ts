// Signing out: whatever the cause, nothing of the person stays in this browser.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

const signedOut = (page: Page) => page.getByRole('heading', { level: 1, name: titleOf('signed-out') })
const favicon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')

/** Everything this page keeps or shows, as one text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const entries = [localStorage, sessionStorage].flatMap((store) => Object.entries(store))
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return JSON.stringify([entries, caches, document.cookie, document.title, document.body.textContent])
  })

const accountOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

async function logOut(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click()
  await page.locator('[data-entry="log-out"]').click()
}

// What the browser keeps is compared as a whole.
test.use({ hasChosenCookies: false })

test.describe('A delegate who logs out', () => {
  test('leaves nothing of themselves behind but which account they act for, and reads whose it is after signing in again', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('delegate', '/myaccount?userId=C-30004')
    await portal.goOn()
    await test.step('they are signed out here and at the provider, which revokes no token [R-LOGOUT-01, R-LOGOUT-03, R-LOGOUT-04, R-LOGOUT-11, R-LOGOUT-12, R-CONST-19]', async () => {
      const tokens = await page.evaluate(() => Object.values(sessionStorage).join(' '))
      const accessToken = /"access_token":"([^"]+)"/.exec(tokens)?.[1] ?? 'none'
      const refreshToken = /"refresh_token":"([^"]+)"/.exec(tokens)?.[1] ?? 'none'
      const panel = await portal.openPanel('Grace Lin')
      const activeName = /account of (.+)$/.exec(
        (await panel.getByText('Showing the account of').textContent()) ?? '',
      )?.[1]
      await panel.locator('[data-entry="log-out"]').click()
      await expect(signedOut(page)).toBeVisible()
      await portal.hasPath('/')
      await page.waitForLoadState('networkidle')
      const kept = await everythingKept(page)
      for (const secret of [accessToken, refreshToken, 'Grace Lin', activeName ?? 'nobody', 'U-20008@', '£'])
        expect(kept, secret).not.toContain(secret)
      expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
        ['portal.switched-grant.U-20008', '{"kind":"client","id":"C-30004"}'],
      ])
      expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
        'portal.scroll-positions',
        'portal.signed-out-here',
        'portal.tab-id',
      ])
      const [leaving] = await sandbox.journal({ path: '/idp/end-session', method: 'GET' })
      expect(leaving?.query).toMatchObject({
        id_token_hint: expect.any(String),
        post_logout_redirect_uri: `${portal.addresses.portal}/`,
      })
      expect(await sandbox.journal({ path: '/idp/revocation' })).toEqual([])
    })
    await test.step('they find the client again by signing in, and read so again [R-SESS-06, R-ACC-08]', async () => {
      await page.getByRole('button', { name: 'Sign in' }).click()
      await portal.signInAtProvider('delegate')
      await portal.hasPath('/dashboard')
      await portal.goOn()
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
    })
  })
})

test.describe('A client who logs out', () => {
  test('is out though the provider is away, and shows nothing of themselves to whoever signs in next or presses Back', async ({
    page,
    portal,
    sandbox,
  }) => {
    await test.step('they are out here, and read that the provider may keep them signed in', async () => {
      await portal.signIn('client')
      await sandbox.faults([
        { path: '/idp/*', status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
      ])
      await logOut(page, 'Amelia Hart')
      await expect(signedOut(page)).toBeVisible()
      await portal.hasPath('/')
      await expect(page.getByText('so you may still be signed in there')).toBeVisible()
      // The root is loaded afresh once the provider has failed.
      await expect(async () => expect(await everythingKept(page)).not.toContain('Amelia')).toPass()
    })
    await test.step('the session that the provider still has lets nobody in', async () => {
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Username')).toHaveValue('')
      await portal.signInAtProvider('client-with-children')
      await expect(accountOf(page, 'Ben Osei')).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('portal.signed-out-here'))).toBeNull()
    })
    await test.step('a page that the browser had kept is loaded again', async () => {
      await expect.poll(() => favicon(page)).toBe('/favicon-badge.svg')
      await portal.startJournal()
      const reloaded = page.waitForEvent('load')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await reloaded
      await portal.settled()
      expect(await sandbox.asked()).toContain('GET /api/user')
    })
    await test.step('the icon of the tab has no mark after logging out [R-LOGOUT-05, R-SHELL-03]', async () => {
      await portal.follow('/myaccount/documents')
      await expect.poll(() => favicon(page)).toBe('/favicon-badge.svg')
      await logOut(page, 'Ben Osei')
      await expect(signedOut(page)).toBeVisible()
      await expect.poll(() => favicon(page)).toBe('/favicon.svg')
    })
    await test.step('Back shows nothing of either person', async () => {
      await page.waitForLoadState('networkidle')
      for (let press = 0; press < 3; press++) {
        await page.goBack({ waitUntil: 'load' }).catch(() => undefined)
        // The portal's page; the provider's own lists people to sign in as.
        await expect(page.locator('#root').getByText(/Amelia Hart|Ben Osei|£/)).toHaveCount(0)
      }
    })
  })

  test('is signed out in their other tabs, with every dialog closed', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await portal.signIn('client', '/projections')
    const messages: string[] = []
    await page.exposeFunction('noteMessage', (key: string) => messages.push(key))
    await page.evaluate(() =>
      addEventListener('storage', ({ key, newValue }) => {
        const note = (window as unknown as { noteMessage(key: string | null): void }).noteMessage
        if (newValue?.includes('signed-out') === true) note(key)
      }),
    )
    await portal.entry('save-retrieve').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const away = await context.newPage()
    await portal.on(away).signIn('client', '/myaccount/documents')
    await away.goto(`${sandbox.url}/older/myaccount`)
    const other = await context.newPage()
    await portal.on(other).signIn('client')

    await test.step('their page and their user go at once, the dialogs too [R-LOGOUT-06, R-LOGOUT-07, R-KEY-05, R-MODAL-03]', async () => {
      await accountOf(other, 'Amelia Hart').click()
      await other.locator('[data-entry="log-out"]').waitFor()
      // One clock for all tabs.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      await other.locator('[data-entry="log-out"]').click()
      await expect(
        page.getByText('You signed out in another tab, so this one has been signed out too.'),
      ).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(messages).toEqual(['portal.message-bus'])
      const users = () =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')))
      expect(await users()).toEqual([])
      await expect(page.getByText(/Amelia Hart|£/)).toHaveCount(0)
    })
    await test.step('they stay a second, and go to the root [R-LOGOUT-08, R-LOGOUT-09, R-CONST-09]', async () => {
      await page.clock.runFor(900)
      await portal.hasPath('/projections')
      await page.clock.runFor(200)
      await portal.hasPath('/')
      await expect(signedOut(page)).toBeVisible()
      await expect(page.getByText('You signed out in another tab')).toBeVisible()
      expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await page.clock.resume()
    })
    await test.step('no dialog is open for whoever signs in there [R-MODAL-03]', async () => {
      await page.getByRole('button', { name: 'Sign in' }).click()
      await portal.signInAtProvider('registered')
      await expect(accountOf(page, 'Dev Patel')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a tab that was away then is out too, and ends nobody else’s sign-in [R-LOGOUT-07]', async () => {
      await portal.startJournal()
      await away.goto('/myaccount/documents')
      await expect(accountOf(away, 'Dev Patel')).toBeVisible()
      const asked = await sandbox.journal({ path: '/api/user' })
      expect(asked.map(({ status }) => status)).toEqual([200])
      expect(await sandbox.journal({ path: '/idp/end-session' })).toEqual([])
    })
  })
})
