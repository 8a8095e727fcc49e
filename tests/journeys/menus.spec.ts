// The header's menu as it stands on screen, person by person. The lists are written out by hand.
import { expect, test } from '../support/journey.ts'

const learn = [
  'Learn',
  '  Explore',
  '    Investing → /learn/explore/investing',
  '      Risk → /learn/explore/investing/risk',
  '        Market falls → /learn/explore/investing/risk/market-falls',
  '      Returns → /learn/explore/investing/returns',
  '      Costs → /learn/explore/investing/costs',
  '    Retirement → /learn/explore/retirement',
  '      State Pension → /learn/explore/retirement/state-pension',
  '      Drawdown → /learn/explore/retirement/drawdown',
  '    Tax → /learn/explore/tax',
  '      ISA allowance → /learn/explore/tax/isa-allowance',
  '      Capital gains → /learn/explore/tax/capital-gains',
  '    Family → /learn/explore/family',
  '  Educate',
  '    First steps → /learn/educate/first-steps',
  '    Pension guide → /learn/educate/pension-guide',
  '    ISA guide → /learn/educate/isa-guide',
  '    Staying safe → /learn/educate/staying-safe',
]

const myAccounts = [
  'My accounts',
  '  Dashboard → /myaccount',
  '  Full breakdown → /myaccount/all-accounts/holdings/assets',
  '  Portfolio review → /myaccount/reconfirmation-of-goals',
  '  Wealth tracking → link wealth-tracking',
  '  Wealth planning → link wealth-planning',
  '  Retirement planner → /retirement-planner',
]

const clientMenu = (messages: string, name: string) => [
  ...myAccounts,
  'Admin',
  `  ${messages} → /myaccount/messages`,
  '  Documents → /myaccount/documents',
  '  Tax allowances and services → /myaccount/tax-allowances-and-services',
  '  Fees and network → /myaccount/feesandnetwork',
  '  Help hub → link help-hub',
  '  Contact us → link contact-us',
  '  Download the mobile app → /nw-pwa-download',
  'New portfolios → /projections',
  'Payments and transfers → /myaccount/payments-and-transfers',
  ...learn,
  name,
]

const modellingMenu = (myAccount: string, basket: string, name: string) => [
  `My account → ${myAccount}`,
  `${basket} → /projections/basket`,
  'Save/Retrieve',
  'Start Over',
  name,
]

test.describe('A client', () => {
  test('has the client menu, in its order and nothing else [R-MENU-22..41, R-MENU-53..56, R-LEARN-01..04, R-HEAD-02]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    await portal.hasMenu(clientMenu('Messages', 'Amelia Hart'))
    const asked = await sandbox.journal({ path: '/api/content/learn' })
    expect(asked.map(({ query }) => query)).toEqual([{ pageSize: '200', sort: 'sortOrder' }])
    await page.getByRole('button', { name: 'Learn' }).click()
    await expect(portal.navigation().getByRole('link', { name: 'Risk', exact: true })).toBeVisible()
    await expect(portal.navigation().getByRole('link', { name: 'Archive' })).toHaveCount(0)
    await portal.isAccessible()
    await portal.navigation().getByRole('link', { name: 'Risk', exact: true }).click()
    await portal.hasPath('/learn/explore/investing/risk')
    await expect(page.getByRole('heading', { level: 1, name: 'What risk level means' })).toBeVisible()
  })

  test('finds the same entries folded up on a phone and on a tablet [R-HEAD-14]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    for (const { width, group, entry } of [
      { width: 390, group: 'My accounts', entry: 'Dashboard' },
      { width: 800, group: 'Admin', entry: 'Documents' },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.hasMenu(clientMenu('Messages', 'Amelia Hart'))
      await expect(portal.navigation().getByText('New portfolios')).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(portal.navigation().getByText('New portfolios')).toBeVisible()
      await portal.navigation().getByText(group).click()
      await expect(portal.navigation().getByRole('link', { name: entry })).toBeVisible()
      await portal.isAccessible()
      await page.keyboard.press('Escape')
      await expect(portal.navigation().getByText('New portfolios')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    }
  })

  test('has the modelling menu among the tools; its commands open dialogs, and starting over loads the page afresh [R-MENU-16..21, R-HEAD-11, R-PANEL-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', '/projections')
    await portal.hasMenu(modellingMenu('/myaccount', 'Basket (3)', 'Ben Osei'))
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    const panel = await portal.openPanel('Ben Osei')
    await expect(panel.getByText('Ben Osei')).toBeVisible()
    await expect(panel.getByRole('navigation')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Save/Retrieve' }).click()
    await expect(page.getByRole('dialog', { name: 'Save or retrieve your basket' })).toBeVisible()
    await portal.hasPath('/projections')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await sandbox.clearJournal()
    await page.getByRole('button', { name: 'Start Over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await portal.hasPath('/projections')
    await portal.hasMenu(modellingMenu('/myaccount', 'Basket', 'Ben Osei'))
  })

  test('has only basket and name while opening an account [R-MENU-01..03, R-HEAD-08, R-PANEL-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/projections/basket')
    await portal.hasMenu(['Basket (3) → /projections/basket', 'Ben Osei'])
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    const panel = await portal.openPanel('Ben Osei')
    await expect(panel.getByText('Ben Osei')).toBeVisible()
    await expect(panel.getByRole('navigation')).toHaveCount(0)
  })

  test('has an empty menu on the download page and none on the app’s own pages [R-MENU-04, R-MENU-05, R-HEAD-09, R-HEAD-10, R-PAGE-47, R-PAGE-48]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/myaccount/documents')
    await page.goto('/nw-pwa-download')
    await portal.settled()
    await expect(portal.navigation()).toHaveCount(1)
    await portal.hasMenu([])
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    for (const [path, heading] of [
      ['/app/login', 'Sign in'],
      ['/app/welcome', 'Welcome to Larkfield Wealth'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await portal.hasPath(path)
      await expect(portal.navigation()).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
      await portal.isAccessible()
    }
  })
})

