// The header's menu as it stands on screen, against the expected views of tests/menus/: a client's, a parent's and that of a person
// without accounts.
import { expectedMenu, titleOf } from '../../support/expected-view.ts'
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
  test('has the client menu, in its order and nothing else, with what is published; folded where there is no room, and none in the app’s pages [R-MENU-04, R-MENU-05, R-MENU-22..41, R-MENU-53..56, R-LEARN-01..04, R-HEAD-02..04, R-HEAD-09, R-HEAD-10, R-HEAD-14, R-PAGE-47, R-PAGE-48, R-SHELL-03]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const navigation = portal.navigation()
    const messages = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
    await test.step('a list of articles that cannot be loaded says so, beside everything else', async () => {
      await sandbox.faults([{ path: '/api/content/learn', status: 500 }])
      await portal.signIn('client')
      await portal.entry('learn').click()
      await expect(navigation.getByText('We couldn’t load this list.').first()).toBeVisible()
      await portal.hasMenu(expectedMenu('client', { lists: { 'learn-categories': [], 'learn-guides': [] } }))
    })
    await test.step('Learn has what is published now, without another release of the portal', async () => {
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
      await page.reload()
      await portal.entry('learn').click()
      const link = (name: string) => navigation.getByRole('link', { name, exact: true })
      await expect(link('Saving')).toHaveAttribute('href', '/learn/explore/saving')
      await expect(link('A first home')).toHaveAttribute('href', '/learn/educate/first-home')
      await expect(page.getByRole('link', { name: 'Old pages' })).toHaveCount(0)
      await expect(link('Risk')).toHaveCount(0)
      await sandbox.clearFaults()
      await portal.startJournal()
      await page.reload()
    })
    await test.step('the menu is in its order, and has no badge without unread messages', async () => {
      await portal.hasMenu(expectedMenu('client', { lists }))
      const asked = await sandbox.journal({ path: '/api/content/learn' })
      expect(asked.map(({ query }) => query)).toEqual([{ pageSize: '200', sort: 'sortOrder' }])
      await expect(messages).toHaveAccessibleName('Messages')
      await expect(page.locator('header [data-badge]')).toHaveCount(0)
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
    })
    await test.step('the same entries are folded up on a phone and on a tablet', async () => {
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
        if (width === 390) await portal.isAccessible()
        await page.keyboard.press('Escape')
        await expect(portal.entry('new-portfolios')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    })
    await test.step('an entry of Learn leads to its article', async () => {
      await portal.entry('learn').click()
      const risk = navigation.getByRole('link', { name: 'Risk', exact: true })
      await expect(risk).toBeVisible()
      await expect(navigation.getByRole('link', { name: 'Archive' })).toHaveCount(0)
      await risk.click()
      await portal.hasPath('/learn/explore/investing/risk')
      await expect(page.getByRole('heading', { level: 1, name: 'What risk level means' })).toBeVisible()
    })
    await test.step('the menu of the download page is empty, and the app’s own pages have none', async () => {
      await portal.follow('/nw-pwa-download')
      await expect(navigation).toHaveCount(1)
      await portal.hasMenu([])
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await expect(messages).toHaveCount(0)
      for (const [path, heading] of [
        ['/app/login', 'Larkfield Wealth'],
        ['/app/welcome', 'Welcome to Larkfield Wealth'],
      ] as const) {
        await portal.follow(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await portal.hasPath(path)
        await expect(navigation).toHaveCount(0)
        await expect(messages).toHaveCount(0)
        // The page of the sign-in is looked at where somebody has logged out.
        if (path === '/app/welcome') await portal.isAccessible()
      }
    })
  })
})

