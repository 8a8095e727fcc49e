// The portal as the installed app: its menu, its tab bar, and what it withholds from people without accounts.
import { expect, test, type Portal } from '../support/journey.ts'

const tabsOf = (portal: Portal) => portal.page.getByRole('navigation', { name: 'Tabs' })

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('has the app’s menu without their name, and a tab bar at the bottom [R-MENU-10..13, R-MENU-15, R-MENU-58, R-TAB-01..03, R-TAB-05, R-TAB-06, R-HEAD-15, R-PWA-17]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa')
    await expect
      .poll(async () => (await portal.menu()).filter((line) => !line.startsWith(' ')))
      .toEqual([
        'My accounts',
        'Admin',
        'Payments and transfers → /myaccount/payments-and-transfers',
        'Learn',
        'Log off',
      ])
    expect(await portal.menu()).not.toContain('  Download the mobile app → /nw-pwa-download')
    const tabs = tabsOf(portal)
    await expect(tabs.getByRole('link')).toHaveText([
      'Accounts',
      '9+Messages, 10 unread messages',
      'Payments',
    ])
    expect(
      await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/myaccount', '/myaccount/messages', '/myaccount/payments-and-transfers'])
    const box = (await tabs.boundingBox())!
    expect(Math.round(box.y + box.height)).toBe(800)
    await expect(tabs.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 10 unread' })).toHaveText('10')
    await page.getByRole('button', { name: 'Account details' }).click()
    await expect(portal.panel().getByText('Farid Khan')).toBeVisible()
    await page.keyboard.press('Escape')
    await portal.isAccessible()
    await page.goto('/projections')
    await expect(page.getByRole('heading', { level: 1, name: 'New portfolios' })).toBeVisible()
    await expect.poll(async () => (await portal.menu()).at(-1)).toBe('Log off')
    await expect(page.getByRole('main').getByRole('button', { name: 'Start Over' })).toBeVisible()
  })

  test('logs off from the menu [R-MENU-14, R-IDP-05]', async ({ page, portal, sandbox }) => {
    await portal.install()
    await portal.signIn('client-pwa')
    await page.getByRole('button', { name: 'Menu' }).click()
    await portal.navigation().getByRole('button', { name: 'Log off' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible()
    await portal.hasPath('/')
    expect(await sandbox.journal({ path: '/idp/end-session', method: 'GET' })).toHaveLength(1)
    await expect(tabsOf(portal)).toHaveCount(0)
  })

  test('has no tab bar in a browser, however narrow [R-TAB-01]', async ({ portal }) => {
    await portal.signIn('client-pwa')
    await expect(tabsOf(portal)).toHaveCount(0)
    await expect.poll(async () => (await portal.menu()).at(-1)).toBe('Farid Khan')
  })
})

test.describe('A person without accounts in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('is told once that it is optimised for clients, and cannot open an account in it [R-PWA-18..21, R-TAB-02, R-TAB-09, R-PROD-12]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('registered-pwa', '/dashboard')
    const dialog = page.getByRole('dialog', { name: 'Welcome to the app' })
    await expect(dialog).toContainText('optimised for clients')
    expect(await page.evaluate(() => localStorage.getItem('HasShownPwaRegisteredModal'))).toBe('true')
    await portal.isAccessible()
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(tabsOf(portal).getByRole('link')).toHaveText(['Accounts', 'Messages'])
    await expect
      .poll(async () => (await portal.menu()).filter((line) => !line.startsWith(' ')))
      .toEqual(['My accounts', 'Admin', 'Learn', 'Log off'])
    await expect(page.getByRole('main').getByRole('link', { name: 'Open an account' })).toHaveCount(0)
    for (const path of ['/projections', '/projections/basket']) {
      await page.goto(path)
      await portal.hasPath('/dashboard')
      await portal.settled()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('reads no such thing in a browser [R-PWA-18]', async ({ page, portal }) => {
    await portal.signIn('registered', '/dashboard')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Open an account' })).toBeVisible()
  })
})

test.describe('A delegate in the installed app', () => {
  test('has payments among the tabs, though without accounts of their own [R-TAB-08, R-SESS-05, R-PWA-18]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.hasSwitched('U-20009', { kind: 'client', id: 'C-30006' })
    await portal.signIn('delegate-pwa')
    await portal.goOn()
    await expect(tabsOf(portal).getByRole('link')).toHaveText([/^Accounts$/, /Messages/, /^Payments$/])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('HasShownPwaRegisteredModal'))).toBeNull()
  })
})

test.describe('A shared viewer in the installed app', () => {
  test('has documents instead of messages and payments, and nine unread of their own [R-TAB-04, R-TAB-05, R-TAB-07, R-MENU-09, R-MENU-58, R-PROD-08, R-PROD-09]', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.hasSwitched('U-20011', { kind: 'grantor', id: 'C-30009' })
    await portal.signIn('shared-viewer-pwa')
    await portal.goOn()
    await expect(tabsOf(portal).getByRole('link')).toHaveText(['Accounts', 'Documents'])
    await portal.hasMenu(['Account dashboard → /myaccount', 'Documents → /myaccount/documents', 'Jack Moss'])
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    const panel = await portal.openPanel('Jack Moss')
    await panel.getByRole('button', { name: 'Back to my account' }).click()
    await expect(tabsOf(portal).getByRole('link')).toHaveText(['Accounts', '9Messages, 9 unread messages'])
  })
})
