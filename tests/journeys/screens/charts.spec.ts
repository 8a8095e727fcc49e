// Charts name each line once, in a row above it with where it ends, on every screen; what is marked stands still.
import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const ISA = '/myaccount/A-U-20002-1'

test.describe('A client', () => {
  test('reads each line’s name once and each edge’s figure, on every screen', async ({ page, portal }) => {
    await portal.signIn('client', `${ISA}/performance`)
    const chart = page.getByRole('figure').first()
    const keyOf = (of: Locator) => of.getByRole('list', { name: 'Key' }).getByRole('listitem')
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    const boxOf = async (of: Locator) => (await of.boundingBox())!

    for (const width of [1280, 390])
      await test.step(`the names of two lines stand above them with their values, ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect(keyOf(chart)).toHaveText([/^Value £[\d,]+$/, /^Paid in, after withdrawals £[\d,]+$/])
        const slider = await boxOf(chart.getByRole('slider'))
        const names = await boxOf(keyOf(chart).last())
        expect(names.y + names.height).toBeLessThanOrEqual(slider.y)
      })

    await test.step('an account’s chart begins high on a phone below its tabs, from edge to edge, and the chosen period is in sight', async () => {
      const slider = await boxOf(chart.getByRole('slider'))
      const main = await boxOf(page.getByRole('main'))
      const chosen = await boxOf(page.getByRole('button', { name: 'Since start', exact: true }))
      const addMoney = await boxOf(page.getByRole('link', { name: 'Add money' }))
      const tabs = await boxOf(page.getByRole('link', { name: 'Holdings', exact: true }))
      expect((await boxOf(chart)).y - main.y).toBeLessThanOrEqual(200)
      expect(slider.x).toBeLessThanOrEqual(18)
      expect([chosen.x >= 0, chosen.x + chosen.width <= 390]).toEqual([true, true])
      expect([addMoney.y < tabs.y, tabs.y < slider.y, slider.y < chosen.y]).toEqual([true, true, true])
    })

    await test.step('the edges of a fan have their figures on a phone', async () => {
      await portal.follow(`${ISA}/scenarios`)
      await expect(keyOf(chart).first()).toHaveText(/^Poor \(10 of 100 end below\) £[\d,]+$/)
      expect(await isTooWide()).toBe(false)
    })

    await test.step('what an account holds begins with its ring on a phone', async () => {
      await portal.follow('/myaccount/all-accounts/holdings/assets')
      const table = page.getByRole('table', { name: 'Everything held, by asset class' })
      const ring = page.getByRole('main').locator('svg circle').first()
      await expect(ring).toBeVisible()
      expect((await boxOf(ring)).y).toBeLessThan((await boxOf(table)).y)
    })

    await test.step('a Direct Debit shows for a moment that it is the changed one, and stands still where motion is reduced', async () => {
      await portal.follow('/myaccount/payments-and-transfers/regular-contributions')
      const card = page.getByRole('region', { name: 'Personal Pension' })
      await card.getByRole('button', { name: /^Change/ }).click()
      await page.getByRole('button', { name: 'Your Direct Debits' }).click()
      const [name, duration] = await card.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element.parentElement!)
        return [animationName, animationDuration]
      })
      expect(name).toMatch(/arrive/)
      expect(duration).toBe('0.001s')
    })
  })
})