test.describe('A client with children, unread messages and a saved basket', () => {
  test('reads the numbers in menu, icon and favicon; has the menus of modelling and opening, and starts over [R-HEAD-03..05, R-HEAD-08, R-HEAD-11, R-HEAD-15, R-MENU-01..03, R-MENU-16..21, R-MENU-30, R-PANEL-07, R-PANEL-08, R-SHELL-03, R-ROUTE-10, R-ROUTE-21]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const messages = page.getByRole('banner').getByRole('link', { name: /^Messages/ })
    const hasPanelWithoutDetails = async () => {
      await expect(messages).toHaveCount(0)
      const panel = await portal.openPanel('Ben Osei')
      await expect(panel.getByText('Ben Osei')).toBeVisible()
      await expect(panel.getByRole('navigation')).toHaveCount(0)
      await expect(panel.locator('[data-entry="log-out"]')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await portal.signIn('client-with-children')
    await test.step('twelve messages are unread', async () => {
      await portal.hasMenu(expectedMenu('client-with-children', { lists }))
      await expect(messages).toHaveAccessibleName('Messages, 12 unread messages')
      await expect(messages).toHaveText('12')
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-badge.svg')
      await messages.click()
      await portal.hasPath('/myaccount/messages')
    })
    await test.step('the saved application is loaded before the home page and new portfolios, also when that fails', async () => {
      const title = page.getByRole('heading', { level: 1 })
      const path = '/api/accountopeningbackup'
      for (const [to, answer] of [
        ['/dashboard', { status: 400 }],
        ['/projections', {}],
      ] as const) {
        await portal.follow('/myaccount/documents')
        await expect(title).toHaveText(titleOf('documents'))
        await sandbox.faults([{ path, hang: true, ...answer }])
        await sandbox.clearJournal()
        const isThere = portal.follow(to)
        await expect.poll(async () => (await sandbox.journal({ path })).length).toBe(1)
        await expect(title).toHaveText(titleOf('documents'))
        // It is answered now.
        await sandbox.clearFaults()
        await isThere
        await portal.hasPath(to)
        await expect(title).toHaveText(to === '/dashboard' ? /Ben/ : titleOf('projections'))
      }
    })
    await test.step('a task leads to the saved application, whose menu is basket and name', async () => {
      await portal.follow('/myaccount/documents')
      await portal.follow('/dashboard')
      await page.getByRole('link', { name: 'Finish your saved application' }).click()
      await portal.hasPath('/projections/basket')
      await portal.hasMenu(expectedMenu('client-with-children', { area: 'account-opening' }))
      await hasPanelWithoutDetails()
    })
    const menu = expectedMenu('client-with-children', { area: 'modelling' })
    await test.step('new portfolios have the modelling menu', async () => {
      await portal.follow('/projections')
      expect(menu.join()).toContain(' (3) → /projections/basket')
      await portal.hasMenu(menu)
      await hasPanelWithoutDetails()
    })
    await test.step('its commands open dialogs, and starting over loads the page again', async () => {
      await portal.entry('save-retrieve').click()
      await expect(page.getByRole('dialog', { name: 'Save or retrieve your basket' })).toBeVisible()
      await portal.hasPath('/projections')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await portal.entry('start-over').click()
      const dialog = page.getByRole('dialog', { name: 'Start over?' })
      await dialog.getByRole('button', { name: 'Start over' }).click()
      await expect(page.getByText('Your basket is empty.')).toBeVisible()
      await portal.hasPath('/projections')
      await portal.hasMenu(menu.map((line) => line.replace(' (3)', '')))
    })
  })
})

test.describe('A registered person', () => {
  test('has a home and menu of their own, reads where their application stands, and finds the way to another account [R-ROUTE-18, R-ROUTE-20..22, R-ROUTE-24, R-ROUTE-25, R-ROUTE-31, R-PAGE-01, R-PAGE-14, R-PAGE-37, R-PROD-11, R-MENU-16, R-MENU-43..52, R-HEAD-15, R-API-04]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const scripts = portal.scripts()
    await portal.signIn('registered', '/myaccount/documents')
    await test.step('documents are open to them too, without what the home page needs', async () => {
      await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
      const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
      await expect(table.getByRole('row')).not.toHaveCount(0)
      await portal.isQuiet()
      expect(scripts).not.toContain('home.screen')
      expect(await sandbox.asked()).not.toContain('GET /api/accountopeningbackup')
    })
    await test.step('their home page is drawn once the saved application has been asked for', async () => {
      await portal.follow('/dashboard')
      await expect(main.getByRole('heading', { level: 1, name: 'Welcome, Dev' })).toBeVisible()
      expect(scripts).toContain('home.screen')
      expect(await sandbox.asked()).toContain('GET /api/accountopeningbackup')
    })
    await test.step('the menu is the reduced one', async () => {
      await portal.hasMenu(expectedMenu('registered', { lists }))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible()
    })
    await test.step('old addresses lead there, and it leads to another account', async () => {
      for (const path of ['/welcome', '/styleguide', '/']) {
        await portal.follow('/myaccount/documents')
        await portal.follow(path)
        await portal.hasPath('/dashboard')
        await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dev' })).toBeVisible()
      }
      await expect(main.getByRole('link', { name: 'Open another account' })).toHaveAttribute(
        'href',
        '/projections',
      )
    })
    await test.step('their application is being checked, and no account of others is theirs to open', async () => {
      await portal.follow('/myaccount')
      await expect(page.getByRole('heading', { name: 'We are checking your identity' })).toBeVisible()
      await expect(
        page.getByText(/^Nothing for you to do\. We expect to finish by \d+\s[A-Z][a-z]+\. /),
      ).toBeVisible()
      await expect(page.getByText('No accounts yet')).toHaveCount(0)
      await expect(page.getByText('Accounts shared with you')).toHaveCount(0)
      await main.getByRole('link', { name: 'Open another account' }).click()
      await portal.hasPath('/projections')
    })
    await test.step('the modelling menu leads home, and Open an account to this page', async () => {
      await portal.hasMenu(expectedMenu('registered', { area: 'modelling' }))
      await portal.follow('/dashboard')
      await portal.entry('open-an-account').click()
      await portal.hasPath('/projections')
      await expect(page.getByRole('heading', { level: 1, name: 'Open an account' })).toBeVisible()
    })
    await test.step('an empty retirement plan says what to enter, and has no axis of noughts', async () => {
      await portal.follow('/retirement-planner')
      await expect(
        page.getByText('Enter a pot above, and what is left of it at each age shows here.'),
      ).toBeVisible()
    })
    await test.step('the home page says of no application, and of no error, where the list of them cannot be loaded', async () => {
      await sandbox.faults([{ path: '/api/accountopeningstatus', status: 500 }])
      await sandbox.clearJournal()
      await page.goto('/dashboard')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => sandbox.asked()).toContain('GET /api/accountopeningstatus')
      await portal.isQuiet()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(main).not.toContainText(/couldn’t|on its way/)
    })
  })
})
