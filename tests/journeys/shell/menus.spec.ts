// The header's menu as it stands on screen, person by person, against the expected views of tests/menus/.
import { expectedMenu } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

/** What the sandbox publishes, as the menu lists it. */
const lists = {
  'learn-categories': [
    'Investing → /learn/explore/investing',
    '  Risk → /learn/explore/investing/risk',
    '    Market falls → /learn/explore/investing/risk/market-falls',
    '  Returns → /learn/explore/investing/returns',
    '  Costs → /learn/explore/investing/costs',
    'Retirement → /learn/explore/retirement',
    '  State Pension → /learn/explore/retirement/state-pension',
    '  Drawdown → /learn/explore/retirement/drawdown',
    'Tax → /learn/explore/tax',
    '  ISA allowance → /learn/explore/tax/isa-allowance',
    '  Capital gains → /learn/explore/tax/capital-gains',
    'Family → /learn/explore/family',
  ],
  'learn-guides': [
    'First steps → /learn/educate/first-steps',
    'Pension guide → /learn/educate/pension-guide',
    'ISA guide → /learn/educate/isa-guide',
    'Staying safe → /learn/educate/staying-safe',
  ],
}

const published = (routePath: string, name: string, more = {}) => ({
  routePath,
  name,
  properties: { title: name, description: '', featuredImage: null, sortOrder: 1, ...more },
  children: [],
})

test.describe('A client', () => {
  test('has the client menu, in its order and nothing else [R-MENU-22..41, R-MENU-53..56, R-LEARN-01..04, R-HEAD-02]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    await portal.hasMenu(expectedMenu('client', { lists }))
    const asked = await sandbox.journal({ path: '/api/content/learn' })
    expect(asked.map(({ query }) => query)).toEqual([{ pageSize: '200', sort: 'sortOrder' }])
    await portal.entry('learn').click()
    await expect(portal.navigation().getByRole('link', { name: 'Risk', exact: true })).toBeVisible()
    await expect(portal.navigation().getByRole('link', { name: 'Archive' })).toHaveCount(0)
    await portal.isAccessible()
    await portal.navigation().getByRole('link', { name: 'Risk', exact: true }).click()
    await portal.hasPath('/learn/explore/investing/risk')
    await expect(page.getByRole('heading', { level: 1, name: 'What risk level means' })).toBeVisible()
  })

  test('finds in Learn what is published now, without another release of the portal [R-MENU-53, R-MENU-54, R-MENU-56]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([
      {
        path: '/api/content/learn',
        status: 200,
        body: {
          homeGuides: [published('educate/first-home', 'A first home')],
          categories: [
            published('explore/saving', 'Saving'),
            published('explore/old', 'Old pages', { hideInNavigation: true }),
          ],
        },
      },
    ])
    await portal.signIn('client')
    await portal.entry('learn').click()
    const navigation = portal.navigation()
    await expect(navigation.getByRole('link', { name: 'Saving', exact: true })).toHaveAttribute(
      'href',
      '/learn/explore/saving',
    )
    await expect(navigation.getByRole('link', { name: 'A first home' })).toHaveAttribute(
      'href',
      '/learn/educate/first-home',
    )
    await expect(page.getByRole('link', { name: 'Old pages' })).toHaveCount(0)
    await expect(navigation.getByRole('link', { name: 'Risk', exact: true })).toHaveCount(0)
  })

  test('finds the same entries folded up on a phone and on a tablet [R-HEAD-14]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    for (const { width, group, entry } of [
      { width: 390, group: 'my-accounts', entry: 'dashboard' },
      { width: 800, group: 'admin', entry: 'documents' },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.hasMenu(expectedMenu('client', { lists }))
      await expect(portal.entry('new-portfolios')).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(portal.entry('new-portfolios')).toBeVisible()
      await portal.entry(group).click()
      await expect(portal.entry(entry)).toBeVisible()
      await portal.isAccessible()
      await page.keyboard.press('Escape')
      await expect(portal.entry('new-portfolios')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    }
  })

  test('has the modelling menu among the tools; its commands open dialogs, and starting over reloads the page [R-MENU-16..21, R-HEAD-11, R-PANEL-08]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/projections')
    const menu = expectedMenu('client-with-children', { area: 'modelling' })
    expect(menu.join()).toContain(' (3) → /projections/basket')
    await portal.hasMenu(menu)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    const panel = await portal.openPanel('Ben Osei')
    await expect(panel.getByText('Ben Osei')).toBeVisible()
    await expect(panel.getByRole('navigation')).toHaveCount(0)
    await expect(panel.locator('[data-entry="log-out"]')).toBeVisible()
    await page.keyboard.press('Escape')

    await portal.entry('save-retrieve').click()
    await expect(page.getByRole('dialog', { name: 'Save or retrieve your basket' })).toBeVisible()
    await portal.hasPath('/projections')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await portal.startJournal()
    await portal.entry('start-over').click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await dialog.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByText('Your basket is empty.')).toBeVisible()
    await portal.hasPath('/projections')
    await portal.hasMenu(menu.map((line) => line.replace(' (3)', '')))
  })

  test('has only basket and name while opening an account [R-MENU-01..03, R-HEAD-08, R-PANEL-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', '/projections/basket')
    await portal.hasMenu(expectedMenu('client-with-children', { area: 'account-opening' }))
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
    await portal.hasMenu(expectedMenu('client-with-children', { lists }))
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
    await portal.hasMenu(expectedMenu('registered', { lists }))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible()
    await portal.entry('open-an-account').click()
    await portal.hasPath('/projections')
    await expect(page.getByRole('heading', { level: 1, name: 'Open an account' })).toBeVisible()
    await portal.hasMenu(expectedMenu('registered', { area: 'modelling' }))
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
    const menu = expectedMenu('shared-viewer', { situation: 'viewing-margaret-hale' })
    expect(menu).toHaveLength(3)
    await portal.hasMenu(menu)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toHaveCount(0)
    await portal.entry('documents').click()
    await portal.hasPath('/myaccount/documents')
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test.describe('A delegate acting for a client', () => {
  test('has the client’s menu [R-MENU-42, R-HEAD-15]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate')
    await expect(portal.banner()).toContainText('Rose Lin')
    await portal.hasMenu(expectedMenu('delegate', { situation: 'acting-for-rose-lin', lists }))
    await expect(page.getByRole('banner').getByRole('link', { name: /^Messages/ })).toBeVisible()
  })
})

test.describe('A client whose list of articles cannot be loaded', () => {
  test('reads so in the menu, and has everything else', async ({ portal, sandbox }) => {
    await sandbox.faults([{ path: '/api/content/learn', status: 500 }])
    await portal.signIn('client')
    await portal.entry('learn').click()
    await expect(portal.navigation().getByText('We couldn’t load this list.').first()).toBeVisible()
    await portal.hasMenu(expectedMenu('client', { lists: { 'learn-categories': [], 'learn-guides': [] } }))
  })
})
