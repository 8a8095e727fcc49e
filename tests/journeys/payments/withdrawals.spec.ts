// Taking money out: a bank account on the way, the question about scams, the tax effect before the button, and one payment.
import { expect, test } from '../../support/journey.ts'

const PAYMENTS = '/myaccount/payments-and-transfers'
const PATH = `${PAYMENTS}/withdrawing-funds`

test.describe('A client', () => {
  test('adds another bank account on the way, with the credentials again and without another press, and asks for the money in one sitting [R-PAGE-31]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)

    await test.step('the account is added after the credentials, which are too old', async () => {
      await page.getByLabel('Amount', { exact: true }).fill('£2,500')
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      await page.getByRole('link', { name: 'Add another bank account' }).click()
      await expect(page.getByRole('heading', { name: 'Add a bank account' })).toBeVisible()
      await expect(page.getByLabel('Name on the account')).toHaveValue('Amelia Hart')
      await expect(page.getByRole('radio', { name: 'Personal', exact: true })).toBeChecked()
      await page.getByLabel('Sort code').fill('10-79-99')
      await page.getByLabel('Account number').fill('88837491')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Name confirmed').last()).toBeVisible()
      await sandbox.wantsFreshSignIn('POST', '/api/bank-accounts')
      await page.getByRole('button', { name: 'Add this bank account' }).click()
      await portal.signInAtProvider('client')
    })

    await test.step('the withdrawal has what was typed, and is paid to the new account once it can be', async () => {
      await expect(
        page.getByText(/^The account ending 7491 is added\. We can pay it from \d\d:\d\d (today|tomorrow)\./),
      ).toBeFocused()
      await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('2,500')
      await expect(
        page.getByRole('radio', { name: /account ending 7491 \(from \d\d:\d\d (today|tomorrow)\)$/ }),
      ).toBeChecked()
      await portal.hasPath(`${PATH}?for=U-20002`)
      await expect(page.getByText(/^We begin at \d\d:\d\d (today|tomorrow), when this new/)).toBeVisible()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(
        page.getByText(/^We begin at .+ You can cancel until the day on which we sell/),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Take this money out' }).click()
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
      await expect(page.getByText('goes to the bank account ending 7491')).toBeVisible()
      const [sent] = await sandbox.journal({ path: '/api/withdrawals', method: 'POST' })
      expect(sent?.status).toBe(200)
    })

    await test.step('the new account becomes their default', async () => {
      await portal.follow('/myaccount/customerinformation/bank-details')
      const accounts = page.getByRole('listitem').filter({ hasText: 'account number ending' })
      await expect(accounts).toHaveCount(2)
      await page.getByRole('button', { name: 'Make default account ending 7491' }).click()
      await expect(accounts.first()).toContainText('7491')
    })
  })

  test('takes an amount out after a fresh sign-in, once, and cancels it [R-PAGE-23]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    await expect(page.getByText(/take money out by pension drawdown, from \d+\s\w+\s\d{4}/)).toBeVisible()

    await test.step('an answer that somebody presses them stops them', async () => {
      await page.getByRole('radio', { name: 'General Investment Account' }).check()
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
    })

    await test.step('two presses and a sign-in are one payment, which is cancelled', async () => {
      await sandbox.wantsFreshSignIn('POST', '/api/withdrawals')
      await page.getByRole('button', { name: 'Take this money out' }).dblclick()
      await portal.signInAtProvider('client')
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
      await expect(page.getByText('goes to the bank account ending 4958')).toBeVisible()
      await page.getByRole('link', { name: 'See where it stands' }).click()
      await expect(page.getByRole('cell', { name: 'minus £2,500.00' })).toHaveCount(1)
      await expect(page.getByRole('button', { name: /^Withdrawal/ })).toBeFocused()
      await page.getByRole('button', { name: 'Cancel this payment' }).click()
      await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible()
    })
  })

  test('takes an amount out of one account each month and everything out of another, and finds both as months pass [R-PAGE-23]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', PATH)
    const card = page.getByRole('region', { name: /^Each month: / })

    await test.step('each month: said before the button, set up once, and changed', async () => {
      await page.getByRole('button', { name: 'Monthly' }).click()
      await page.getByRole('radio', { name: 'General Investment Account' }).check()
      await page.getByLabel('Each month', { exact: true }).fill('£400')
      await page.getByRole('combobox', { name: 'Day of the month' }).selectOption('15')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Answer this question')
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(page.getByText('£4,800.00 is sold in a whole year')).toBeVisible()
      await page.getByRole('button', { name: 'Pay this each month' }).dblclick()
      await expect(page.getByRole('heading', { name: 'Your regular payment is set up' })).toBeFocused()
      await expect(page.getByText(/^Your reference is RP-\d+\.$/)).toBeVisible()
      await page.getByRole('button', { name: 'Your regular payments' }).click()
      await expect(page.getByRole('button', { name: /^Change/ })).toBeFocused()
      await expect(card).toHaveCount(1)
      await expect(card).toContainText('£400.00')
      await card.getByRole('button', { name: /^Change/ }).press('Enter')
      await page.getByLabel('Each month', { exact: true }).fill('300')
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Change the regular payment' }).click()
      await expect(page.getByRole('heading', { name: 'Your regular payment is changed' })).toBeFocused()
    })

    await test.step('everything: what it costs stands before the button, and who is refused after a fresh sign-in reads that the fault is ours', async () => {
      await page.setViewportSize({ width: 390, height: 900 })
      // From another page, so that this one begins anew.
      await portal.follow(PAYMENTS)
      await portal.follow(PATH)
      await page.getByRole('button', { name: /^Everything, about £/ }).click()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('This ISA is not flexible')).toBeVisible()
      const refused = { status: 403, body: { reason: 'recent-authentication-required', maxAge: 300 } }
      await sandbox.faults([{ method: 'POST', path: '/api/withdrawals', ...refused }])
      await page.getByRole('button', { name: 'Take this money out' }).click()
      await portal.signInAtProvider('client')
      await expect(page.getByRole('alert')).toContainText(
        /We could not confirm that it is you, because of a fault on our side\. Nothing was sent\. Call us and quote [0-9A-F]{8}\./,
      )
      const [reported] = await sandbox.errors()
      expect(reported?.message).toContain('access tokens need auth_time')
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Take this money out' }).click()
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
      await expect(page.getByText(/^About £/)).toBeVisible()
    })

    await test.step('two months later each payment is in History, and the empty account goes on', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await sandbox.clock(new Date(Date.now() + 75 * 86_400_000).toISOString())
      await page.goto(`${PAYMENTS}/payments-list?kind=withdrawal`)
      await expect(page.getByRole('cell', { name: 'minus £300.00' }).first()).toBeVisible()
      await portal.follow('/myaccount/A-U-20002-1/transactions')
      await expect(page.getByText('Withdrawal to your nominated bank account').first()).toBeVisible()
      for (const path of [
        '/myaccount',
        '/myaccount/A-U-20002-1/performance',
        '/myaccount/A-U-20002-1/holdings',
      ]) {
        await portal.follow(path)
        await portal.isQuiet()
        await expect(page.getByText('couldn’t load')).toHaveCount(0)
      }
    })

    await test.step('the regular payment is paused and cancelled', async () => {
      await portal.follow(PATH)
      await card.getByRole('button', { name: /^Pause/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
      await expect(card).toContainText('Nothing more is paid')
      await card.getByRole('button', { name: /^Cancel/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel it for good' }).click()
      await expect(card).toContainText('Cancelled')
    })
  })
})
