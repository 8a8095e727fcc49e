// Pension drawdown: by age, with what follows said and agreed to before the button.
import { expect, test } from '../support/journey.ts'

const PATH = '/myaccount/payments-and-transfers/pension-drawdown'

test.describe('A client', () => {
  test('of 56 takes cash and income out of the pension, by keyboard, and cancels it [R-PAGE-24]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await portal.signIn('delegate', PATH)
    await page.getByLabel('Tax-free cash', { exact: true }).fill('£3,000')
    await page.getByLabel('Income, before tax').fill('5000')
    await page.getByRole('radio', { name: 'I want to keep the investments' }).press('Space')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Say whether you have had Pension Wise guidance')
    await portal.isAccessible()
    await page.getByRole('radio', { name: 'I know of it' }).press('Space')
    const statements = page.getByRole('checkbox')
    await expect(statements).toHaveCount(4)
    for (const statement of await statements.all()) await statement.press('Space')
    await page.getByRole('radio', { name: 'No', exact: true }).press('Space')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('Emergency tax on the income: about £952.67')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Take this from my pension' }).press('Enter')
    await expect(page.getByRole('heading', { name: /^We have it: P-\d+$/ })).toBeFocused()
    expect(await sandbox.journal({ path: '/api/drawdown', method: 'POST' })).toHaveLength(1)
    await page.getByRole('link', { name: 'See where it stands' }).press('Enter')
    await page.getByRole('button', { name: /^Pension drawdown/ }).press('Enter')
    await page.getByRole('button', { name: 'Cancel this payment' }).press('Enter')
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /^Cancelled:/ }),
    ).toBeVisible()
  })

  test('of 42 is told from when, and is warned of early offers [R-PAGE-24]', async ({ page, portal }) => {
    await portal.signIn('client', PATH)
    await expect(page.getByRole('heading', { name: 'From 14 March 2041' })).toBeVisible()
    await expect(page.getByText('almost always a scam')).toBeVisible()
    await expect(page.getByText('Talk to a retirement specialist')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await portal.isAccessible()
  })
})
