// Charts name each line once, the edges of a fan have their figures on every screen, and what is marked stands still.
import { expect, test } from '../../support/journey.ts'

const ISA = '/myaccount/A-U-20002-1'

test.describe('A client', () => {
  test('reads each line’s name once and each edge’s figure, on every screen', async ({ page, portal }) => {
    await portal.signIn('client', `${ISA}/performance`)
    const chart = page.getByRole('figure').first()
    const key = chart.getByRole('list', { name: 'Key' }).getByRole('listitem').first()
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

    for (const width of [1280, 390])
      await test.step(`the names of two lines stand at their ends alone, ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect(chart.getByText('Paid in, after withdrawals', { exact: true }).first()).toBeVisible()
        await expect(key).toHaveCSS('clip-path', 'inset(50%)')
        await expect(key).toHaveText('Value')
      })

    await test.step('the edges of a fan have their figures on a phone', async () => {
      await portal.follow(`${ISA}/scenarios`)
      const edges = chart.getByText(/^£[\d.]+k$/)
      await expect.poll(async () => (await edges.all()).length).toBeGreaterThan(2)
      expect(await isTooWide()).toBe(false)
    })

    await test.step('the names of more lines stand in the key alone on a phone', async () => {
      await portal.follow(`${ISA}/performance?in=percent&with=peers%2Ccash`)
      await expect(key).toHaveCSS('clip-path', 'none')
      await expect(chart.getByText('Similar portfolios', { exact: true }).first()).toBeHidden()
      expect(await isTooWide()).toBe(false)
    })

    await test.step('a Direct Debit shows for a moment that it is the changed one, and stands still where motion is reduced', async () => {
      await portal.follow('/myaccount/payments-and-transfers/regular-contributions')
      const card = page.getByRole('region', { name: 'Personal Pension' })
      await card.getByRole('button', { name: /^Change/ }).click()
      await page.getByRole('button', { name: 'Back to your Direct Debits' }).click()
      const [name, duration] = await card.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element.parentElement!)
        return [animationName, animationDuration]
      })
      expect(name).toMatch(/arrive/)
      expect(duration).toBe('0.001s')
    })
  })
})
