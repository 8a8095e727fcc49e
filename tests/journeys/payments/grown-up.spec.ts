// A child turns 18: the parent reads where the junior ISA went, and the child has it in their own sign-in.
import { addMonths, londonDate } from '#base/dates/london-time.ts'
import { expect, test } from '../../support/journey.ts'

/** Kofi Osei is 11 years and four months old on the day on which the sandbox's data is made. */
const birthday = addMonths(londonDate(new Date()), 12 * 18 - (12 * 11 + 4))
const yearsBefore = Array.from({ length: 6 }, (_, year) => addMonths(birthday, 12 * (year - 6)))

test.describe('A parent whose child is 18', () => {
  test('is told a month before and on the day; the account is the child’s, and a page says where it went', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client-with-children')
    const lookAgain = async (day: string) => {
      await sandbox.clock(`${day}T12:00:00Z`)
      await page.reload()
      await portal.settled()
    }
    for (const day of yearsBefore) await lookAgain(day)
    await lookAgain(addMonths(birthday, -1))
    await page.goto('/myaccount/messages')
    await expect(page.getByRole('link', { name: /Kofi Osei turns 18 on/ })).toBeVisible()

    await lookAgain(birthday)
    await expect(
      page.getByRole('link', { name: /Kofi Osei’s junior ISA is now their own ISA/ }),
    ).toBeVisible()
    await page.goto('/myaccount/A-U-20003-2/performance')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Kofi Osei is 18, and this account is theirs' }),
    ).toBeVisible()
    await portal.isAccessible()
    await page.getByRole('link', { name: 'See what you paid in' }).click()
    await expect(page.getByRole('main')).toContainText('Direct Debit')
    await page.goto('/myaccount/all-accounts')
    await expect(page.getByRole('main')).toContainText('Abena Osei')
    await expect(page.getByRole('main')).not.toContainText('Kofi Osei')
  })
})

test.describe('A child who is 18', () => {
  test('has the account in their own sign-in, with everything in it', async ({ page, portal, sandbox }) => {
    await portal.signIn('kofi-osei', '/dashboard')
    for (const day of [...yearsBefore, birthday]) {
      await sandbox.clock(`${day}T12:00:00Z`)
      await page.reload()
      await portal.settled()
    }
    await page.goto('/myaccount/A-U-20003-2/performance')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Stocks and Shares ISA')
    await portal.isAccessible()
  })
})
