// Long lists on a phone: a page is as long as what a person comes for.
import { expect, test } from '../../support/journey.ts'

/** The most that each page may take, in pixels. */
const pages = [
  ['/myaccount/documents', 3200],
  ['/myaccount/A-U-20016-1/transactions', 5200],
  ['/myaccount/A-U-20016-1/holdings', 3320],
  ['/myaccount/feesandnetwork', 2200],
  ['/myaccount/A-U-20016-1/investment-review', 4195],
] as const

test.describe('A client of ten years, on a phone', () => {
  test('reads short pages, and finds what is folded on tap', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('long-standing', '/myaccount/messages')

    await test.step('a short page has a footer that takes less than the page, also on a wide screen', async () => {
      const footer = page.getByRole('contentinfo')
      expect((await footer.boundingBox())!.height).toBeLessThan(400)
      await page.setViewportSize({ width: 1280, height: 844 })
      await expect.poll(async () => (await footer.boundingBox())!.height).toBeLessThan(190)
      await page.setViewportSize({ width: 390, height: 844 })
    })

    const isShort = async ([path, most]: (typeof pages)[number]) =>
      test.step(`${path.split('/').at(-1)} takes less than ${most} pixels`, async () => {
        await portal.follow(path)
        await portal.isQuiet()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeGreaterThan(1500)
        expect(height).toBeLessThan(most)
      })
    for (const each of pages.slice(0, 4)) await isShort(each)

    await test.step('the costs of an account are its sum at the end of the row, and the parts on tap', async () => {
      const list = page.getByRole('list', { name: 'Costs by account, in pounds and of the average value' })
      const account = list.getByRole('button', { name: /^General Investment Account/ })
      await expect(account).toHaveText(
        /^General Investment Account£[\d,]+\.\d\d\d\.\d\d% of the average value: details$/,
      )
      await account.press('Enter')
      await expect(list.getByRole('term').first()).toHaveText('Our fee')
      await portal.isAccessible()
    })

    await isShort(pages[4])
    await test.step('six trades of a quarter are seen with their sum, and all of them when asked', async () => {
      const card = page.getByRole('region', { name: 'Bought and sold', exact: true })
      await expect(
        card.getByText(/^(Sold|Bought) £[\d,.]+ (and bought £[\d,.]+ )?in \d funds in the quarter\.$/),
      ).toBeVisible()
      const trades = card.getByRole('listitem')
      await expect(trades).toHaveCount(6)
      await card.getByRole('button', { name: /^Show all \d+$/ }).click()
      await expect(trades.nth(20)).toBeVisible()
    })
  })
})
