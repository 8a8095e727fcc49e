// Taking money out: the question about scams, the tax effect before the button, one payment, and who may.
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/journey.ts'

const PATH = '/myaccount/payments-and-transfers/withdrawing-funds'

test.describe('A client', () => {
  test('adds another bank account on the way, comes back to what was typed, and asks for the money in one sitting', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await page.getByRole('radio', { name: 'An amount' }).check()
    await page.getByLabel('Amount', { exact: true }).fill('£2,500')
    await expect(page.getByText('Your answers are saved.')).toBeVisible()
    await page.getByRole('link', { name: 'Add another bank account' }).click()
    await expect(page.getByRole('heading', { name: 'Add a bank account' })).toBeVisible()
    await expect(page.getByLabel('Name on the account')).toHaveValue('Amelia Hart')
    await expect(page.getByRole('radio', { name: 'Personal', exact: true })).toBeChecked()
    await page.getByLabel('Sort code').fill('10-79-99')
    await page.getByLabel('Account number').fill('88837491')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Add this bank account' }).click()
    await expect(
      page.getByText(/^The account ending 7491 is added\. We can pay it from \d\d:\d\d (today|tomorrow)\./),
    ).toBeFocused()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('£2,500')
    await expect(
      page.getByRole('radio', { name: /account ending 7491 \(from \d\d:\d\d (today|tomorrow)\)$/ }),
    ).toBeChecked()
    await portal.hasPath(`${PATH}?for=U-20002`)
    await expect(page.getByText(/^We begin at \d\d:\d\d (today|tomorrow), when this new/)).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^We begin at .+ We sell on \d+ \w+ \d{4}/)).toBeVisible()
    await page.getByRole('button', { name: 'Take this money out' }).click()
    await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
    await expect(page.getByText('goes to the bank account ending 7491')).toBeVisible()
    const [sent] = await sandbox.journal({ path: '/api/withdrawals', method: 'POST' })
    expect(sent?.status).toBe(200)
  })

  test('takes an amount out, after a fresh sign-in; it is one payment, and can be cancelled [R-PAGE-23]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await expect(page.getByText('money is taken out through')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 1 })
    await page.getByRole('radio', { name: 'An amount' }).check()
    await page.getByLabel('Amount', { exact: true }).fill('£2,500')
    await expect(page.getByRole('radio', { name: 'Amelia Hart, account ending 4958' })).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Answer this question')
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Stop here and call us')
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('is gain, at the last close')).toBeVisible()
    await portal.isAccessible()
    await sandbox.wantsFreshSignIn('POST', '/api/withdrawals')
    await page.getByRole('button', { name: 'Take this money out' }).dblclick()
    await portal.signInAtProvider('client')
    await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
    await expect(page.getByText('goes to the bank account ending 4958')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('link', { name: 'See where it stands' }).click()
    await expect(page.getByRole('cell', { name: 'minus £2,500.00' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Withdrawal/ })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel this payment' }).click()
    await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible()
  })

  test('reads that the fault is ours where the API sees no fresh sign-in, and is asked once', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await page.getByRole('radio', { name: 'Everything' }).check()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    const refused = { status: 403, body: { reason: 'recent-authentication-required', maxAge: 300 } }
    await sandbox.faults([{ method: 'POST', path: '/api/withdrawals', ...refused }])
    await page.getByRole('button', { name: 'Take this money out' }).click()
    await portal.signInAtProvider('client')
    await expect(page.getByRole('alert')).toContainText(
      /We could not confirm that it is you, because of a fault on our side\. Nothing was sent\. Call us and quote [0-9A-F]{8}\./,
    )
    await portal.isAccessible()
    const [reported] = await sandbox.errors()
    expect(reported?.message).toContain('access tokens need auth_time')
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Take this money out' }).click()
    await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
  })

  test('takes everything out: the account goes on, without money [R-PAGE-23]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await portal.signIn('client', PATH)
    await page.getByRole('radio', { name: 'Everything' }).check()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This ISA is not flexible')).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Take this money out' }).click()
    await expect(page.getByText(/^About £/)).toBeVisible()
    const inAMonth = new Date(Date.now() + 31 * 86_400_000).toISOString()
    await sandbox.clock(inAMonth)
    await page.goto('/myaccount/A-U-20002-1/transactions')
    await expect(page.getByText('Withdrawal to your nominated bank account').first()).toBeVisible()
    for (const path of [
      '/myaccount',
      '/myaccount/A-U-20002-1/performance',
      '/myaccount/A-U-20002-1/holdings',
    ]) {
      await page.goto(path)
      await portal.settled()
      await expect(page.getByText('couldn’t load')).toHaveCount(0)
    }
  })

  test('takes money out each month: said before the button, changed, paused and cancelled, each payment in History [R-PAGE-23]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await page.getByRole('button', { name: 'Take it out each month' }).click()
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 1 })
    await page.getByLabel('Each month', { exact: true }).fill('£400')
    await page.getByRole('combobox', { name: 'Day of the month' }).selectOption('15')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Answer this question')
    await portal.isAccessible()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await expect(page.getByText('£4,800.00 is sold in a whole year')).toBeVisible()
    await portal.isAccessible()
    await sandbox.wantsFreshSignIn('POST', '/api/payments/regular')
    await page.getByRole('button', { name: 'Pay this each month' }).dblclick()
    await portal.signInAtProvider('client')
    await expect(page.getByRole('heading', { name: 'Your regular payment is set up' })).toBeFocused()
    await expect(page.getByText(/^If you ask us about it, quote RP-\d+\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Your regular payments' }).click()
    await expect(page.getByRole('button', { name: /^Change/ })).toBeFocused()
    const card = page.getByRole('region', { name: /^Each month: / })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('£400.00')
    await portal.isAccessible()

    await card.getByRole('button', { name: /^Change/ }).press('Enter')
    await page.getByLabel('Each month', { exact: true }).fill('300')
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Change the regular payment' }).click()
    await expect(page.getByRole('heading', { name: 'Your regular payment is changed' })).toBeFocused()
    await sandbox.clock(new Date(Date.now() + 75 * 86_400_000).toISOString())
    await page.goto(`${PATH.replace('withdrawing-funds', 'payments-list')}?kind=withdrawal`)
    await expect(page.getByRole('cell', { name: 'minus £300.00' }).first()).toBeVisible()
    await page.goto(PATH)
    await card.getByRole('button', { name: /^Pause/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
    await expect(card).toContainText('Nothing more is paid')
    await card.getByRole('button', { name: /^Cancel/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it for good' }).click()
    await expect(card).toContainText('Cancelled')
  })

  test('cannot take money out of a junior ISA [R-PAGE-23]', async ({ page, portal }) => {
    await portal.signIn('client-with-children', PATH)
    await expect(page.getByText(/locked until Kofi Osei is 18, on/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Account' }).getByRole('option')).toHaveCount(3)
  })

  test('is told to add a bank account first when they have none [R-PAGE-23]', async ({ page, portal }) => {
    await portal.signIn('invitee', PATH)
    await page.getByRole('dialog').getByRole('button', { name: 'Remind me later' }).click()
    await page.getByRole('link', { name: 'Go to bank details' }).click()
    await portal.hasPath('/myaccount/customerinformation/bank-details')
  })
})

test('Somebody acting for a client takes money out for them, said on each step, and finds it in History [R-PAGE-23, R-PAGE-25]', async ({
  page,
  portal,
}) => {
  await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
  await portal.signIn('delegate', PATH)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  const heading = page.getByRole('heading', { name: 'Withdrawing funds for Rose Lin' })
  await expect(heading).toBeVisible()
  // Only the owner adds one.
  await expect(page.getByRole('link', { name: 'Add another bank account' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'An amount' }).check()
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Take this money out' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
  await expect(heading).toBeVisible()

  await page.getByRole('link', { name: 'See where it stands' }).click()
  const count = page.getByRole('search').getByRole('status')
  await expect(count).toHaveText(/^\d+ payments$/)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Status').selectOption('requested')
  await expect(count).toHaveText(/^1 of \d+ payments$/)
  await page.getByLabel('Status').selectOption('failed')
  await expect(count).toHaveText(/^0 of \d+ payments$/)
  await portal.hasPath('/myaccount/payments-and-transfers/payments-list?status=failed')
  await page.reload()
  await expect(page.getByText('No payments match these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(count).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'Withdrawal,Stocks and Shares ISA,-100.00,GBP,Requested,',
  )
  await portal.isAccessible()
})
