// The screens of a client: what each shows, how it fails in part, the introductions, and where tasks lead.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A client', () => {
  test('sees what they have and what is to do, loses one card and not the page when a call fails, and reads introductions until they dismiss them [R-PAGE-01..03, R-PAGE-14, R-PROD-01, R-PROD-04, R-PREF-01..03, R-PREF-06, R-PREF-07, R-PREF-09..11]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const accounts = page.getByRole('region', { name: 'Accounts', exact: true })
    const ofAccounts = page.getByRole('region', { name: 'Welcome', exact: true })
    const ofHome = page.getByRole('region', { name: 'Welcome to your home page' })
    const sent = async (method: string, path: string) => (await sandbox.journal({ method, path })).length
    const dismiss = (introduction: typeof ofHome) =>
      introduction.getByRole('button', { name: 'Got it' }).click()

    await test.step('the home page has a greeting, totals, tasks and links, and no introduction yet', async () => {
      await sandbox.faults([{ path: '/api/portfolios/activity', status: 500 }])
      await portal.signIn('client', '/dashboard')
      expect((await sandbox.journal({ path: '/api/uiuserprefs' })).map(({ status }) => status)).toEqual([404])
      await expect(heading).toHaveText(/^Good (morning|afternoon|evening), Amelia$/)
      await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
      await expect(main.getByText(/^Next Direct Debit: £[\d,.]+ on /)).toBeVisible()
      await expect(ofHome).toHaveCount(0)
    })
    await test.step('tasks lead to the review that is due, and to the ISA declaration with its account', async () => {
      await page.getByRole('link', { name: 'Your portfolio review is due' }).click()
      await portal.hasPath('/myaccount/reconfirmation-of-goals')
      await portal.follow('/dashboard')
      await page.getByRole('button', { name: '1 more to do' }).click()
      await page.getByRole('link', { name: 'Make your ISA declaration' }).click()
      await portal.hasPath('/myaccount/tax-allowances-and-services?account=A-U-20002-1')
      await portal.follow('/dashboard')
    })
    await test.step('My accounts has its value and each account, though one card has failed', async () => {
      await main.getByRole('link', { name: 'See your accounts' }).click()
      await portal.hasPath('/myaccount')
      await expect(heading).toHaveText('My accounts')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await expect(main.getByText(/^Valued at close, \d{1,2}\s[A-Z][a-z]+ 20\d\d$/)).toBeVisible()
      await expect(main.getByText(/^£[\d,]+$/).first()).toBeVisible()
      await expect(accounts.getByRole('heading', { level: 3 })).toHaveText([
        'Stocks and Shares ISA',
        'General Investment Account',
        'Personal Pension',
      ])
    })
    await test.step('the card says what failed, and gets it back with one call', async () => {
      const card = page.getByRole('region', { name: 'Recent activity' })
      await expect(card.getByText('We couldn’t load recent activity.')).toBeVisible()
      await expect(ofAccounts).toBeVisible()
      await portal.isAccessible()
      await sandbox.clearFaults()
      await portal.startJournal()
      await card.getByRole('button', { name: 'Try again' }).click()
      await expect(card.getByRole('listitem').first()).toBeVisible()
      expect(await sandbox.asked()).toEqual(['GET /api/portfolios/activity'])
    })
    await test.step('introductions show once, and again when they ask for it', async () => {
      await dismiss(ofAccounts)
      await expect(ofAccounts).toHaveCount(0)
      await expect.poll(() => sent('DELETE', '/api/uiuserprefs/isfirstvisittomyaccounts')).toBe(1)
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('button', { name: 'Show introductions again' }).click()
      await expect(page.locator('[data-toast-id]')).toHaveText('Introductions will show again.')
      await expect(ofAccounts).toBeVisible()
      expect(await sent('POST', '/api/uiuserprefs/isfirstvisit')).toBe(1)
      expect(await sent('POST', '/api/uiuserprefs/isfirstvisittomyaccounts')).toBe(1)
      expect(await sent('POST', '/api/uiuserprefs/isfirstvisittopayments')).toBe(1)
      await dismiss(ofAccounts)
      await expect.poll(() => sent('DELETE', '/api/uiuserprefs/isfirstvisittomyaccounts')).toBe(2)
      await portal.follow('/dashboard')
      await expect(ofHome).toBeVisible()
      await dismiss(ofHome)
      await expect(ofHome).toHaveCount(0)
      await expect.poll(() => sent('DELETE', '/api/uiuserprefs/isfirstvisit')).toBe(1)
    })
    await test.step('what was dismissed stays away after a reload', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
      await expect(ofHome).toHaveCount(0)
      await portal.follow('/myaccount')
      await expect(page.getByRole('heading', { name: 'Total value' })).toBeVisible()
      await expect(ofAccounts).toHaveCount(0)
    })
    await test.step('All accounts compares the accounts alone, and leads to everything they hold', async () => {
      await portal.follow('/myaccount/all-accounts')
      await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(1)
      await page.getByRole('link', { name: 'See everything you hold' }).click()
      await portal.hasPath('/myaccount/all-accounts/holdings/assets')
      await expect(heading).toHaveText(titleOf('full-breakdown'))
      await main.getByRole('button', { name: 'Holding', exact: true }).click()
      await portal.hasPath('/myaccount/all-accounts/holdings/assets?by=holding')
      await expect(page.getByRole('table', { name: 'All holdings' })).toBeVisible()
    })
    await test.step('documents are waited for ten seconds and no longer, and come when they try again', async () => {
      await sandbox.faults([{ path: '/api/documents', hang: true }])
      await portal.follow('/myaccount/documents')
      await expect(page.getByText('Loading your documents')).toBeAttached()
      await expect(page.getByText('We couldn’t load your documents.')).toBeVisible({ timeout: 14_000 })
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      const table = page.getByRole('table', { name: /^Documents of 20\d\d\/\d\d, newest first$/ }).first()
      await expect(table.getByRole('row').nth(2)).toBeVisible()
    })
  })

  test('whose device has the wrong date reads the days left of the tax year by the firm’s date', async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.clock('2027-04-05T12:00:00Z')
    await portal.signIn('client')
    await expect(page.getByText('Today is the last day to use this year’s allowance.')).toBeVisible()
    await sandbox.clock('2027-04-06T12:00:00Z')
    await page.reload()
    await expect(page.getByText('366 days left to use this year’s allowance.')).toBeVisible()
  })
})
