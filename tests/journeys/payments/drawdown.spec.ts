// Pension drawdown at an age at which it is open, with what follows said and agreed to before the button.
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/payments-and-transfers/pension-drawdown'

test.describe('A client of 56', () => {
  test('takes cash and income out of the pension by keyboard, or the whole of it, and cancels both, or takes income each month [R-PAGE-24]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('delegate', PATH)
    const answer = async () => {
      const statements = page.getByRole('checkbox')
      for (const statement of await statements.all()) await statement.check()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    }

    await test.step('cash and income, by keyboard on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 900 })
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
      await page.getByRole('button', { name: 'Take this from my pension' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Pension drawdown requested' })).toBeFocused()
      expect(await sandbox.journal({ path: '/api/drawdown', method: 'POST' })).toHaveLength(1)
      await page.getByRole('link', { name: 'See where it stands' }).press('Enter')
      await expect(page.getByRole('button', { name: /^Pension drawdown/ })).toBeFocused()
      await page.getByRole('button', { name: 'Cancel this payment' }).press('Enter')
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /^Cancelled:/ }),
      ).toBeVisible()
    })

    await test.step('the whole pension, with the tax said before the button', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await portal.follow(PATH)
      await page.getByRole('button', { name: 'Take the whole pension' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Say whether you have had Pension Wise guidance')
      await page.getByRole('radio', { name: 'I have had an appointment' }).check()
      await expect(page.getByRole('checkbox', { name: 'P53Z' })).toBeVisible()
      await answer()
      await expect(page.getByText('by an emergency code')).toBeVisible()
      await expect(page.getByText('only £10,000.00 a year can be paid into your pensions')).toBeVisible()
      await page.getByRole('button', { name: 'Take the whole pension' }).click()
      await expect(page.getByRole('heading', { name: 'Whole pension requested' })).toBeFocused()
      await expect(page.getByText(/^About £[\d,.]+, less tax on the income,/)).toBeVisible()
      await page.getByRole('link', { name: 'See where it stands' }).click()
      await expect(page.getByRole('button', { name: /^Whole pension/ })).toBeFocused()
      await page.getByRole('button', { name: 'Cancel this payment' }).click()
      await expect(page.getByRole('cell', { name: 'Cancelled' })).toHaveCount(2)
    })

    await test.step('income each month from what is in drawdown', async () => {
      await portal.follow(PATH)
      await page.getByLabel('Tax-free cash', { exact: true }).fill('3000')
      await page.getByRole('radio', { name: 'I want to keep the investments' }).check()
      await page.getByRole('radio', { name: 'I know of it' }).check()
      await answer()
      await page.getByRole('button', { name: 'Take this from my pension' }).click()
      await page.getByRole('button', { name: 'Start another' }).click()
      await page.getByRole('button', { name: 'Take income each month' }).click()
      await expect(page.getByText('£9,000.00 is in drawdown')).toBeVisible()
      await page.getByLabel('Each month, before tax').fill('1500')
      await answer()
      await expect(page.getByText('Emergency tax on the first payment')).toBeVisible()
      await page.getByRole('button', { name: 'Pay this each month' }).click()
      await expect(page.getByRole('heading', { name: 'Your regular payment is set up' })).toBeFocused()
      expect(await sandbox.journal({ path: '/api/payments/regular', method: 'POST' })).toHaveLength(1)
    })
  })
})
