// Where people land: with accounts of others first where they have none of their own, and with tasks that lead somewhere.
import { expect, test } from '../../support/journey.ts'

test.describe('A shared viewer without accounts of their own', () => {
  test('finds the accounts they may view first, wherever they land, and opens one', async ({
    page,
    portal,
  }) => {
    await portal.signIn('shared-viewer', '/dashboard')
    const accounts = page.getByRole('region', { name: 'Accounts you can open' })
    const ways = ['View John Thornton’s account', 'View Margaret Hale’s account']
    for (const path of ['/dashboard', '/myaccount']) {
      await page.goto(path)
      await expect(accounts.getByRole('button').locator('strong')).toHaveText(ways)
      await portal.isAccessible()
    }
    await accounts.getByRole('button', { name: 'View Margaret Hale’s account' }).click()
    await portal.goOn()
    await portal.hasPath('/myaccount')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Hale’s accounts')
    await expect(page).toHaveTitle('My accounts – Larkfield Wealth')
    await expect(page.getByText('That page isn’t shared with you')).toHaveCount(0)
    await page.getByRole('link', { name: 'Documents' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Hale’s documents')
    await expect(page).toHaveTitle('Documents – Larkfield Wealth')
  })
})

test.describe('A person without accounts who acts for a client', () => {
  test('finds the client first in the installed app, too', async ({ page, portal }) => {
    await portal.install()
    await portal.signIn('delegate-pwa', '/myaccount')
    await page.getByRole('button', { name: 'Got it' }).click()
    const act = page.getByRole('button', { name: 'Act for Edith Cole' })
    await expect(act).toBeVisible()
    await page.goto('/dashboard')
    await act.click()
    await portal.goOn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edith Cole’s accounts')
  })
})

test.describe('A registered person without grants', () => {
  test('has no accounts of others to open', async ({ page, portal }) => {
    await portal.signIn('registered', '/myaccount')
    await expect(page.getByRole('heading', { name: 'We are checking your identity' })).toBeVisible()
    await expect(page.getByText('Accounts you can open')).toHaveCount(0)
  })
})

test.describe('A client with something to do', () => {
  test('is led to the review that is due', async ({ page, portal }) => {
    await portal.signIn('client', '/dashboard')
    await page.getByRole('link', { name: 'Your portfolio review is due' }).click()
    await portal.hasPath('/myaccount/reconfirmation-of-goals')
  })

  test('is led to the page of the ISA declaration, with the account in the address', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/dashboard')
    await page.getByRole('button', { name: '1 more to do' }).click()
    await page.getByRole('link', { name: 'Make your ISA declaration' }).click()
    await portal.hasPath('/myaccount/tax-allowances-and-services?account=A-U-20002-1')
  })

  test('adds money to the account that the task names', async ({ page, portal }) => {
    await portal.signIn('client-pwa', '/dashboard')
    await page.getByRole('link', { name: 'Add money to your new account' }).click()
    await portal.hasPath('/myaccount/payments-and-transfers/bank-transfers?account=A-U-20007-3')
    const chosen = page.getByRole('group', { name: 'Into' }).getByRole('radio', { checked: true })
    await expect(chosen).toHaveValue('A-U-20007-3')
  })

  test('finishes the application that is saved', async ({ page, portal }) => {
    await portal.signIn('client-with-children', '/dashboard')
    await page.getByRole('link', { name: 'Finish your saved application' }).click()
    await portal.hasPath('/projections/basket')
  })
})

test.describe('A client whose device has the wrong date', () => {
  test('reads the days left of the tax year by the firm’s date', async ({ page, portal, sandbox }) => {
    await sandbox.clock('2027-04-05T12:00:00Z')
    await portal.signIn('client')
    await expect(page.getByText('Today is the last day to use this year’s allowance.')).toBeVisible()
    await sandbox.clock('2027-04-06T12:00:00Z')
    await page.reload()
    await expect(page.getByText('366 days left to use this year’s allowance.')).toBeVisible()
  })
})
