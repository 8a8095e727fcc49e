import { expect, test } from '../../support/journey.ts'

const isa = '/myaccount/A-U-20002-1'

test.describe('A client on the pages of one account', () => {
  test('keeps the frame while the tabs change, and Back brings the choices back [R-PAGE-04, R-PAGE-05, R-PROD-04, R-PROD-15]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', isa)
    await portal.hasPath(`${isa}/performance`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Stocks and Shares ISA')
    await expect(page).toHaveTitle('Performance – Stocks and Shares ISA – Larkfield Wealth')
    const tabs = page.getByRole('navigation', { name: 'This account' })
    await expect(tabs.locator('[data-entry="performance"] a')).toHaveAttribute('aria-current', 'page')
    await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: 'Tax year' }).click()
    await expect(page).toHaveURL(/period=TaxYear/)
    await heading.evaluate((element) => element.setAttribute('data-kept', 'yes'))

    const screen = page.waitForRequest(/\/assets\/holdings\.screen-.*\.js$/)
    await tabs.locator('[data-entry="holdings"] a').hover()
    await screen
    await tabs.locator('[data-entry="holdings"] a').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Holdings', exact: true })).toBeFocused()
    await expect(page).toHaveTitle('Holdings – Stocks and Shares ISA – Larkfield Wealth')
    await expect(heading).toHaveAttribute('data-kept', 'yes')
    await expect(page.getByRole('cell', { name: '100.0%' })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('button', { name: 'Tax year' })).toHaveAttribute('aria-pressed', 'true')
    await expect(heading).toHaveAttribute('data-kept', 'yes')
  })

  test('goes to another account on the same tab with the same choices', async ({ page, portal }) => {
    await portal.signIn('client', `${isa}/performance?in=percent&period=1Y`)
    await page.getByRole('button', { name: 'Other accounts' }).click()
    await page.getByRole('list', { name: 'Other accounts' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(isa))
    await expect(page).toHaveURL(/\/performance\?in=percent&period=1Y$/)
    await expect(page.getByRole('button', { name: 'Return %' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stocks and Shares ISA')
  })

  test('finds the way to their own account from one that is not theirs', async ({ page, portal }) => {
    await portal.signIn('client', '/myaccount/A-U-20003-1/performance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found')
    await expect(page.getByRole('banner')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Stocks and Shares ISA' }).click()
    await portal.hasPath(`${isa}/performance`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks and Shares ISA')
  })

  test('compares returns, one comparison failing alone, and puts the explanation away for good [R-PAGE-04, R-PREF-12]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/portfolios/A-U-20002-1/comparators/cash', status: 500 }])
    await portal.signIn('client', `${isa}/performance?in=percent`)
    await page.getByRole('button', { name: 'Got it' }).click()
    const compare = page.getByRole('group', { name: 'Compare with' })
    await expect(compare.getByRole('button', { name: /^Similar portfolios/, pressed: true })).toBeVisible()
    await compare.getByRole('button', { name: /^Cash/ }).click()
    await expect(page).toHaveURL(/with=peers%2Ccash/)
    const failed = compare.getByRole('alert')
    await expect(failed).toContainText('We couldn’t load this comparison.')
    await expect(page.getByRole('columnheader', { name: /^Similar portfolios/ })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /^Cash/ })).toHaveCount(0)
    await sandbox.clearFaults()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('columnheader', { name: /^Cash/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('columnheader', { name: /^Cash/ })).toBeVisible()
    await expect(page.getByText('Comparing your return')).toHaveCount(0)
    const puts = await sandbox.journal({ method: 'PUT' })
    expect(puts.map(({ path }) => path)).toEqual([
      '/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/true',
    ])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await portal.isAccessible()
    }
  })

  test('asks by keyboard what changed between two dates, and corrects dates that cannot be', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.clock('2026-11-23T12:00:00.000Z')
    await portal.signIn('client', `${isa}/performance?period=1Y`)
    const cursor = page.getByRole('slider', { name: /^Value of this account/ })
    await cursor.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/a=20\d\d-\d\d-\d\d&b=20\d\d-\d\d-\d\d/)
    const between = page.getByRole('region', { name: 'Between two dates' })
    await expect(between).toContainText(/the value went from £[\d,]+ to £86,216\./)
    await between.getByRole('button', { name: 'Type the dates' }).click()
    await between.getByLabel('From').fill('2031-01-01')
    await expect(between.getByRole('status').last()).toHaveText('The start date must be before the end date.')
    await expect(between.getByLabel('From')).toHaveValue('2031-01-01')
    await between.getByRole('button', { name: 'Clear' }).click()
    await expect(page).not.toHaveURL(/[?&][ab]=/)
  })

  test('reads the same figures in the frame, in the chart’s table and on all accounts', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.clock('2026-11-23T12:00:00.000Z')
    await portal.signIn('client', `${isa}/performance`)
    await expect(page.getByRole('figure')).toContainText('Up £21,816 since the start')
    await expect(page.getByRole('main').locator('header')).toContainText('Up £21,816 since the start')
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(page.getByRole('row', { name: /^20 November 2026/ })).toContainText('£86,216')
    await page.goto('/myaccount/all-accounts')
    await expect(page.getByRole('row', { name: /Stocks and Shares ISA/ })).toContainText('£21,816')
  })
})

test.describe('A client in the installed app whose new account waits for money', () => {
  test('reads what cannot be opened yet and why, and finds the pages of the other accounts', async ({
    page,
    portal,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa', '/myaccount/A-U-20007-3/performance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Pension')
    await expect(page.getByRole('heading', { name: 'Waiting for its first money' })).toBeVisible()
    const steps = page.getByRole('listitem').filter({ hasText: 'We invest it' })
    await expect(steps).toContainText('Within two working days of its arrival.')
    await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toContainText(
      'Your money arrives',
    )
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
    const tabs = page.getByRole('navigation', { name: 'This account' })
    const holdings = tabs.locator('[data-entry="holdings"]').getByRole('link')
    await expect(holdings).toBeDisabled()
    await expect(holdings).toHaveAccessibleDescription('Once your money is invested')
    await expect(
      tabs.locator('[data-entry="investment-review"]').getByRole('link'),
    ).toHaveAccessibleDescription('After the first three months')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Other accounts' }).click()
    await page.getByRole('list', { name: 'Other accounts' }).getByRole('link').first().click()
    await expect(tabs.locator('[data-entry="holdings"] a')).toHaveAttribute('href', /\/holdings$/)
  })
})

test.describe('A delegate who acts for a client', () => {
  test('sees the client’s accounts and no others [R-PROD-05]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', '/myaccount')
    await portal.goOn()
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
    const name = await first.innerText()
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(portal.banner()).toBeVisible()
  })

  test('reads a document title that names nobody', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', '/myaccount/A-C-30003-1/holdings')
    await expect(page).toHaveTitle('Holdings – Stocks and Shares ISA – Larkfield Wealth')
  })
})

test.describe('A viewer of a grantor’s account', () => {
  test('is turned away from the pages of one account [R-PROD-07]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer', '/myaccount/A-C-30007-1/performance')
    await portal.goOn()
    await expect(page.getByText('That page isn’t shared with you')).toBeVisible()
    await portal.hasPath('/myaccount')
  })
})
