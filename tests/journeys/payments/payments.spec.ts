import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

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
    await expect(page.getByText('needs your declaration')).toBeVisible()
    await expect(page.getByText('60-00-01')).toBeHidden()
    await portal.isAccessible()
    await page.getByLabel(/^I am resident in the UK/).check()
    await page.getByLabel(/^This declaration is true/).check()
    await page.getByRole('button', { name: 'Make the declaration' }).click()
    await expect(page.getByText('60-00-01')).toBeVisible()
    // What was pressed has gone, so the first question has the focus.
    await expect(page.getByLabel('Amount')).toBeFocused()
    await expect(page.getByText('NP2000201')).toBeVisible()
    await page.getByRole('group', { name: 'Account' }).getByRole('button').nth(1).click()
    await expect(page.getByText('NP2000202')).toBeVisible()
    await expect(page.getByText('NP2000201')).toBeHidden()
    await page.getByLabel('Amount').fill('£1,000.50')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('£1,000.50')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Tell us it is coming' }).click()
    await expect(page.getByRole('heading', { name: 'Now make the transfer' })).toBeFocused()
    const confirmation = page.getByRole('main')
    await expect(confirmation).toContainText('£1,000.50 stays in your bank until you make the transfer')
    await expect(confirmation.getByRole('definition').filter({ hasText: 'NP2000202' })).toBeVisible()
    await expect(confirmation.getByText(/\bP-\d+/)).toHaveCount(0)
    await portal.isAccessible()
    const sent = await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })
    expect(sent).toHaveLength(1)
    await page.getByRole('link', { name: 'See where it stands' }).click()
    await expect(page.getByRole('cell', { name: '+£1,000.50' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bank transfer .* P-\d+: details$/ })).toBeFocused()
    await expect(page.getByText(/^Reference P-\d+, asked for by Amelia Hart/)).toBeVisible()
    await portal.isAccessible()
  })
})

const tiles = (page: Page) => page.locator('main [data-entry]')

test.describe('A client with a pension', () => {
  test('chooses among the nine jobs; where payments stand is called History [R-PAGE-17, R-PAGE-26, R-PROD-19]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', HUB)
    await expect(tiles(page)).toHaveCount(9)
    expect(
      await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-entry'))),
    ).toEqual([
      'bank-transfers',
      'isa-jisa',
      'pension-contributions',
      'withdrawing-funds',
      'pension-drawdown',
      'isa-transfers',
      'pension',
      'regular-contributions',
      'payments-history',
    ])
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Add money', 'Withdraw', 'Transfer in'])
    await expect(tiles(page).getByRole('link')).toHaveCount(9)
    await tiles(page).getByRole('link', { name: 'History', exact: true }).click()
    await portal.hasPath(`${HUB}/payments-list`)
    await expect(page.getByText('No payments yet')).toBeVisible()
  })
})

test.describe('A client without a pension', () => {
  test('reads why three of the jobs are not for them', async ({ page, portal }) => {
    await portal.signIn('client-with-children', HUB)
    await expect(tiles(page)).toHaveCount(9)
    await expect(tiles(page).locator('a')).toHaveCount(6)
    for (const closed of ['pension-contributions', 'pension', 'pension-drawdown'])
      await expect(
        tiles(page)
          .and(page.locator(`[data-entry=${closed}]`))
          .locator('[role=link]'),
      ).toHaveAttribute('aria-disabled', 'true')
    await portal.isAccessible()
  })
})
