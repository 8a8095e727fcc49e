// Long lists on a phone: a page is as long as what a person comes for.
import { expect, test } from '../../support/journey.ts'

/** The most that each page may take, in pixels. */
const pages = [
  ['/myaccount/feesandnetwork', 2200],
  ['/myaccount/documents', 3200],
  ['/myaccount/A-U-20016-1/transactions', 5200],
  ['/myaccount/A-U-20016-1/holdings', 3200],
  ['/myaccount/A-U-20016-1/investment-review', 4195],
] as const

test.describe('A client of ten years, on a phone', () => {
  for (const [path, most] of pages)
    test(`reads ${path.split('/').at(-1)} on a page of less than ${most} pixels`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await portal.signIn('long-standing', path)
      await portal.isQuiet()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeGreaterThan(1500)
      expect(height).toBeLessThan(most)
    })

  test('finds in the costs of an account its sum at the end of the row, and the parts on tap', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('long-standing', '/myaccount/feesandnetwork')
    const list = page.getByRole('list', { name: 'Costs by account, in pounds and of the average value' })
    const account = list.getByRole('button', { name: /^General Investment Account/ })
    await expect(account).toHaveText(
      /^General Investment Account£[\d,]+\.\d\d\d\.\d\d% of the average value: details$/,
    )
    await account.press('Enter')
    await expect(list.getByRole('term').first()).toHaveText('Our fee')
    // Whatever has scrolled half under the header would count as too small to press.
    await page.evaluate(() => scrollTo(0, 0))
    await portal.isAccessible()
  })

  test('sees six trades of a quarter with their sum, and all of them when asked', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('long-standing', '/myaccount/A-U-20016-1/investment-review')
    const card = page.getByRole('region', { name: 'Bought and sold', exact: true })
    await expect(
      card.getByText(/^(Sold|Bought) £[\d,.]+ (and bought £[\d,.]+ )?in \d funds in the quarter\.$/),
    ).toBeVisible()
    const trades = card.getByRole('listitem')
    await expect(trades).toHaveCount(6)
    await card.getByRole('button', { name: /^Show all \d+$/ }).click()
    await expect(trades.nth(20)).toBeVisible()
    await portal.isAccessible()
  })
})

test.describe('Anybody on a short page', () => {
  for (const [width, most] of [
    [390, 400],
    [1280, 190],
  ] as const)
    test(`has a footer that takes less than the page, ${width} wide`, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 844 })
      await portal.signIn('client', '/myaccount/messages')
      expect((await page.getByRole('contentinfo').boundingBox())!.height).toBeLessThan(most)
    })
})
