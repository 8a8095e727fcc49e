// The second firm's customers: sign-in, the menu of each kind of person, and the form that comes first.
import { expectedMenu } from '../../support/another-firm.ts'
import { expect, test } from '../../support/journey.ts'

test.use({ process: 'another-firm-process.ts' })

test.describe('A visitor of Harbour Bank', () => {
  test('is asked to sign in, and finds the page that they asked for', async ({ page, portal }) => {
    await portal.signInWithPassword('private', '/payments')
    await portal.hasPath('/payments')
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Whitby Water/ })).toContainText('£42.15')
    await portal.isAccessible()
  })

  test('signs in on a page with the bank’s name and blue', async ({ page }) => {
    await page.goto('/payments')
    const firm = page.getByText('Harbour Bank', { exact: true })
    await expect(firm).toHaveCSS('color', 'rgb(20, 80, 140)')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(20, 80, 140)',
    )
  })

  test('sees the bank’s own name and footer on a page that does not exist, and no menu', async ({
    page,
    portal,
  }) => {
    await page.goto('/nowhere')
    await portal.settled()
    await portal.hasMenu([])
    await expect(page.getByRole('banner')).toContainText('Harbour Bank')
    await expect(page.getByRole('contentinfo')).toContainText('Harbour Bank is a fictional bank')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    await portal.isAccessible()
  })
})

test.describe('A private customer', () => {
  test('has the menu of private customers, their accounts, and no page about a company', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('private', '/home')
    await portal.hasMenu(expectedMenu('private', 'own'))
    await expect(page.getByRole('region', { name: 'Current account' })).toContainText('£1,204.20')
    await portal.isQuiet()
    expect((await sandbox.asked()).toSorted()).toEqual([
      'GET /api/accounts',
      'GET /api/customer',
      'GET /api/flags',
    ])
    await page.goto('/company')
    await portal.hasPath('/home')
    await expect(page.getByText('That page is for business customers')).toBeVisible()
    await portal.isAccessible()
  })

  test('searches, sorts and takes away their payments, on a page that is config alone', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('private', '/payments')
    const total = page.getByRole('row', { name: /^Total/ })
    await expect(total).toContainText('£959.95')
    await page.getByRole('button', { name: 'Amount' }).click()
    await expect(page.getByRole('rowheader').first()).toHaveText('Abbey Lettings')
    await page.getByLabel('Search').fill('12 nov')
    await page.getByLabel('Search').press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '1 of 3 payments' })).toBeVisible()
    await expect(total).toContainText('£67.80')
    await portal.isAccessible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('payments.csv')

    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: '1 of 3 payments' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('status').filter({ hasText: '3 payments' })).toBeFocused()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.getByLabel('To').selectOption('Whitby Water')
    await expect(total).toContainText('£42.15')
    await portal.isAccessible()
  })

  test('is led home from the rates, and to the new site once its flag is on', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signInWithPassword('private', '/rates')
    await portal.hasPath('/home')
    await sandbox.flags({ 'new-rates': true })
    await page.goto('/rates')
    await page.waitForURL('**/links/rates')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Our rates')
  })
})

test.describe('A private customer with the plus service, in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('finds the adviser in the menu, because the provider says so, and no tab bar', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signInWithPassword('private-plus', '/home')
    await portal.hasMenu(expectedMenu('private-plus', 'own'))
    await expect(page.locator('[data-entry="tab-bar"]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Your account' }).click()
    const panel = page.getByRole('dialog', { name: 'Your account' })
    await expect(panel.getByText('Owen Reed')).toBeVisible()
    await expect(panel.getByRole('searchbox')).toHaveCount(0)
    await portal.isAccessible()
    await page.keyboard.press('Escape')
    const manifest = await (await page.request.get('/app.webmanifest')).json()
    expect(manifest).toMatchObject({
      name: 'Harbour Bank',
      short_name: 'Harbour',
      theme_color: '#14508c',
      start_url: '/',
    })
  })
})

test.describe('A business customer', () => {
  test('is welcomed, confirms the company’s details before payments, and has the whole menu then', async ({
    page,
    portal,
  }) => {
    await portal.signInWithPassword('business', '/payments')
    await portal.hasPath('/company')
    const welcome = page.getByRole('dialog', { name: 'Welcome, Mara Finch' })
    await welcome.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please confirm your company’s details first')).toBeVisible()
    await portal.hasMenu(expectedMenu('business', 'due'))
    await portal.isAccessible()

    await page.getByLabel('Company number').fill('12')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('link', { name: /^Enter the company number/ })).toBeVisible()
    await page.getByLabel('Company number').fill('07654321')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await portal.hasPath('/payments')
    await expect(page.getByRole('row', { name: /Quay Grocers/ })).toBeVisible()
    await portal.hasMenu(expectedMenu('business', 'confirmed'))
    await page.goto('/home')
    await portal.settled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
