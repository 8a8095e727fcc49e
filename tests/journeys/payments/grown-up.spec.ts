// A child turns 18: the parent reads where the junior ISA went, and the child has it in their own sign-in.
import { addMonths, londonDate } from '#base/dates/london-time.ts'
import { expect, test } from '../../support/journey.ts'

const ACCOUNT = '/myaccount/A-U-20003-2/performance'
/** Kofi Osei is 11 years and four months old on the day on which the sandbox's data is made. */
const birthday = addMonths(londonDate(new Date()), 12 * 18 - (12 * 11 + 4))

test.describe('A child who is 18', () => {
  test('has the account in their own sign-in, and a page tells the parent where it went', async ({
    page,
    portal,
    sandbox,
    anotherBrowser,
  }) => {
    await portal.signIn('client-with-children')
    await sandbox.clock(`${birthday}T12:00:00Z`)
    // The sandbox adds the days since then at the next call, which takes longer than a page waits.
    await page.evaluate(async (url) => {
      const [, user] = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))!
      const { access_token } = JSON.parse(user) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}`, 'x-userid': 'U-20003' }
      await fetch(`${url}/api/portfolios`, { headers })
    }, sandbox.url)

    await test.step('the parent was told a month before and on the day, and reads what they paid in', async () => {
      await page.goto('/myaccount/messages')
      await expect(
        page.getByRole('link', { name: /Kofi Osei’s junior ISA is now their own ISA/ }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: /Kofi Osei turns 18 on/ })).toBeVisible()
      await portal.follow(ACCOUNT)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Kofi Osei is 18, and this account is theirs' }),
      ).toBeVisible()
      await portal.isAccessible()
      await page.getByRole('link', { name: 'See what you paid in' }).click()
      await expect(page.getByRole('main')).toContainText('Direct Debit')
      await portal.follow('/myaccount/all-accounts')
      await expect(page.getByRole('main')).toContainText('Abena Osei')
      await expect(page.getByRole('main')).not.toContainText('Kofi Osei')
    })

    await test.step('the child finds the account with everything in it', async () => {
      const child = await anotherBrowser()
      await child.signIn('kofi-osei', ACCOUNT)
      await expect(child.page.getByRole('heading', { level: 1 })).toContainText('Stocks and Shares ISA')
    })
  })
})
