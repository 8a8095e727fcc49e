// What may go wrong while money is moved: no connection, a second tab, another account, a small screen, no mouse.
import type { Page } from '@playwright/test'
import { fillDay } from '../../support/fill-day.ts'
import { expect, test } from '../../support/journey.ts'

const PAGES = '/myaccount/payments-and-transfers'
const SENT = 'We’re expecting your money'

/** Fills in that a bank transfer is coming, up to the check of the answers. */
async function fillIn(page: Page, amount: string): Promise<void> {
  await page.getByRole('group', { name: 'Into' }).getByRole('radio').nth(1).check()
  await page.getByLabel('Amount').fill(amount)
  await fillDay(page, 'Day of the transfer', '1/12/2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Send it from your bank' })).toBeFocused()
}
const send = (page: Page) => page.getByRole('button', { name: 'I’ll send it on 1 December 2026' }).click()

test.describe('A client in the installed app', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('pays in from form to reference, and finds it in History [R-PAGE-20]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.install()
    await portal.signIn('client-pwa', `${PAGES}/bank-transfers`)
    await fillIn(page, '750')
    await send(page)
    await expect(page.getByRole('heading', { name: SENT })).toBeFocused()
    // High enough that nothing is half behind the header or the tab bar.
    await page.setViewportSize({ width: 390, height: 3000 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await portal.isAccessible()
    expect(await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })).toHaveLength(1)
    await page.getByRole('link', { name: 'See where it stands' }).click()
    await expect(page.getByRole('main').getByText('£750.00')).toBeVisible()
  })
})

test.describe('A client', () => {
  test('makes one payment of a form that is open in two tabs, and of one that is sent offline or never answered, where they find out whether it arrived [R-PAGE-20]', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    const form = `${PAGES}/bank-transfers?account=A-U-20002-2`
    const posts = () => sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })
    const rows = page.getByRole('table', { name: 'Payments on their way' }).getByRole('row')
    await portal.signIn('client', form)

    await test.step('sent in two tabs at once it is one payment', async () => {
      await fillIn(page, '1000')
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(other.getByRole('heading', { name: 'Send it from your bank' })).toBeVisible()
      await Promise.all([send(page), send(other)])
      await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
      await expect(other.getByRole('heading', { name: SENT })).toBeVisible()
      await other.close()
      expect((await posts()).length).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'See where it stands' }).click()
      // The head, and one payment.
      await expect(rows).toHaveCount(2)
    })

    await test.step('offline at Send, or without an answer, they check whether it arrived', async () => {
      await sandbox.clearJournal()
      await portal.follow(form)
      await fillIn(page, '2000')
      await expect(page.getByText('Your answers are saved.')).toBeVisible()
      await context.setOffline(true)
      await send(page)
      const alert = page.getByRole('alert').filter({ hasText: 'We don’t know whether it arrived' })
      await expect(alert).toBeVisible()
      await context.setOffline(false)
      await alert.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByText('It did not arrive. You can send it again.')).toBeVisible()
      await page.route(
        '**/api/payments/bank-transfers',
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      await send(page)
      await alert.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByRole('heading', { name: SENT })).toBeFocused()
      expect(await posts()).toHaveLength(1)
      await page.getByRole('link', { name: 'See where it stands' }).click()
      // The head, the payment of before, and one more.
      await expect(rows).toHaveCount(3)
    })
  })
})

test.describe('Somebody who acts for a client', () => {
  test('cannot send a form for the wrong person after they change the account in another tab [R-PAGE-23]', async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    await portal.signIn('delegate', `${PAGES}/bank-transfers?userId=C-30003`)
    await portal.goOn()
    await fillIn(page, '900')
    const other = await context.newPage()
    await other.goto('/myaccount')
    await other.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await other.getByRole('button', { name: 'Grace Lin', exact: true }).click()
    await other.getByRole('button', { name: 'Back to my account' }).click()

    await expect(page.getByRole('heading', { name: 'This form was for Rose Lin' })).toBeVisible()
    await expect(page.getByText('this page is now for Grace Lin')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I’ll send it on 1 December 2026' })).toHaveCount(0)
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Start this form for Grace Lin' }).click()
    await expect(page.getByLabel('Amount')).toHaveValue('')
    expect(await sandbox.journal({ path: '/api/payments/bank-transfers', method: 'POST' })).toEqual([])

    await page.goto(`${PAGES}/bank-transfers?userId=C-30003`)
    await page.getByRole('button', { name: 'Finish it' }).click()
    await expect(page.getByLabel('Amount')).toHaveValue('900')
  })
})

test.describe('A client without a mouse', () => {
  test('reads what one month’s fee is made of, and invites somebody who joins, by keyboard alone', async ({
    page,
    portal,
    sandbox,
    addresses,
  }) => {
    await portal.signIn('client', '/myaccount/feesandnetwork')
    const tabTo = async (name: RegExp | string, role: 'button' | 'textbox' | 'combobox') => {
      const target = page.getByRole('main').getByRole(role, { name }).first()
      await expect(target).toBeVisible()
      await expect(async () => {
        for (let presses = 0; presses < 80; presses += 1) {
          if (await target.evaluate((element) => element === document.activeElement)) return
          await page.keyboard.press('Tab')
        }
        await expect(target).toBeFocused({ timeout: 100 })
      }).toPass()
    }
    await page.locator('h1').focus()
    await tabTo('Invite somebody', 'button')
    await page.keyboard.press('Enter')
    await tabTo('Name', 'textbox')
    await page.keyboard.type('Sam Hart')
    await page.keyboard.press('Tab')
    await page.keyboard.type('sam.hart@example.com')
    await page.keyboard.press('Enter')
    const network = page.getByRole('region', { name: 'Your network', exact: true })
    await expect(network.getByRole('row', { name: /^Sam Hart/ })).toContainText('Invited')
    const [mail] = await sandbox.outbox()
    const link = /\/sandbox\/\S+/.exec(mail!.body)![0]
    await page.goto(addresses.sandbox + link)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sam Hart is in the network of Amelia Hart')).toBeVisible()
    await page.goto('/myaccount/feesandnetwork')
    await expect(network.getByRole('row', { name: /^Sam Hart/ })).not.toContainText('Invited')
    await expect(page.getByRole('region', { name: 'How to pay less' })).toContainText('0.50%')
  })
})
