import { expect, test } from '../../support/journey.ts'
import { readPdf } from '../../support/pdf-text.ts'

const reviewOf = (account: string) => `/myaccount/${account}/investment-review`
const ofIsa = reviewOf('A-U-20002-1')
const ofGia = reviewOf('A-U-20002-2')
const ofPension = reviewOf('A-U-20002-3')
const newest = 'July to September 2026, published on 14 October 2026 by Helen Ward.'
const earlier = 'April to June 2026, published on 14 July 2026 by Helen Ward.'

/** "−£1,234.56" in pence. */
function penceIn(text: string): number {
  const [, sign, pounds, pence] = /^([+−]?)£([\d,]+)\.(\d\d)/.exec(text)!
  return (sign === '−' ? -1 : 1) * (Number(pounds!.replaceAll(',', '')) * 100 + Number(pence))
}

test.describe('A client who reads the investment reviews of an account', () => {
  test('finds the newest quarter, chooses earlier ones, adds them up to the penny, prints them, and reads on while a call fails [R-PAGE-08]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const quarter = page.getByLabel('Quarter', { exact: true })
    const commentary = page.getByRole('article', { name: 'Commentary' })
    const changes = { name: 'From the opening to the closing value' }

    await test.step('finds the newest quarter, chooses an earlier one, and has it again after a reload and on Back', async () => {
      await portal.signIn('client', '/myaccount/A-U-20002-1/holdings')
      await page.locator('[data-entry="investment-review"] a').click()
      await portal.hasPath(ofIsa)
      await expect(page).toHaveTitle('Investment review – Stocks and Shares ISA – Larkfield Wealth')
      await expect(page.getByRole('heading', { level: 2, name: 'Investment review' })).toBeFocused()
      await expect(page.getByText(newest)).toBeVisible()
      await expect(page.getByText('The next review is expected on 14 January 2027.')).toBeVisible()
      await quarter.selectOption('April to June 2026')
      await portal.hasPath(`${ofIsa}?quarter=2026-Q2`)
      await expect(page.getByText(earlier)).toBeVisible()
      await page.reload()
      await expect(quarter).toHaveValue('2026-Q2')
      await expect(page.getByText(earlier)).toBeVisible()
      await page.locator('[data-entry="holdings"] a').click()
      await expect(page.getByRole('heading', { level: 2, name: 'Holdings', exact: true })).toBeVisible()
      await page.goBack()
      await portal.hasPath(`${ofIsa}?quarter=2026-Q2`)
      await expect(quarter).toHaveValue('2026-Q2')
    })

    await test.step('adds the changes up to the closing value to the penny, which opens the next quarter', async () => {
      await portal.follow(`${ofGia}?quarter=2026-Q2`)
      const table = page.getByRole('table', changes)
      const amountOf = (name: RegExp) => table.getByRole('row', { name }).locator('td > span')
      const spoken = async () => {
        const shown = await table
          .locator('td > .figures')
          .evaluateAll((amounts) =>
            amounts.map((amount) => (amount.querySelector('[aria-hidden]') ?? amount).textContent ?? ''),
          )
        return shown.map(penceIn)
      }
      await expect(table.getByRole('rowheader')).toHaveCount(7)
      const amounts = await spoken()
      const closing = amounts.pop()
      expect(amounts).toHaveLength(6)
      expect(amounts.reduce((sum, pence) => sum + pence, 0)).toBe(closing)
      const closingText = await amountOf(/^Closing value/).innerText()

      await quarter.selectOption('July to September 2026')
      await expect(amountOf(/^Opening value/)).toHaveText(closingText)
      const next = await spoken()
      expect(next.slice(0, 6).reduce((sum, pence) => sum + pence, 0)).toBe(next[6])
    })

    await test.step('reads what it cost, the return beside the benchmark, what was sold and why, and the manager’s words', async () => {
      await quarter.selectOption('April to June 2025')
      await portal.hasPath(`${ofGia}?quarter=2025-Q2`)
      const fees = page.getByRole('region', { name: 'What it cost' })
      await expect(fees.getByRole('row', { name: /^Our fee for April 2025/ })).toContainText(/£[\d,]+\.\d\d$/)
      await expect(fees).toContainText(
        /The funds you hold charged about £[\d,]+\.\d\d, already in their prices/,
      )
      const returns = page.getByRole('region', { name: 'How that compares' })
      await expect(returns).toContainText('The benchmark for this account is Similar portfolios')
      await expect(returns.getByRole('row', { name: /^30 Jun 2025/ })).toContainText(/[+−]\d+\.\d%/)
      await expect(page.getByRole('table', { name: /^Bought and sold/ })).toContainText(
        'Pays for your withdrawal. It came from your largest holding.',
      )
      await expect(commentary.getByRole('heading', { name: 'Outlook' })).toBeVisible()
      await expect(commentary).toContainText('April to June 2025, published on 14 July 2025 by Helen Ward.')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download CSV' }).click()
      expect((await saved).suggestedFilename()).toMatch(/^trades-.+-2025-Q2\.csv$/)
    })

    await test.step('prints the review under their name', async () => {
      await portal.follow(ofIsa)
      await expect(commentary).toBeVisible()
      await portal.isQuiet()
      const paper = await readPdf(await page.pdf({ format: 'A4', tagged: true }))
      expect(paper.pages).toBeLessThan(4)
      expect(paper.text).toMatch(/^Amelia Hart .*Larkfield Wealth Printed on \d+\s\w+\s\d{4}/)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(newest)).toBeVisible()
      await expect(quarter).toBeHidden()
      await expect(page.getByRole('main')).toHaveAttribute('data-printed-for', 'Amelia Hart')
      await page.emulateMedia({ media: null })
    })

    await test.step('chooses a quarter with the keyboard alone and stays at the choice', async () => {
      await quarter.focus()
      await page.keyboard.press('ArrowDown')
      await portal.hasPath(`${ofIsa}?quarter=2026-Q2`)
      await expect(page.getByText(earlier)).toBeVisible()
      await expect(quarter).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: /^Download .*the review of/ })).toBeFocused()
    })

    await test.step('reads the review of the address while the list of reviews fails', async () => {
      await sandbox.faults([{ path: '/api/portfolios/A-U-20002-3/reviews', status: 500 }])
      await portal.follow(`${ofPension}?quarter=2026-Q2`)
      await expect(page.getByText('We couldn’t load the list of reviews')).toBeVisible()
      await expect(page.getByText(earlier)).toBeVisible()
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(quarter).toHaveValue('2026-Q2')
    })

    await test.step('keeps the choice of quarters while a review fails, and tries it again', async () => {
      const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load this review' })
      await sandbox.faults([{ path: '/api/portfolios/A-U-20002-3/reviews/2026-Q3', status: 500 }])
      await quarter.selectOption('July to September 2026')
      await expect(failed).toBeVisible()
      await quarter.selectOption('April to June 2026')
      await expect(commentary).toBeVisible()
      await quarter.selectOption('July to September 2026')
      await expect(failed).toBeVisible()
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(newest)).toBeVisible()
    })

    await test.step('reads above the newest review that the quarter of the address has none', async () => {
      await portal.follow(`${ofIsa}?quarter=2031-Q1`)
      await expect(
        page.getByText('There is no review for that quarter. This is the newest one.'),
      ).toBeVisible()
      await expect(page.getByText(newest)).toBeVisible()
    })
  })

  test('sees the first of many trades in a quarter, then all, and when the first review is expected of a new account', async ({
    page,
    portal,
  }) => {
    await test.step('sees the first of many trades, then all; paper has all of them', async () => {
      await portal.signIn('long-standing', reviewOf('A-U-20016-1'))
      const rows = page.getByRole('table', { name: /^Bought and sold/ }).getByRole('rowheader')
      await expect(rows).toHaveCount(20)
      const all = page.getByRole('button', { name: /^Show all \d+$/ })
      const count = Number((await all.innerText()).replace('Show all ', ''))
      expect(count).toBeGreaterThan(20)
      await page.emulateMedia({ media: 'print' })
      await expect(rows).toHaveCount(count)
      await page.emulateMedia({ media: null })
      await expect(rows).toHaveCount(20)
      await all.press('Enter')
      await expect(rows).toHaveCount(count)
      await page.getByRole('button', { name: 'Show the first 20 only' }).press('Enter')
      await expect(rows).toHaveCount(20)
    })

    await test.step('reads when the first review is expected while the account is days old', async () => {
      await portal.follow(reviewOf('A-U-20016-2'))
      await expect(page.getByText('No review yet')).toBeVisible()
      await expect(page.getByText('We expect your first review on 14 January 2027.')).toBeVisible()
      await portal.isAccessible()
    })
  })
})
