// Somebody moves the money of a client for whom they act: whose it is is said on each step, and a form is never sent for another.
import { readFile } from 'node:fs/promises'
import { fillDay } from '../../support/fill-day.ts'
import { expect, test } from '../../support/journey.ts'

const PAGES = '/myaccount/payments-and-transfers'

test.describe('Somebody who acts for a client', () => {
  test('takes money out, pays in, pauses a Direct Debit and reads the bank details for one client, and takes money out of the pension of another [R-PAGE-19, R-PAGE-21, R-PAGE-23, R-PAGE-24, R-PAGE-25, R-PAGE-31]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('delegate', `${PAGES}/withdrawing-funds?userId=C-30003`)
    await portal.goOn()
    const title = page.locator('#tab-title')

    await test.step('money is taken out for the client, which each step says', async () => {
      const heading = page.getByRole('heading', { name: 'Withdraw for Rose Lin' })
      await expect(heading).toBeVisible()
      // Only the owner adds one.
      await expect(page.getByRole('link', { name: 'Add another bank account' })).toHaveCount(0)
      await page.getByLabel('Amount', { exact: true }).fill('100')
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(heading).toBeVisible()
      await page.getByRole('button', { name: 'Take this money out' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused()
      await expect(heading).toBeVisible()
    })

    await test.step('it is found in History, whose filters stay in the address, and is downloaded', async () => {
      await page.getByRole('link', { name: 'See where it stands' }).click()
      const count = page.getByRole('search').getByRole('status')
      await expect(count).toHaveText(/^\d+ payments$/)
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByLabel('Status').selectOption('requested')
      await expect(count).toHaveText(/^1 of \d+ payments$/)
      await page.getByLabel('Status').selectOption('failed')
      await expect(count).toHaveText(/^0 of \d+ payments$/)
      await portal.hasPath(`${PAGES}/payments-list?status=failed`)
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
    })

    await test.step('a bank transfer into the ISA is told of, each field reached by keyboard', async () => {
      await portal.follow(`${PAGES}/isa-jisa`)
      await expect(title).toContainText('Rose Lin')
      await page.getByLabel('Amount').focus()
      await page.keyboard.type('100')
      await fillDay(page, 'Day of the transfer', '1/12/2026')
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
      await expect(page.getByRole('heading', { name: 'We’re expecting your money' })).toBeFocused()
      const [sent] = await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })
      expect(sent).toBeDefined()
    })

    await test.step('a Direct Debit is paused and resumed', async () => {
      await portal.follow(`${PAGES}/regular-contributions`)
      await expect(title).toContainText('Rose Lin')
      await page.getByRole('button', { name: /^Pause/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pause it' }).click()
      await page.getByRole('button', { name: /^Resume/ }).click()
      await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
    })

    await test.step('the bank details can be read and not changed', async () => {
      await portal.follow('/myaccount/customerinformation/bank-details')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rose Lin’s bank details')
      await expect(page.getByText('account number ending 4958')).toBeAttached()
      await expect(page.getByText('Only the owner of the account can')).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    })

    await test.step('money is taken out of the pension of a client of 62', async () => {
      await portal.banner().getByRole('button', { name: 'Change account' }).click()
      await portal.panel().getByRole('button', { name: 'Peter Lin' }).click()
      await expect(portal.banner()).toContainText('You are acting for Peter Lin')
      await portal.follow(`${PAGES}/pension-drawdown`)
      await expect(title).toContainText('Peter Lin')
      await page.getByLabel('Tax-free cash', { exact: true }).fill('2000')
      await page.getByRole('radio', { name: 'I want to keep the investments' }).check()
      await page.getByRole('radio', { name: 'I know of it' }).check()
      for (const statement of await page.getByRole('checkbox').all()) await statement.check()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
      await expect(title).toContainText('Peter Lin')
      await page.getByRole('button', { name: 'Take this from my pension' }).click()
      await expect(page.getByRole('heading', { name: 'Pension drawdown requested' })).toBeFocused()
      const [post] = await sandbox.journal({ path: '/api/drawdown', method: 'POST' })
      expect(post?.headers).toMatchObject({ 'x-clientid': 'C-30004' })
    })
  })
})
