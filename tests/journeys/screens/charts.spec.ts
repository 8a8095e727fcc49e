// Charts name each line once, and the edges of a fan have their figures on every screen.
import { expect, test } from '../../support/journey.ts'

const ISA = '/myaccount/A-U-20002-1'

test.describe('A client', () => {
  test('reads the names of two lines at their ends on every screen, those of more in the key on a phone, never in both', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${ISA}/performance`)
    const chart = page.getByRole('figure').first()
    const key = chart.getByRole('list', { name: 'Key' }).getByRole('listitem').first()
    const ends = chart.getByText('Paid in, after withdrawals', { exact: true }).first()
    await expect(ends).toBeVisible()
    await expect(key).toHaveCSS('clip-path', 'inset(50%)')
    await expect(key).toHaveText('Value')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(ends).toBeVisible()
    await expect(key).toHaveCSS('clip-path', 'inset(50%)')
    await page.goto(`${ISA}/performance?in=percent&with=peers%2Ccash`)
    await expect(key).toHaveCSS('clip-path', 'none')
    await expect(chart.getByText('Similar portfolios', { exact: true }).first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })

  test('reads the figures at the edges of a fan on a phone', async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('client', `${ISA}/scenarios`)
    const edges = page
      .getByRole('figure')
      .first()
      .getByText(/^£[\d.]+k$/)
    await expect.poll(async () => (await edges.all()).length).toBeGreaterThan(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    await portal.isAccessible()
  })

  test('comes back to a Direct Debit that shows for a moment that it is the changed one, and stands still where motion is reduced', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await portal.signIn('client', '/myaccount/payments-and-transfers/regular-contributions')
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
