// The screens: what each shows, how it fails in part, and the introductions.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A registered person', () => {
  test('reads of no application, and of no error, where the list of them cannot be loaded [R-API-04]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/accountopeningstatus', status: 500 }])
    await portal.signIn('registered', '/dashboard')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => sandbox.asked()).toContain('GET /api/accountopeningstatus')
    await portal.startJournal()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main).not.toContainText(/couldn’t|on its way/)
  })
})

test.describe('A client', () => {
  test('sees what they have on the account dashboard [R-PAGE-01, R-PROD-04, R-PROD-01]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('My accounts')
    await expect(main.getByText(/^Valued at close, \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
    await expect(main.getByText(/^£[\d,]+$/).first()).toBeVisible()
    const accounts = page.getByRole('region', { name: 'Accounts', exact: true })
    await expect(accounts.getByRole('heading', { level: 3 })).toHaveText([
      'Stocks and Shares ISA',
      'General Investment Account',
      'Personal Pension',
    ])
    await portal.isAccessible()
  })

  test('sees everything they hold, and by request the holdings of one part [R-PAGE-02]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/all-accounts/holdings/assets')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('full-breakdown') })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Holding', exact: true }).click()
    await portal.hasPath('/myaccount/all-accounts/holdings/assets?by=holding')
    await expect(page.getByRole('table', { name: 'All holdings' })).toBeVisible()
    await portal.isAccessible()
  })

  test('compares the accounts alone, with a link to everything they hold [R-PAGE-03]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/all-accounts')
    await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(1)
    await portal.isAccessible()
    await page.getByRole('link', { name: 'See everything you hold' }).click()
    await portal.hasPath('/myaccount/all-accounts/holdings/assets')
  })

  test('finds their documents [R-PAGE-14]', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/documents')
    const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
    await expect(table).toBeVisible()
    await expect(table.getByRole('row').nth(2)).toBeVisible()
    await portal.isAccessible()
  })

  test('has a home page with a greeting, totals and links', async ({ page, portal }) => {
    await portal.signIn('client', '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening), Amelia$/,
    )
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Next: £[\d,.]+ collected on /)).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('main').getByRole('link', { name: 'See your accounts' }).click()
    await portal.hasPath('/myaccount')
  })

  test('reads an introduction once, and again when they ask for it [R-PREF-01, R-PREF-03, R-PREF-07, R-PREF-10, R-PREF-11]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client')
    expect((await sandbox.journal({ path: '/api/uiuserprefs' })).map(({ status }) => status)).toEqual([404])
    const introduction = page.getByRole('region', { name: 'Welcome to your accounts' })
    await introduction.getByRole('button', { name: 'Got it' }).click()
    await expect(introduction).toHaveCount(0)
    const cleared = () =>
      sandbox.journal({ path: '/api/uiuserprefs/isfirstvisittomyaccounts', method: 'DELETE' })
    await expect.poll(async () => (await cleared()).length).toBe(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
    await expect(introduction).toHaveCount(0)
    await page.getByRole('button', { name: 'Show introductions again' }).click()
    await expect(introduction).toBeVisible()
    const posted = (await sandbox.journal({ method: 'POST' })).map(({ path }) => path)
    expect(posted).toContain('/api/uiuserprefs/isfirstvisittomyaccounts')
    expect(posted).toContain('/api/uiuserprefs/isfirstvisittopayments')
  })

  test('reads what the home page is for when introductions show again, until they dismiss it [R-PREF-02, R-PREF-06, R-PREF-09]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/dashboard')
    const introduction = page.getByRole('region', { name: 'Welcome to your home page' })
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expect(introduction).toHaveCount(0)
    await page.goto('/myaccount')
    await page.getByRole('button', { name: 'Show introductions again' }).click()
    await expect(page.locator('[data-toast-id]')).toHaveText('Introductions will show again.')
    const path = '/api/uiuserprefs/isfirstvisit'
    expect(await sandbox.journal({ path, method: 'POST' })).toHaveLength(1)
    await page.goto('/dashboard')
    await expect(introduction).toBeVisible()
    await portal.isAccessible()
    await introduction.getByRole('button', { name: 'Got it' }).click()
    await expect(introduction).toHaveCount(0)
    await expect.poll(async () => (await sandbox.journal({ path, method: 'DELETE' })).length).toBe(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expect(introduction).toHaveCount(0)
  })

  test('loses one card, not the page, when a call fails, and gets it back', async ({
    page,
    portal,
    sandbox,
  }) => {
    const broken = [
      { path: '/api/portfolios/activity', status: 500 },
      { path: '/api/portfolios/activity', body: { transactions: 'none' } },
      { path: '/api/portfolios/activity', status: 200, contentType: 'text/html', body: '<p>Not JSON</p>' },
    ]
    await portal.signIn('client', '/myaccount/documents')
    const card = page.getByRole('region', { name: 'Recent activity' })
    for (const fault of broken) {
      await sandbox.faults([fault])
      await page.goto('/myaccount')
      await expect(card.getByText('We couldn’t load recent activity.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Accounts', exact: true })).toBeVisible()
    }
    await portal.isAccessible()
    await sandbox.clearFaults()
    await portal.startJournal()
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByRole('listitem').first()).toBeVisible()
    expect(await sandbox.asked()).toEqual(['GET /api/portfolios/activity'])
  })

  test('waits no longer than ten seconds for an answer that never comes', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/dashboard')
    await sandbox.faults([{ path: '/api/documents', hang: true }])
    await page.goto('/myaccount/documents')
    await expect(page.getByText('Loading your documents')).toBeAttached()
    await expect(page.getByText('We couldn’t load your documents.')).toBeVisible({ timeout: 14_000 })
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test.describe('A shared viewer', () => {
  test('finds the documents of the account they view [R-PAGE-14]', async ({ page, portal, sandbox }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer', '/myaccount/documents')
    await portal.goOn()
    await portal.hasPath('/myaccount/documents')
    const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
    await expect(table).toBeVisible()
    await expect(table.getByRole('row').nth(2)).toBeVisible()
    const calls = await sandbox.journal({ path: '/api/documents' })
    expect(calls.map(({ headers }) => headers['x-clientid'])).toEqual(['C-30007'])
  })
})

test.describe('A registered person', () => {
  test('reads where their application stands, and finds the way to another account; documents are open to them too [R-PAGE-01, R-PAGE-14, R-PROD-11]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('registered', '/myaccount')
    await expect(page.getByRole('heading', { name: 'We are checking your identity' })).toBeVisible()
    await expect(page.getByText(/^Nothing to do until \d+ [A-Z][a-z]+\. /)).toBeVisible()
    await expect(page.getByText('No accounts yet')).toHaveCount(0)
    await portal.isAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Open another account' }).click()
    await portal.hasPath('/projections')
    await page.goto('/myaccount/documents')
    await expect(page.getByRole('heading', { level: 1, name: titleOf('documents') })).toBeVisible()
    const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
    await expect(table.getByRole('row')).not.toHaveCount(0)
  })
})
