import { expect, test } from '../support/journey.ts'

const HUB = '/myaccount/payments-and-transfers'

test.describe('A client', () => {
  test('tells that a bank transfer is coming: form, check, sent; one payment, in History and in the inbox [R-PAGE-20, R-PAGE-25]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', HUB)
    await portal.isAccessible()
    await page.getByRole('main').locator('[data-entry=bank-transfers] a').last().click()
    await portal.hasPath(`${HUB}/bank-transfers`)
    await expect(page.getByText('60-00-01')).toBeVisible()
    await expect(page.getByText('needs your declaration')).toBeVisible()
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 1 })
    await page.getByLabel('Amount').fill('£1,000.50')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('£1,000.50')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Tell us it is coming' }).click()
    await expect(page.getByRole('heading', { name: /^We have it: P-\d+$/ })).toBeFocused()
    await portal.isAccessible()
    const sent = await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })
    expect(sent).toHaveLength(1)
    await page.getByRole('link', { name: 'See where it stands' }).click()
    await expect(page.getByRole('cell', { name: '+£1,000.50' })).toBeVisible()
    await portal.isAccessible()
  })
})
