import { isAccessibleEverywhere } from '../../support/everywhere.ts'
import { expect, test } from '../../support/journey.ts'

const PAGE = '/myaccount/payments-and-transfers/isa-jisa'

test.describe('A client with children', () => {
  test('transfers a junior ISA here as a whole: form, check, sent, and a tracker with the day it must be here by [R-PAGE-19, R-PROD-17]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', `${PAGE}?job=transfer&account=A-U-20003-2`)
    await expect(
      page.getByText(/room until 5 April.* It belongs to Kofi Osei, locked until 18/),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'ISA transfers' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'ISA and junior ISA' })).not.toHaveAttribute('aria-current')
    const provider = page.getByRole('combobox', { name: 'Provider' })
    await provider.fill('bank')
    const offered = page.getByRole('listbox').getByRole('option')
    await expect(offered).toHaveText([
      'Bramble Bank',
      'Eastgate Bank',
      'Harbour Bank',
      'My provider isn’t listed',
    ])
    await portal.isAccessible()
    await provider.fill('Nobody’s Mutual')
    await offered.getByText('isn’t listed').click()
    await expect(page.getByLabel('Name of the provider')).toHaveValue('Nobody’s Mutual')
    await provider.fill('harb')
    await provider.press('ArrowDown')
    await provider.press('Enter')
    await expect(provider).toHaveValue('Harbour Bank')
    await page.getByLabel('Plan or account number').fill('JX 4471')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose cash or investments')
    await isAccessibleEverywhere(page, portal)
    await expect(page.getByRole('group', { name: 'How much of it?' })).toBeHidden()
    await page.getByLabel('Cash: they sell the investments first').check()
    await page.getByLabel('About how much is it?').fill('£4,000')
    await page.getByLabel('Yes').check()
    await page.getByLabel('How much of it was paid in this tax year?').fill('500')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Ask for the transfer' }).click()
    await expect(page.getByRole('heading', { name: 'ISA transfer requested' })).toBeFocused()
    const tracker = page.getByRole('region', { name: /^Transfer P-/ })
    await expect(tracker.locator('[aria-current=step]')).toHaveText('Asked for')
    await expect(tracker).toContainText('Stocks and shares junior ISA JX 4471 from Harbour Bank: all of it')
    await portal.isAccessible()
    expect(await sandbox.journal({ path: '/api/payments/isa-transfers', method: 'POST' })).toHaveLength(1)
    await tracker.getByRole('button', { name: 'Cancel this transfer' }).click()
    await expect(tracker.locator('[aria-current=step]')).toBeHidden()
  })
})

test.describe('A client', () => {
  test('finds the account of the declaration selected when they come back from it [R-ISA-12, R-PROD-16]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('failing-services', `${PAGE}?account=A-U-20015-2`)
    await expect(page.getByRole('radio', { name: 'Second Stocks and Shares ISA' })).toBeChecked()
    // The account is chosen once.
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveCount(0)
  })
})

test.describe('A client whose ISA is not declared', () => {
  test('is offered the declaration above the first question of a transfer, or moves money of earlier years without it', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${PAGE}?job=transfer&account=A-U-20002-1`)
    const declaration = page.getByRole('region', { name: 'Your ISA declaration' })
    await expect(declaration).toContainText(
      'You need the declaration only to move money paid in during this tax year',
    )
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Choose your provider' })
    await expect(summary).toContainText('Make your ISA declaration above first')
    await portal.isAccessible()
    await declaration.getByRole('button', { name: 'Make the declaration now' }).click()
    await portal.isAccessible()
    await declaration.getByLabel(/^I am resident in the UK/).check()
    await declaration.getByLabel(/^This declaration is true/).check()
    await declaration.getByRole('button', { name: 'Make the declaration', exact: true }).click()
    await expect(declaration).toHaveCount(0)
    await expect(summary).not.toContainText('Make your ISA declaration')
    await expect(page.getByLabel('Yes')).toBeChecked()
  })
})

test.describe('A delegate', () => {
  test('tells of a bank transfer into the ISA of the client, whose name stands above, and reaches every field by keyboard [R-PAGE-19]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', PAGE)
    await page.getByRole('dialog').getByRole('button').click()
    await expect(page.locator('#tab-title')).toContainText('Rose Lin')
    await page.getByLabel('Amount').focus()
    await page.keyboard.type('100')
    await page.getByLabel('Day of the transfer').fill('2026-12-01')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Send it from your bank' })).toBeFocused()
    // Past the buttons that change the account and the day, and those that copy.
    const send = page.getByRole('button', { name: 'I’ll send it on 1 December 2026' })
    for (let presses = 0; presses < 12; presses++) {
      if (await send.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    const [sent] = await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })
    expect(sent).toBeDefined()
  })
})
