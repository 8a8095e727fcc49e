import { expect, test } from '../../support/journey.ts'
import { fillDay } from '../../support/fill-day.ts'

const HUB = '/myaccount/payments-and-transfers'

test.describe('A client', () => {
  test('chooses among the nine jobs, adds money, and finds the one payment in History [R-PAGE-17, R-PAGE-20, R-PAGE-25, R-PAGE-26, R-PROD-19]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.faults([{ path: '/api/payments/mandates', delayMs: 1500, times: 1 }])
    await portal.signIn('client', HUB)
    const main = page.getByRole('main')
    const tiles = main.locator('[data-entry]')

    await test.step('what is collected next comes in a place that was kept for it', async () => {
      const add = main.getByRole('link', { name: 'Add money' })
      const before = (await add.boundingBox())!.y
      await expect(page.getByRole('region', { name: 'Still to come' })).toContainText('£650.00 a month')
      expect(Math.abs((await add.boundingBox())!.y - before)).toBeLessThan(24)
    })

    await test.step('the buttons are three, the pages to unfold nine, on a phone in one and a half screens; where payments stand is called History', async () => {
      await expect(main.getByRole('listitem').getByRole('link', { name: /^(Add|With|Transfer)/ })).toHaveText(
        ['Add money', 'Withdraw', 'Transfer in'],
      )
      const unfold = main.getByRole('button', { name: 'All payments and transfers' })
      await unfold.click()
      await expect(tiles.getByRole('link')).toHaveCount(9)
      expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-entry')))).toEqual([
        'bank-transfers',
        'regular-contributions',
        'isa-jisa',
        'isa-transfers',
        'pension-contributions',
        'pension',
        'withdrawing-funds',
        'pension-drawdown',
        'payments-history',
      ])
      await unfold.click()
      await page.setViewportSize({ width: 390, height: 844 })
      const height = () => main.evaluate(({ scrollHeight }) => scrollHeight)
      await expect.poll(height).toBeLessThan(1.5 * 844)
      await page.setViewportSize({ width: 1280, height: 900 })
      await main.getByRole('link', { name: 'History', exact: true }).click()
      await portal.hasPath(`${HUB}/payments-list`)
      await expect(page.getByRole('region', { name: 'Still to come' })).toContainText('Direct Debit')
      await expect(page.getByRole('table', { name: /^Payments, newest first/ }).first()).toContainText(
        'Direct Debit',
      )
      await expect(page.getByText('No payments yet')).toHaveCount(0)
    })

    await test.step('money is added: how much and where to, then where to send it', async () => {
      await portal.follow(HUB)
      await main.getByRole('link', { name: 'Add money' }).click()
      await portal.hasPath(`${HUB}/bank-transfers`)
      await expect(page.getByText('£20,000 left until 5 April')).toBeVisible()
      await expect(page.getByText('60-00-01')).toBeHidden()
      await page.getByRole('group', { name: 'Into' }).getByRole('radio').nth(1).check()
      await expect(page.getByLabel(/^I am resident in the UK/)).toBeHidden()
      await page.getByLabel('Amount').fill('£1,000.50')
      await fillDay(page, 'Day of the transfer', '1/12/2026')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Send it from your bank' })).toBeFocused()
      await expect(page.getByText('£1,000.50')).toBeVisible()
      await expect(page.getByText('60-00-01')).toBeVisible()
      await expect(page.getByText('NP2000202')).toBeVisible()
    })

    await test.step('it is one payment, in History', async () => {
      await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
      await expect(page.getByRole('heading', { name: 'We’re expecting your money' })).toBeFocused()
      await expect(main).toContainText('We expect £1,000.50 for General Investment Account.')
      await expect(main.getByText(/^Your reference is P-\d+\.$/)).toBeVisible()
      await main.getByRole('button', { name: 'Show the bank details again' }).click()
      await expect(main.getByRole('definition').filter({ hasText: 'NP2000202' })).toBeVisible()
      expect(await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })).toHaveLength(1)
      await page.getByRole('link', { name: 'See where it stands' }).click()
      await expect(page.getByRole('cell', { name: '+£1,000.50' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Bank transfer P-\d+: details$/ })).toBeFocused()
      await expect(page.getByText(/^Reference P-\d+, asked for by Amelia Hart/)).toBeVisible()
    })
  })

  test('finds a form that they left unsent among what is to do, and makes a missing ISA declaration above the first question', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${HUB}/bank-transfers?account=A-U-20002-2`)

    await test.step('the form is on both dashboards until it is sent', async () => {
      await page.getByLabel('Amount').fill('5000')
      await fillDay(page, 'Day of the transfer', '1/12/2026')
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      await portal.follow('/dashboard')
      const task = page.getByRole('listitem').filter({ hasText: 'Payment in, not sent' })
      await expect(task).toContainText(/Last saved on \d+\s\w+\s\d{4}/)
      await portal.follow('/myaccount')
      await task.getByRole('link', { name: 'Continue Payment in, not sent' }).click()
      await portal.hasPath(`${HUB}/bank-transfers?account=A-U-20002-2&for=U-20002`)
      await expect(page.getByLabel('Amount')).toHaveValue('5000')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()
      await expect(page.getByRole('heading', { name: 'We’re expecting your money' })).toBeFocused()
      await portal.follow('/dashboard')
      await expect(page.getByRole('region', { name: 'To do' })).toContainText('Make your ISA declaration')
      await expect(task).toHaveCount(0)
    })

    await test.step('a transfer of money of this tax year wants the declaration, which is made on the way', async () => {
      await portal.follow(`${HUB}/isa-jisa?job=transfer&account=A-U-20002-1`)
      const declaration = page.getByRole('region', { name: 'Your ISA declaration' })
      await expect(declaration).toContainText(
        'You need the declaration only to move money paid in during this tax year',
      )
      await page.getByLabel('Yes').check()
      await page.getByRole('button', { name: 'Continue' }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Choose your provider' })
      await expect(summary).toContainText('Make your ISA declaration above first')
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
})
