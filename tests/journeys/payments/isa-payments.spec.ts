import { expect, test } from '../../support/journey.ts'

const PAGES = '/myaccount/payments-and-transfers'
const PAGE = `${PAGES}/isa-jisa`

test.describe('A client with children and no pension', () => {
  test('transfers a junior ISA here as a whole, cannot take its money out, and is told what a child’s allowance has room for [R-PAGE-19, R-PAGE-21, R-PAGE-23, R-PROD-17]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children', `${PAGE}?job=transfer&account=A-U-20003-2`)
    const tracker = page.getByRole('region', { name: /^Transfer P-/ })

    await test.step('the provider is found by typing, or named', async () => {
      await expect(
        page.getByText(/left until 5\sApril.* It belongs to Kofi Osei, locked until 18/),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Transfer an ISA' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('link', { name: 'Add to an ISA' })).not.toHaveAttribute('aria-current')
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
    })

    await test.step('the transfer is asked for as a whole, has a tracker, and is cancelled', async () => {
      await page.getByLabel('Plan or account number').fill('JX 4471')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Choose cash or investments')
      await expect(page.getByRole('group', { name: 'How much of it?' })).toBeHidden()
      await page.getByLabel('Cash: they sell the investments first').check()
      await page.getByLabel('About how much is it?').fill('£4,000')
      await page.getByLabel('Yes').check()
      await page.getByLabel('How much of it was paid in this tax year?').fill('500')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await page.getByRole('button', { name: 'Ask for the transfer' }).click()
      await expect(page.getByRole('heading', { name: 'ISA transfer requested' })).toBeFocused()
      await expect(tracker.locator('[aria-current=step]')).toContainText('Asked for')
      await expect(tracker).toContainText('Stocks and shares junior ISA JX 4471 from Harbour Bank: all of it')
      await portal.isAccessible()
      expect(await sandbox.journal({ path: '/api/payments/isa-transfers', method: 'POST' })).toHaveLength(1)
      await tracker.getByRole('button', { name: 'Cancel this transfer' }).click()
      await expect(tracker.locator('[aria-current=step]')).toBeHidden()
    })

    await test.step('its money cannot be taken out', async () => {
      await portal.follow(`${PAGES}/withdrawing-funds`)
      await expect(page.getByText(/locked until Kofi Osei is 18, on/)).toBeVisible()
      await expect(page.getByRole('group', { name: 'Out of' }).getByRole('radio')).toHaveCount(3)
    })

    await test.step('how much a month fits into the child’s allowance is said, and what was typed stays', async () => {
      await portal.follow(`${PAGES}/regular-contributions`)
      await page.getByRole('button', { name: /^Change.*Kofi Osei/ }).click()
      await page.getByLabel('Each month').fill('800')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Confirm the change' }).click()
      await expect(page.getByRole('alert')).toContainText('room for £750.00 a month')
      await page.getByRole('button', { name: 'Change Each month' }).click()
      await expect(page.getByLabel('Each month')).toHaveValue('800')
    })

    await test.step('three of the jobs are not for who has no pension', async () => {
      await portal.follow(PAGES)
      await page.getByRole('button', { name: 'All payments and transfers' }).click()
      const tiles = page.locator('main [data-entry]')
      await expect(tiles).toHaveCount(9)
      await expect(tiles.locator('a')).toHaveCount(6)
      for (const closed of ['pension-contributions', 'pension', 'pension-drawdown'])
        await expect(
          tiles.and(page.locator(`[data-entry=${closed}]`)).locator('[role=link]'),
        ).toHaveAttribute('aria-disabled', 'true')
    })
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
