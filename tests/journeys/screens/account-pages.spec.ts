import { expect, test } from '../../support/journey.ts'

const isa = '/myaccount/A-U-20002-1'

test.describe('A client on the pages of one account', () => {
  test('keeps the frame and the choices, compares returns, and asks what changed between two dates [R-PAGE-04, R-PAGE-05, R-PROD-04, R-PROD-15, R-PREF-12]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.clock('2026-11-23T12:00:00.000Z')
    await portal.signIn('client', isa)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('the frame stays while the tabs change, and Back brings the choices back', async () => {
      await portal.hasPath(`${isa}/performance`)
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
      for (const of of ['All holdings', 'Everything held, by asset class'])
        await expect(
          page.getByRole('table', { name: of }).getByRole('cell', { name: '100.0%' }),
        ).toBeVisible()

      await page.goBack()
      await expect(page.getByRole('button', { name: 'Tax year' })).toHaveAttribute('aria-pressed', 'true')
      await expect(heading).toHaveAttribute('data-kept', 'yes')
    })

    await test.step('from an account that is not theirs they find the way to their own', async () => {
      await portal.follow('/myaccount/A-U-20003-1/performance')
      await expect(heading).toHaveText('Account not found')
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Stocks and Shares ISA' }).click()
      await portal.hasPath(`${isa}/performance`)
      await expect(heading).toHaveText('Stocks and Shares ISA')
    })

    await test.step('figures are the same in the frame, in the chart’s table and on all accounts', async () => {
      await expect(page.getByRole('figure')).toContainText('Up £21,816 since the start')
      await expect(page.getByRole('main').locator('header')).toContainText('Up £21,816 since the start')
      await page.getByRole('button', { name: 'Show as table' }).click()
      await expect(page.getByRole('row', { name: /^20 November 2026/ })).toContainText('£86,216')
      await portal.follow('/myaccount/all-accounts')
      await expect(page.getByRole('row', { name: /Stocks and Shares ISA/ })).toContainText('£21,816')
    })

    await test.step('the keyboard asks what changed between two dates, and dates that cannot be are corrected', async () => {
      await portal.follow(`${isa}/performance?period=1Y`)
      const cursor = page.getByRole('slider', { name: /^Value of this account/ })
      await cursor.focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/a=20\d\d-\d\d-\d\d&b=20\d\d-\d\d-\d\d/)
      const between = page.getByRole('region', { name: 'Between two dates' })
      await expect(between).toContainText(/the value went from £[\d,]+ to £86,216\./)
      await between.getByRole('button', { name: 'Choose the dates' }).click()
      await between.getByLabel('From').fill('1/1/2031')
      await expect(between.getByRole('status').last()).toHaveText(
        'The start date must be before the end date.',
      )
      await expect(between.getByLabel('From')).toHaveValue('1/1/2031')
      await between.getByRole('button', { name: 'Clear' }).click()
      await expect(page).not.toHaveURL(/[?&][ab]=/)
    })

    await test.step('another account opens on the same tab with the same choices', async () => {
      await portal.follow('/myaccount/all-accounts')
      await portal.follow(`${isa}/performance?in=percent&period=1Y`)
      await page.getByRole('button', { name: 'Other accounts' }).click()
      await page.getByRole('list', { name: 'Other accounts' }).getByRole('link').first().click()
      await expect(page).not.toHaveURL(new RegExp(isa))
      await expect(page).toHaveURL(/\/performance\?in=percent&period=1Y$/)
      await expect(page.getByRole('button', { name: 'Return %' })).toHaveAttribute('aria-pressed', 'true')
      await expect(heading).not.toHaveText('Stocks and Shares ISA')
    })

    await test.step('one comparison fails alone, and the explanation is put away for good', async () => {
      await sandbox.faults([{ path: '/api/portfolios/A-U-20002-1/comparators/cash', status: 500 }])
      await portal.follow(`${isa}/performance?in=percent`)
      await page.getByRole('button', { name: 'Got it' }).click()
      const compare = page.getByRole('group', { name: 'Compare with' })
      await expect(compare.getByRole('button', { name: /^Similar portfolios/, pressed: true })).toBeVisible()
      await compare.getByRole('button', { name: /^Cash/ }).click()
      await expect(page).toHaveURL(/with=peers%2Ccash/)
      const failed = compare.getByRole('alert')
      await expect(failed).toContainText('We couldn’t load this comparison.')
      await expect(page.getByRole('columnheader', { name: /^Similar portfolios/ })).toBeVisible()
      const cash = page.getByRole('columnheader', { name: /^Cash/ })
      await expect(cash).toHaveCount(0)
      await sandbox.clearFaults()
      await failed.getByRole('button', { name: 'Try again' }).click()
      await expect(cash).toBeVisible()
      await page.reload()
      await expect(cash).toBeVisible()
      await expect(page.getByText('Comparing your return')).toHaveCount(0)
      const puts = await sandbox.journal({ method: 'PUT' })
      expect(puts.map(({ path }) => path)).toEqual([
        '/api/uiuserprefs/hasDismissedPerformanceComparatorsModal/true',
      ])
      await portal.isAccessible()
    })
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
  test('sees the client’s accounts, none of their devices, and signs nothing for them [R-PROD-05, R-PAGE-30, R-PAGE-32]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.flags({ 'expression-of-wish': true })
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', '/myaccount')
    await portal.goOn()
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('the client’s accounts and no others', async () => {
      const first = page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .first()
      const name = await first.innerText()
      await first.click()
      await expect(heading).toHaveText(name)
      await expect(portal.banner()).toBeVisible()
    })
    await test.step('a document title that names nobody', async () => {
      await portal.follow('/myaccount/A-C-30003-1/holdings')
      await expect(page).toHaveTitle('Holdings – Stocks and Shares ISA – Larkfield Wealth')
    })

    await test.step('the advice on scams, and neither devices nor sign-ins', async () => {
      await portal.follow('/myaccount/customerinformation/account-security')
      await expect(page.getByText(/^Only Rose Lin can see and change how they sign in/)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Is it really us?' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await portal.isQuiet()
      expect(await sandbox.asked()).not.toContain('GET /api/security')
    })

    await test.step('the wish, which only its holder signs', async () => {
      await portal.follow('/myaccount/customerinformation/expression-of-wish?change=1')
      await expect(heading).toHaveText('Rose Lin’s expression of wish')
      const current = page.getByRole('region', { name: 'Who should receive your pension' })
      await expect(current.getByRole('listitem')).toHaveText([/Grace Lin.*50%$/, /Peter Lin.*50%$/])
      await expect(page.getByText('Only the pension holder can')).toBeVisible()
      await expect(current.getByRole('button')).toHaveCount(0)
    })
  })
})
