// A form that is opened, left and found again: the focus is on its first question, and it stands among the tasks.
import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const PAGES = '/myaccount/payments-and-transfers'

/** Presses the button, after which the field has the focus and is on the screen. */
async function opens(button: Locator, first: Locator): Promise<void> {
  await button.click()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
}

for (const width of [390, 1280])
  test.describe(`A client whose screen is ${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('has the focus on the first question of each form that they open by a press', async ({
      page,
      portal,
    }) => {
      const field = (name: string) => page.getByLabel(name, { exact: true })
      const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
      await portal.signIn('client-pwa', `${PAGES}/regular-contributions`)
      await opens(button('Set up a Direct Debit'), field('Into'))
      await button('Back to your Direct Debits').click()
      await expect(button('Set up a Direct Debit')).toBeFocused()
      await opens(button(/^Change the Direct Debit/), field('Each month'))
      await page.goto(`${PAGES}/withdrawing-funds`)
      await opens(button('Take it out each month'), field('Account'))
      await page.goto('/myaccount/customerinformation/bank-details')
      await opens(button('Add a bank account'), page.getByRole('main').getByRole('textbox').first())
    })
  })

test.describe('A client who leaves a form unsent', () => {
  test('finds it among what is to do on both dashboards, and goes on with it', async ({ page, portal }) => {
    await portal.signIn('client', `${PAGES}/bank-transfers?account=A-U-20002-2`)
    await page.getByLabel('Amount').fill('5000')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await page.goto('/dashboard')
    const task = page.getByRole('listitem').filter({ hasText: 'Bank transfer, not sent' })
    await expect(task).toContainText(/Last saved on \d+ \w+ \d{4}/)
    await portal.isAccessible()
    await page.goto('/myaccount')
    await task.getByRole('link', { name: 'Continue Bank transfer, not sent' }).click()
    await portal.hasPath(`${PAGES}/bank-transfers?account=A-U-20002-2&for=U-20002`)
    await expect(page.getByLabel('Amount')).toHaveValue('5000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'To do' })).toContainText('Make your ISA declaration')
    await expect(task).toHaveCount(0)
  })
})
