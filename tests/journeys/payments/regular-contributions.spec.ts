import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const PAYMENTS = '/myaccount/payments-and-transfers'
const PAGE = `${PAYMENTS}/regular-contributions`

/** Presses the button, after which the field has the focus and is on the screen. */
async function opens(button: Locator, first: Locator): Promise<void> {
  await button.click()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
}

test.describe('A client', () => {
  test('has the focus on the first question of each form that a press opens, and sets up, changes, pauses and cancels a Direct Debit [R-PAGE-21]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-pwa', PAYMENTS)
    const main = page.getByRole('main')
    const eachMonth = page.getByLabel('Each month', { exact: true })
    const ofIsa = page.getByRole('region', { name: /Stocks and Shares ISA$/ })

    for (const width of [390, 1280])
      await test.step(`each form opens with its first question in focus, ${width} px wide`, async () => {
        const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
        await page.setViewportSize({ width, height: 800 })
        await portal.follow(PAGE)
        await opens(button('Set up a Direct Debit'), eachMonth)
        await button('Your Direct Debits').click()
        await expect(button('Set up a Direct Debit')).toBeFocused()
        await opens(button(/^Change the Direct Debit/), eachMonth)
        await portal.follow(`${PAYMENTS}/withdrawing-funds`)
        await opens(button('Monthly'), eachMonth)
        await portal.follow('/myaccount/customerinformation/bank-details')
        await opens(button('Add a bank account'), main.getByRole('textbox').first())
      })

    await test.step('a Direct Debit is set up, under the Guarantee', async () => {
      await portal.follow(PAGE)
      await page.getByRole('button', { name: 'The Direct Debit Guarantee' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'This Guarantee is offered' })).toBeVisible()
      await page.getByRole('button', { name: 'Set up a Direct Debit' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Enter an amount')
      await eachMonth.fill('£100')
      await expect(page.locator('output')).toContainText('£1,200.00 in a whole year')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByText('ten working days from now')).toBeVisible()
      await page.getByRole('button', { name: 'Set up the Direct Debit' }).click()
      await expect(page.getByRole('heading', { name: 'Your Direct Debit is set up' })).toBeFocused()
      expect(await sandbox.journal({ path: '/api/payments/mandates', method: 'POST' })).toHaveLength(1)
      await expect(page.getByText(/^Your bank statement shows DD-\d+\. Quote it/)).toBeVisible()
      await expect(page.getByText(/leaves your bank on \d+\s\w+\s\d{4}\.$/)).toBeVisible()
      // The new one stands first below it, with what can be done.
      await expect(
        page.getByRole('button', { name: /^(Change|Pause|Cancel) the Direct Debit/ }).first(),
      ).toHaveAccessibleName(/^Change the Direct Debit of £100/)
    })

    await test.step('another is changed by keyboard, paused, and cancelled after a question that names the amount', async () => {
      await ofIsa.getByRole('button', { name: /^Change/ }).press('Enter')
      await eachMonth.fill('600')
      await eachMonth.press('Enter')
      await page.getByRole('button', { name: 'Confirm the change' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Your Direct Debit is changed' })).toBeFocused()
      await expect(ofIsa).toContainText('£600.00 on the 5th')
      await ofIsa.getByRole('button', { name: /^Pause/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
      await expect(ofIsa).toContainText('Paused')
      await expect(ofIsa.getByRole('button', { name: /^Resume/ })).toBeFocused()
      await ofIsa.getByRole('button', { name: /^Cancel/ }).click()
      await expect(page.getByRole('dialog')).toContainText('£600.00 a month')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel it for good' }).click()
      await expect(ofIsa).toContainText('Cancelled')
    })
  })

  test('reads the active Direct Debits before the ended one, that the next collection is still the amount from before a change, and what a pause means', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PAGE)
    const card = page.getByRole('region', { name: 'General Investment Account' })
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'General Investment Account',
      'Personal Pension',
      'Stocks and Shares ISA',
    ])
    await expect(page.getByText(/No more payments will be taken\.$/)).toBeVisible()
    await card.getByRole('button', { name: /^Change/ }).click()
    await expect(
      page.getByRole('heading', { name: 'Direct Debit into General Investment Account' }),
    ).toBeVisible()
    await page.getByLabel('Each month').fill('300')
    await page.getByRole('button', { name: 'Continue' }).click()
    // The day stays, so nothing is said about days.
    await expect(page.getByRole('main')).not.toContainText('fortnight')
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('main')).toContainText(
      'The next £250.00 is still the amount from before your change.',
    )
    await expect(card).toContainText('£300.00 on the 5th')
    await expect(card).toContainText(
      /Next collection: £250\.00 on \w+ \d+\s\w+( \(.+\))?, still the amount from before your change/,
    )
    await card.getByRole('button', { name: /^Pause/ }).click()
    await expect(page.getByRole('dialog')).toContainText('It stays paused until you resume it here.')
    await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
    await expect(card).toContainText('Paused')
    await expect(card).toContainText(/Resume it today and we next collect on \d+\s\w+\s\d{4}\./)
  })
})
