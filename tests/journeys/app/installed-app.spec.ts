// The portal as the installed app: its menu, its tab bar, and what it withholds from people without accounts.
import { expectedMenu, expectedView, titleOf, topLevel } from '../../support/expected-view.ts'
import { expect, test, type Portal } from '../../support/journey.ts'

const expectedTabs = (persona: string, situation = 'own-account') =>
  expectedView(persona, `situation ${situation}`, 'area default', 'tab bar')
const tabsOf = (portal: Portal) => portal.page.locator('[data-entry="tab-bar"]')

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('has the app’s menu without their name, and a tab bar at the bottom, and logs off from the menu [R-MENU-10..15, R-MENU-58, R-TAB-01..03, R-TAB-05, R-TAB-06, R-HEAD-15, R-PWA-17, R-IDP-05]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa')
    const top = topLevel(expectedMenu('client-pwa'))
    expect(top).toHaveLength(5)
    await expect.poll(async () => topLevel(await portal.menu())).toEqual(top)
    await expect(portal.entry('payments')).toHaveAttribute('href', '/myaccount/payments-and-transfers')
    await expect(portal.entry('contact-us')).toBeAttached()
    await expect(portal.entry('download-app')).toHaveCount(0)
    await expect(portal.entry('username')).toHaveCount(0)
    const tabs = tabsOf(portal)
    await expect.poll(() => portal.tabs()).toEqual(expectedTabs('client-pwa'))
    expect(
      await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/myaccount', '/myaccount/messages', '/myaccount/payments-and-transfers'])
    await expect(tabs.locator('[data-badge]')).toHaveText('9+')
    await expect(tabs.getByRole('link', { name: /, 10 unread messages$/ })).toHaveCount(1)
    const box = (await tabs.boundingBox())!
    expect(Math.round(box.y + box.height)).toBe(800)
    await expect(tabs.locator('[data-entry="accounts"] > a')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 10 unread' })).toHaveText('10')
    await page.getByRole('button', { name: 'Account details' }).click()
    await expect(portal.panel().getByText('Farid Khan')).toBeVisible()
    await page.keyboard.press('Escape')
    await portal.follow('/projections')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('projections') })).toBeVisible()
    await expect.poll(async () => topLevel(await portal.menu())).toEqual(top)
    await expect(page.getByRole('main').getByRole('button', { name: 'Start Over' })).toBeVisible()

    await page.getByRole('button', { name: 'Menu' }).click()
    await portal.entry('log-off').click()
    await expect(page.getByRole('heading', { level: 1, name: titleOf('signed-out') })).toBeVisible()
    await portal.hasPath('/')
    expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
    await expect(tabsOf(portal)).toHaveCount(0)
  })
})

test.describe('A person without accounts in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('reads once that it is optimised for clients, and cannot open an account in it [R-PWA-18..21, R-TAB-02, R-TAB-09, R-PROD-12, R-PROD-13]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('registered-pwa', '/dashboard')
    const dialog = page.getByRole('dialog', { name: 'Welcome to the app' })
    await expect(dialog).toContainText('optimised for clients')
    expect(await page.evaluate(() => localStorage.getItem('HasShownPwaRegisteredModal'))).toBe('true')
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await portal.settled()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const tabs = expectedTabs('registered-pwa')
    expect(tabs).toHaveLength(2)
    await expect.poll(() => portal.tabs()).toEqual(tabs)
    await expect
      .poll(async () => topLevel(await portal.menu()))
      .toEqual(topLevel(expectedMenu('registered-pwa')))
    await expect(page.getByRole('main').getByRole('link', { name: /^Open an(other)? account$/ })).toHaveCount(
      0,
    )
    for (const path of ['/projections', '/projections/basket']) {
      await portal.follow('/myaccount/documents')
      await portal.follow(path)
      await portal.hasPath('/dashboard')
      await portal.settled()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
