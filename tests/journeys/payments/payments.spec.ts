import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const HUB = '/myaccount/payments-and-transfers'

test.describe('A client', () => {
  test('adds money: how much and where to, send it, sent; one payment, in History and in the inbox [R-PAGE-20, R-PAGE-25]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', HUB)
    await portal.isAccessible()
    await page.getByRole('main').getByRole('link', { name: 'Add money' }).click()
    await portal.hasPath(`${HUB}/bank-transfers`)
    await expect(page.getByText('£20,000 room until 5 April')).toBeVisible()
    await expect(page.getByText('60-00-01')).toBeHidden()
    await portal.isAccessible()
    await page.getByRole('group', { name: 'Into' }).getByRole('radio').nth(1).check()
    await expect(page.getByLabel(/^I am resident in the UK/)).toBeHidden()
    await page.getByLabel('Amount').fill('£1,000.50')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Send it from your bank' })).toBeFocused()
    await expect(page.getByText('£1,000.50')).toBeVisible()
    await expect(page.getByText('60-00-01')).toBeVisible()
    await expect(page.getByText('NP2000202')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    const confirmation = page.getByRole('main')
    await expect(confirmation).toContainText('We expect £1,000.50 for General Investment Account by')
    await expect(confirmation.getByText(/quote P-\d+\.$/)).toBeVisible()
    await confirmation.getByRole('button', { name: 'Show the bank details again' }).click()
    await expect(confirmation.getByRole('definition').filter({ hasText: 'NP2000202' })).toBeVisible()
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
      'payments-history',
      'regular-contributions',
    ])
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Add money', 'Withdraw', 'Transfer in'])
    await expect(tiles(page).getByRole('link')).toHaveCount(9)
    // On a phone, all of it in one and a half screens.
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.querySelector('main')!.scrollHeight)).toBeLessThan(1.5 * 844)
    await page.setViewportSize({ width: 1280, height: 900 })
    await tiles(page).getByRole('link', { name: 'History', exact: true }).click()
    await portal.hasPath(`${HUB}/payments-list`)
    await expect(page.getByRole('region', { name: 'Still to come' })).toContainText('Direct Debit')
    await expect(page.getByRole('table', { name: /^Payments, newest first/ }).first()).toContainText(
      'Direct Debit',
    )
    await expect(page.getByText('No payments yet')).toHaveCount(0)
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
