// Articles, from their title to their sources.
import { titleOf } from '../../support/expected-view.ts'
import { expect, test } from '../../support/journey.ts'

test.describe('A reader', () => {
  test('finds an article under its own title, with tables and dated sources, and goes from it to the next [R-MENU-39, R-LEARN-04]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const related = main.getByRole('region', { name: 'Related' })

    await test.step('finds it under its own title, with tables and dated sources', async () => {
      await portal.signIn('client', '/learn/explore/retirement/state-pension')
      await expect(heading).toHaveText('The State Pension')
      await expect(page).toHaveTitle('The State Pension – Larkfield Wealth')
      await expect(page.getByText('4 minutes to read · Updated 22 November 2026')).toBeVisible()
      const table = page.getByRole('table', { name: 'The new State Pension by qualifying years, 2026/27' })
      await expect(table.getByRole('row', { name: /^35 or more/ })).toContainText('£241.30')
      const sources = main.getByRole('listitem').filter({ hasText: 'as of 22 November 2026' })
      await expect(sources).toHaveCount(3)
      await portal.isAccessible()
    })

    await test.step('goes to the next, back, and to all of them', async () => {
      await related.getByRole('link', { name: 'Taking an income' }).click()
      await expect(page).toHaveTitle('Taking an income – Larkfield Wealth')
      await page.goBack()
      await expect(page).toHaveTitle('The State Pension – Larkfield Wealth')
      await main.getByRole('link', { name: 'Explore' }).click()
      await expect(page).toHaveTitle('Explore – Larkfield Wealth')
      await expect(heading).toHaveText(titleOf('learn-explore'))
    })

    await test.step('reads beside a guide what is left of their allowance, and finds its parts', async () => {
      await portal.follow('/learn/educate/isa-guide')
      await expect(heading).toHaveText('The guide to ISAs')
      const beside = page.getByRole('complementary', { name: 'About this article' })
      await expect(beside).toContainText('ISA allowance left this tax year£20,000')
      await beside.getByRole('link', { name: 'Moving an ISA' }).click()
      await expect(page.getByRole('heading', { name: 'Moving an ISA' })).toBeInViewport()
      await related.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/learn\/educate\//)
      await expect(heading).not.toHaveText('The guide to ISAs')
    })

    await test.step('is led on from an address that has no article', async () => {
      await portal.follow('/learn/explore/no-such-article')
      await expect(main.getByRole('link', { name: 'Explore' }).first()).toBeVisible()
    })

    await test.step('loses nothing of an article by a block of a kind that is not known yet, on a small screen', async () => {
      await sandbox.faults([
        {
          path: '/api/content/learn/page',
          status: 200,
          body: {
            routePath: 'explore/family',
            title: 'Money and family',
            description: 'Children and gifts.',
            featuredImage: null,
            readingMinutes: 3,
            updatedOn: '2026-11-22',
            blocks: [
              { kind: 'film', address: '/film.mp4' },
              { kind: 'paragraph', text: `Anybody may pay in. ${'Long'.repeat(80)}` },
            ],
            sources: [],
            children: [],
            related: [],
          },
        },
      ])
      await page.setViewportSize({ width: 390, height: 800 })
      await portal.follow('/learn/explore/family')
      await expect(page.getByText('Anybody may pay in.')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  })
})
