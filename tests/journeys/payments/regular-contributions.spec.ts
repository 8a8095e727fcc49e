import { isAccessibleEverywhere } from '../../support/everywhere.ts'
import { expect, test } from '../../support/journey.ts'

const PAGE = '/myaccount/payments-and-transfers/regular-contributions'

test.describe('A client', () => {
  test('sets up a Direct Debit, changes one by keyboard, and cancels one after a question that names the amount [R-PAGE-21]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-pwa', PAGE)
    await page.getByRole('button', { name: 'The Direct Debit Guarantee' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'This Guarantee is offered' })).toBeVisible()
    await isAccessibleEverywhere(page, portal)
    await page.getByRole('button', { name: 'Set up a Direct Debit' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Enter an amount')
    await page.getByLabel('Each month').fill('£100')
    await expect(page.locator('output')).toContainText('£1,200.00 in a whole year')
    await isAccessibleEverywhere(page, portal)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('ten working days from now')).toBeVisible()
    await page.getByRole('button', { name: 'Set up the Direct Debit' }).click()
    await expect(page.getByRole('heading', { name: 'Your Direct Debit is set up' })).toBeFocused()
    await portal.isAccessible()
    expect(await sandbox.journal({ path: '/api/payments/mandates', method: 'POST' })).toHaveLength(1)

    await expect(page.getByText(/^Your bank statement shows DD-\d+\. Quote it/)).toBeVisible()
    await expect(page.getByText(/leaves your bank on \d+ \w+ \d{4}\.$/)).toBeVisible()
    // The new one stands first below it, with what can be done.
    await expect(
      page.getByRole('button', { name: /^(Change|Pause|Cancel) the Direct Debit/ }).first(),
    ).toHaveAccessibleName(/^Change the Direct Debit of £100/)
    const ofIsa = page.getByRole('region', { name: /Stocks and Shares ISA$/ })
    await ofIsa.getByRole('button', { name: /^Change/ }).press('Enter')
    await page.getByLabel('Each month').fill('600')
    await page.getByLabel('Each month').press('Enter')
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

test.describe('A client with a Direct Debit that has ended', () => {
  test('reads the active ones first, and how to begin an ended one again', async ({ page, portal }) => {
    await portal.signIn('client', PAGE)
    const cards = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText([
      'General Investment Account',
      'Personal Pension',
      'Stocks and Shares ISA',
    ])
    await expect(page.getByText(/We collect nothing more\.$/)).toBeVisible()
  })

  test('reads that the next collection is still the amount from before a change, and what a pause means', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PAGE)
    const card = page.getByRole('region', { name: 'General Investment Account' })
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
      /The next £250\.00 leaves your bank on \d+ \w+ \d{4}, still the amount from before your change\./,
    )
    await expect(card).toContainText('£300.00 on the 5th')
    await expect(card).toContainText(
      /Next collection: £250\.00 on \d+ \w+ \d{4}, still the amount from before your change/,
    )
    await card.getByRole('button', { name: /^Pause/ }).click()
    await expect(page.getByRole('dialog')).toContainText('It stays paused until you resume it here.')
    await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
    await expect(card).toContainText('Paused')
    await expect(card).toContainText(/Resume it today and we next collect on \d+ \w+ \d{4}\./)
    await portal.isAccessible()
  })

  test('comes to the payments by what is collected next, in a place that was kept for it', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/payments/mandates', delayMs: 1500, times: 1 }])
    await portal.signIn('client', '/myaccount/payments-and-transfers')
    const add = page.getByRole('region', { name: 'Add money' })
    const before = (await add.boundingBox())!.y
    await expect(page.getByRole('region', { name: 'Regular' })).toContainText('£650 a month')
    expect(Math.abs((await add.boundingBox())!.y - before)).toBeLessThan(24)
    await expect(add.getByRole('link')).toHaveText([
      'Add money',
      'Bank transfers',
      'ISA and junior ISA',
      'Pension contributions',
    ])
    await expect(page.getByRole('region', { name: 'Transfer in' }).getByRole('link')).toHaveText([
      'Transfer in',
      'ISA transfers',
      'Pension transfers',
    ])
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Add money',
      'Withdraw',
      'Transfer in',
    ])
  })
})

test.describe('A client without bank details', () => {
  test('is led there before a Direct Debit is set up [R-PAGE-21]', async ({ page, portal }) => {
    await portal.signIn('invitee', PAGE)
    const link = page.getByRole('main').getByRole('link', { name: 'Add your bank details' })
    await expect(link).toHaveAttribute('href', /bank-details$/)
  })
})

test.describe('A client with children', () => {
  test('is told how much a month fits into the allowance of a child, and keeps what was typed [R-PAGE-21, R-PROD-17]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client-with-children', PAGE)
    await page.getByRole('button', { name: /^Change.*Kofi Osei/ }).click()
    await page.getByLabel('Each month').fill('800')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(page.getByRole('alert')).toContainText('room for £750.00 a month')
    await page.getByRole('button', { name: 'Change answers' }).click()
    await expect(page.getByLabel('Each month')).toHaveValue('800')
  })
})

test.describe('A delegate', () => {
  test('pauses and resumes a Direct Debit of the client [R-PAGE-21]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', PAGE)
    await page.getByRole('dialog').getByRole('button').click()
    await expect(page.locator('#tab-title')).toContainText('Rose Lin')
    await page.getByRole('button', { name: /^Pause/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
    await page.getByRole('button', { name: /^Resume/ }).click()
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
  })
})