test.describe('A client with unread messages', () => {
  test('sees how many there are in menu, icon and favicon [R-HEAD-03..05, R-HEAD-15, R-MENU-30, R-SHELL-03]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children')
    await portal.hasMenu(clientMenu('Messages (12)', 'Ben Osei'))
    const icon = page.getByRole('banner').getByRole('link', { name: 'Messages, 12 unread' })
    await expect(icon).toHaveText('12')
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-badge.svg')
    await icon.click()
    await portal.hasPath('/myaccount/messages')
  })
})

test.describe('A client without unread messages', () => {
  test('sees no badge anywhere [R-HEAD-03, R-HEAD-04, R-SHELL-03]', async ({ page, portal }) => {
    await portal.signIn('client')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
    await expect(page.locator('header [data-badge]')).toHaveCount(0)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
  })
})

test.describe('A registered person', () => {
  test('has the reduced menu, and the modelling menu leads home [R-MENU-16, R-MENU-43..52, R-HEAD-15]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('registered', '/dashboard')
    await portal.hasMenu([
      'My account → /dashboard',
      'Admin',
      '  Messages (2) → /myaccount/messages',
      '  Documents → /myaccount/documents',
      '  Help hub → link help-hub',
      '  Contact us → link contact-us',
      'Open an Account → /projections',
      ...learn,
      'Dev Patel',
    ])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible()
    await portal.navigation().getByRole('link', { name: 'Open an Account' }).click()
    await portal.hasPath('/projections')
    await expect(page.getByRole('heading', { level: 1, name: 'Open an account' })).toBeVisible()
    await portal.hasMenu(modellingMenu('/dashboard', 'Basket', 'Dev Patel'))
  })
})

test.describe('A shared viewer', () => {
  test('sees account dashboard, documents and username, nothing else [R-MENU-06..09, R-HEAD-12, R-ACC-28]', async ({
    page,
    portal,
  }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer')
    await portal.goOn()
    await portal.hasMenu(['Account dashboard → /myaccount', 'Documents → /myaccount/documents', 'Isla Reid'])
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    await portal.navigation().getByRole('link', { name: 'Documents' }).click()
    await portal.hasPath('/myaccount/documents')
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test.describe('A delegate acting for a client', () => {
  test('has the client’s menu [R-MENU-42, R-HEAD-15]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate')
    await expect(portal.banner()).toContainText('Rose Lin')
    await expect
      .poll(async () => (await portal.menu()).filter((line) => !line.startsWith(' ')))
      .toEqual([
        'My accounts',
        'Admin',
        'New portfolios → /projections',
        'Payments and transfers → /myaccount/payments-and-transfers',
        'Learn',
        'Grace Lin',
      ])
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible()
  })
})

test.describe('A client whose list of articles cannot be loaded', () => {
  test('is told so in the menu, and has everything else', async ({ page, portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/content/learn', status: 500 }])
    await portal.signIn('client')
    await page.getByRole('button', { name: 'Learn' }).click()
    await expect(portal.navigation().getByText('We couldn’t load this list.').first()).toBeVisible()
    expect((await portal.menu()).slice(0, 7)).toEqual(myAccounts)
  })
})
