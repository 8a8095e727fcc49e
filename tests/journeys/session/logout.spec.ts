// Signing out: whatever the cause, nothing of the person stays in this browser.
import type { Page } from '@playwright/test'
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

// Several pages and accessibility checks each: long on a busy machine.

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

test.describe('A client who logs out', () => {
  // What the browser keeps is compared as a whole.
  test.use({ hasChosenCookies: false })

  test('leaves nothing of themselves behind but which account they act for; the tokens are not revoked [R-LOGOUT-01, R-LOGOUT-03, R-LOGOUT-04, R-LOGOUT-11, R-LOGOUT-12, R-SESS-06, R-CONST-19]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30004' })
    await portal.signInWithPassword('delegate')
    await portal.goOn()
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
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('delegate')
    await expect(portal.grantedAccessDialog()).toBeVisible()
  })

  test('shows nothing of themselves to whoever presses Back', async ({ page, portal }) => {
    await portal.signInWithPassword('client')
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await page.goto('/myaccount/documents')
    await portal.settled()
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(signedOut(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (let press = 0; press < 4; press++) {
      await page.goBack({ waitUntil: 'load' }).catch(() => undefined)
      // The portal's page; the provider's own lists people to sign in as.
      await expect(page.locator('#root').getByText(/Amelia Hart|£/)).toHaveCount(0)
    }
  })

  test('is not shown by a page that the browser had kept', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client', '/myaccount/documents')
    await portal.startJournal()
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await reloaded
    await portal.settled()
    expect(await sandbox.asked()).toContain('GET /api/user')
  })

  test('has the tab’s icon without its mark again [R-LOGOUT-05, R-SHELL-03]', async ({ page, portal }) => {
    await portal.signInWithPassword('client-with-children')
    await expect.poll(() => favicon(page)).toBe('/favicon-badge.svg')
    await page.getByRole('banner').getByRole('button', { name: 'Ben Osei' }).click()
    await portal.panel().locator('[data-entry="log-out"]').click()
    await expect(signedOut(page)).toBeVisible()
    await expect.poll(() => favicon(page)).toBe('/favicon.svg')
  })

  test('closes every dialog by it [R-MODAL-03]', async ({ page, context, portal }) => {
    await portal.signInWithPassword('client', '/projections')
    await portal.entry('save-retrieve').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/myaccount')
    await other.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true }).click()
    await other.locator('[data-entry="log-out"]').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(signedOut(page)).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await portal.signInAtProvider('client')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('is signed out in their other tabs, which stay a second and go to the root [R-LOGOUT-06..09, R-KEY-05, R-CONST-09]', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await page.clock.install()
    await portal.signInWithPassword('client', '/myaccount/documents')
    const messages: string[] = []
    await page.exposeFunction('noteMessage', (key: string) => messages.push(key))
    await page.evaluate(() =>
      addEventListener('storage', ({ key, newValue }) => {
        const note = (window as unknown as { noteMessage(key: string | null): void }).noteMessage
        if (newValue?.includes('signed-out') === true) note(key)
      }),
    )
    const other = await context.newPage()
    await other.goto('/myaccount')
    await other.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true }).click()
    await other.locator('[data-entry="log-out"]').waitFor()
    // One clock for all tabs.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await other.locator('[data-entry="log-out"]').click()
    await expect(
      page.getByText('You signed out in another tab, so this one has been signed out too.'),
    ).toBeVisible()
    expect(messages).toEqual(['portal.message-bus'])
    const users = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')))
    expect(await users()).toEqual([])
    await expect(page.getByText(/Amelia Hart|£/)).toHaveCount(0)
    await page.clock.runFor(900)
    await portal.hasPath('/myaccount/documents')
    await page.clock.runFor(200)
    await portal.hasPath('/')
    await expect(page.getByText('You signed out in another tab')).toBeVisible()
    expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('is signed out in a tab that was away then, which ends nobody else’s sign-in [R-LOGOUT-07]', async ({
    page,
    context,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', '/myaccount/documents')
    await page.goto(`${sandbox.url}/older/myaccount`)
    const other = await context.newPage()
    await other.goto('/myaccount')
    await other.getByRole('banner').getByRole('button', { name: 'Amelia Hart', exact: true }).click()
    await other.locator('[data-entry="log-out"]').click()
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByLabel('Username').fill('registered')
    await other.getByLabel('Password').fill('sandbox')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    const next = (tab: Page) =>
      tab.getByRole('banner').getByRole('button', { name: 'Dev Patel', exact: true })
    await expect(next(other)).toBeVisible()
    await sandbox.clearJournal()
    await page.goto('/myaccount/documents')
    await expect(next(page)).toBeVisible()
    const asked = await sandbox.journal({ path: '/api/user' })
    expect(asked.map(({ status }) => status)).toEqual([200])
    expect(await sandbox.journal({ path: '/idp/end-session' })).toEqual([])
  })

  test('is out even when the provider cannot be reached', async ({ page, portal, sandbox }) => {
    await portal.signInWithPassword('client')
    await page.reload()
    await portal.settled()
    await sandbox.faults([{ path: '/idp/*', status: 503 }])
    const panel = await portal.openPanel('Amelia Hart')
    await panel.locator('[data-entry="log-out"]').click()
    await expect(signedOut(page)).toBeVisible()
    await portal.hasPath('/')
    // The root is loaded afresh once the provider has failed.
    await expect(async () => expect(await everythingKept(page)).not.toContain('Amelia')).toPass()
    // The provider still has a session of theirs: it lets nobody in by it.
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Username')).toHaveValue('')
    await portal.signInAtProvider('client')
    await portal.settled()
    expect(await page.evaluate(() => sessionStorage.getItem('portal.signed-out-here'))).toBeNull()
  })
})

test.describe('Any answer 401', () => {
  test('signs the client out once, however many there are [R-LOGOUT-10, R-ERR-35]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('client', '/myaccount/documents')
    // No call of this page meets the fault, so that the next page is the one that is signed out.
    await page.waitForLoadState('networkidle')
    await sandbox.faults([{ path: '/api/*', status: 401 }])
    await page.reload()
    await expect(signedOut(page)).toBeVisible()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect((await sandbox.journal()).filter(({ status }) => status === 401).length).toBeGreaterThan(1)
    expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
  })
})
