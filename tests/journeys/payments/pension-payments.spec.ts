import { cardTitle } from '../../support/expected-view.ts'
import { fillDay } from '../../support/fill-day.ts'
import { expect, test } from '../../support/journey.ts'

const PAGES = '/myaccount/payments-and-transfers'

test.describe('A client of 42', () => {
  test('pays into a pension, transfers one here, and reads from when money can be taken out [R-PAGE-18, R-PAGE-22, R-PAGE-24, R-PROD-18]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const specialist = cardTitle('retirement-specialist')
    await portal.signIn('client', `${PAGES}/pension-contributions`)

    await test.step('the relief is told while typing, then its limit and the charge beyond the allowance', async () => {
      await page.getByRole('button', { name: 'Your annual allowance' }).click()
      await expect(page.getByText('paid in or on its way in 2026/27')).toBeVisible()
      await expect(page.getByText('Every £80 becomes £100')).toBeVisible()
      await expect(page.getByLabel('I do, from my own money')).toBeChecked()
      await page.getByLabel('Amount').fill('80')
      await expect(page.locator('output')).toHaveText(
        '£80.00 from you + £20.00 tax relief, within 12 weeks = £100.00 in your pension',
      )
      await page.getByLabel('Amount').fill('£48,000')
      await page.getByLabel('Your UK earnings').fill('20,000')
      await page.getByRole('group', { name: 'Does any of this apply to you?' }).getByLabel('Yes').check()
      await page
        .getByRole('group', { name: /above £200,000/ })
        .getByLabel('No')
        .check()
      await page
        .getByRole('group', { name: /flexible income/ })
        .getByLabel('Yes')
        .check()
      await page.getByLabel('Paid into other pensions this tax year').fill('3,000')
      await fillDay(page, 'Since when?', '1/6/2026')
      await expect(page.getByText('The part of £3,000.00 that was paid after 1 June 2026')).toBeVisible()
      await page.getByLabel('Paid into other pensions since then').fill('2,500')
      await fillDay(page, 'Day of the transfer', '1/12/2026')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('tax relief is given on £20,000.00 this tax year')
      await expect(page.getByRole('note')).toContainText('annual allowance charge')
      await portal.isAccessible()
    })

    await test.step('a payment within the limit is sent, with its relief', async () => {
      await page.getByLabel('Amount').fill('£9,000')
      await page.getByLabel('Amount').press('Enter')
      await expect(page.getByRole('heading', { name: 'Send it from your bank' })).toBeFocused()
      await expect(page.getByRole('note')).toContainText('is more than that')
      await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'We’re expecting your money' })).toBeFocused()
      await expect(page.getByText('relief of £2,250.00 follows within 12 weeks')).toBeVisible()
      expect(
        await sandbox.journal({ path: '/api/payments/pension-contributions', method: 'POST' }),
      ).toHaveLength(1)
    })

    await test.step('a transfer for which the law wants advice is stopped and led to the specialist', async () => {
      await portal.follow(`${PAGES}/pension`)
      await page.getByLabel('Provider').fill('Harbour Pensions')
      await page.getByLabel('Plan number').fill('HP-1')
      await page.getByLabel('About how much is it?').fill('30,000.01')
      await page
        .getByRole('group', { name: /safeguarded/ })
        .getByLabel('Yes')
        .check()
      await page
        .getByRole('group', { name: /protected pension age/ })
        .getByLabel('Yes')
        .check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('By law you must take advice')
      await expect(page.getByRole('heading', { name: specialist })).toBeVisible()
    })

    await test.step('another is asked for, and followed', async () => {
      await page.getByLabel('About how much is it?').fill('30,000')
      await page.getByLabel('About how much is it?').press('Enter')
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByRole('note')).toContainText('usually loses it')
      await page.getByRole('button', { name: 'Ask for the transfer' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Pension transfer requested' })).toBeFocused()
      await expect(page.getByText(/^Your reference is P-\d+\.$/)).toBeVisible()
      await expect(page.getByText('stays with your provider until they send it')).toBeVisible()
      await expect(
        page.getByRole('region', { name: /^Transfer P-/ }).locator('[aria-current=step]'),
      ).toContainText('Asked for')
      expect(await sandbox.journal({ path: '/api/payments/pension-transfers', method: 'POST' })).toHaveLength(
        1,
      )
    })

    await test.step('drawdown opens at 57, and early offers are warned of', async () => {
      await portal.follow(`${PAGES}/pension-drawdown`)
      await expect(
        page.getByRole('heading', { name: 'You can take money from 14 March 2041, when you are 57' }),
      ).toBeVisible()
      await expect(page.getByText('almost always a scam')).toBeVisible()
      await expect(page.getByText(specialist)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    })
  })
})
