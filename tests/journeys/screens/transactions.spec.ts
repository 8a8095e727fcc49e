// Transactions of one account: found by filters in the address, added up by the API, taken away whole.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { readPdf } from '../../support/pdf-text.ts'

const ISA = '/myaccount/A-U-20002-1/transactions'
const PENSION = '/myaccount/A-U-20002-3/transactions'
const CALLS = '/api/portfolios/A-U-20002-3/transactions'

const totals = (page: Page) => page.getByRole('region', { name: 'Totals of these transactions' })
const rows = (page: Page) => page.getByRole('main').getByRole('button', { name: /: details$/ })
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ })
const csv = (page: Page) => page.getByRole('button', { name: /^Download CSV/ })
const says = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text, { exact: true })

/** 745 of "745 transactions". The history of the sandbox grows with the calendar. */
async function countOf(page: Page): Promise<number> {
  const line = await says(page, /^[\d,]+ transactions?$/).textContent()
  return Number(line!.replace(/\D/g, ''))
}

/** Pence of "£1,234.50". */
const penceOf = (text: string) => Math.round(Number(text.replace(/[£,]/g, '')) * 100)

async function savedCsv(page: Page): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await csv(page).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  return lines.slice(1).map((line) => line.split(','))
}

test.describe('A client', () => {
  test('reads what moved, by month, newest first, fifty at a time, and finds it again after Back and a reload [R-PAGE-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PENSION)
    await expect(rows(page)).toHaveCount(50)
    const months = await page.locator('th[scope=rowgroup]').allTextContents()
    const times = months.map((month) => Date.parse(`1 ${month.slice(0, month.search(/\d{4}/) + 4)}`))
    expect(times.length).toBeGreaterThan(3)
    expect(times).not.toContain(Number.NaN)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    await expect(says(page, `50 of ${await countOf(page)}`)).toBeVisible()
    expect(months.at(-1)).toMatch(/^\w+ \d{4}(£[\d,.]+ in)?(, )?(£[\d,.]+ out)?$/)
    expect(months.at(-1)).toContain('£')
    await page.getByRole('button', { name: 'Show more transactions' }).click()
    await expect(rows(page)).toHaveCount(100)
    // The oldest month was cut by the page; its total was not.
    expect(
      await page
        .locator('th[scope=rowgroup]')
        .nth(months.length - 1)
        .textContent(),
    ).toBe(months.at(-1))
    await portal.hasPath(`${PENSION}?shown=100`)
    await page.getByRole('link', { name: 'Holdings', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Holdings' }).first()).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(100)
    await portal.startJournal()
    await page.reload()
    await expect(rows(page)).toHaveCount(100)
    const asked = await portal.sandbox.journal({ path: CALLS })
    expect(asked.map(({ query }) => query)).toEqual([{ limit: '100' }])
  })

  test('filters by tax year, type, amount and text; the address keeps the filters over a reload and Back [R-PAGE-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PENSION)
    await page.getByLabel('Tax year').selectOption('2025/26')
    await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Paid in' }).click()
    await page.getByLabel('Amount at least').fill('400')
    await page.getByLabel('Amount at most').fill('400')
    await page.getByLabel('Search').fill('direct debit')
    const path = `${PENSION}?year=2025-26&type=PaidIn&min=400&max=400&q=direct+debit`
    await portal.hasPath(path)
    await expect(says(page, '12 transactions')).toBeVisible()
    await expect(totals(page).getByRole('definition')).toHaveText(['£4,800.00'])
    await expect(chips(page)).toHaveText([
      'Remove filter “direct debit”',
      'Remove filter Tax year 2025/26',
      'Remove filter Paid in',
      'Remove filter £400.00 or more',
      'Remove filter £400.00 or less',
    ])
    await page.reload()
    await expect(says(page, '12 transactions')).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveValue('direct debit')
    await page.getByRole('link', { name: 'Holdings', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Holdings' }).first()).toBeVisible()
    await page.goBack()
    await portal.hasPath(path)
    await expect(says(page, '12 transactions')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all', exact: true }).click()
    await portal.hasPath(PENSION)
    await expect(rows(page)).toHaveCount(50)
    await expect(page.getByLabel('Search')).toHaveValue('')
  })

  test('takes everything that fits away as one file, and its amounts make the totals to the penny [R-PAGE-07]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', PENSION)
    await expect(rows(page)).toHaveCount(50)
    const count = await countOf(page)
    // On paper the list begins on the first page.
    await portal.isQuiet()
    expect((await readPdf(await page.pdf({ format: 'A4', tagged: true }))).pages).toBeLessThan(5)
    await portal.startJournal()
    const whole = await savedCsv(page)
    await expect(page.getByText(`Saved ${count} transactions.`)).toBeVisible()
    expect(whole).toHaveLength(count)
    const calls = await portal.sandbox.journal({ path: CALLS })
    expect(calls.map(({ query }) => query['limit'])).toEqual(['500', '500'])
    for (const [query, headlines] of [
      ['', { 'Paid in': ['Paid in', 'Tax relief'], Income: ['Dividend', 'Interest'], Fees: ['Fee'] }],
      ['?year=2025-26&type=Dividend,Fee', { Income: ['Dividend'], Fees: ['Fee'] }],
      ['?q=gold&min=20', { Bought: ['Bought'] }],
    ] as const) {
      await page.goto(PENSION + query)
      await expect(totals(page).getByRole('term')).toHaveText(Object.keys(headlines))
      const shown = (await totals(page).getByRole('definition').allTextContents()).map(penceOf)
      const saved = (await savedCsv(page)).map((cells) => ({
        type: cells[1]!,
        pence: Math.round(Number(cells.at(-2)) * 100),
      }))
      expect(saved.length).toBeGreaterThan(5)
      const sums = Object.values<readonly string[]>(headlines).map((types) =>
        saved.filter(({ type }) => types.includes(type)).reduce((total, { pence }) => total + pence, 0),
      )
      expect(sums.map(Math.abs)).toEqual(shown)
    }
  })

  test('is offered the types that the account has, and no others', async ({ page, portal }) => {
    const types = page.getByRole('group', { name: 'Types' }).getByRole('button')
    await portal.signIn('client', ISA)
    await expect(types).toHaveText(['Paid in', 'Bought', 'Dividend', 'Interest', 'Fee'])
    await page.goto(`${PENSION}?type=Fee`)
    await expect(types).toHaveText(['Paid in', 'Tax relief', 'Bought', 'Dividend', 'Interest', 'Fee'])
  })

  test('sees each as one row on a phone: what, type and day, the amount at its end, and more on tap', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('client', `${ISA}?type=Buy,Dividend&from=2026-09-01&to=2026-11-02`)
    const row = rows(page).filter({ hasText: 'Northpoint Global Equity Index' })
    await expect(row).toHaveText(/^Northpoint Global Equity IndexDividend · 1 Sept\+£[\d.]+: details$/)
    for (const { height } of await Promise.all(
      (await rows(page).all()).map(async (one) => (await one.boundingBox())!),
    ))
      expect(height).toBeLessThan(72)
    await row.click()
    await expect(page.getByRole('main').getByText('1 September 2026', { exact: true })).toBeVisible()
  })

  test('sees how far the file is, and can cancel it', async ({ page, portal, sandbox }) => {
    await portal.signIn('client', PENSION)
    await expect(rows(page)).toHaveCount(50)
    const count = await countOf(page)
    await sandbox.faults([
      { path: CALLS, delayMs: 0, times: 1 },
      { path: CALLS, hang: true },
    ])
    await csv(page).click()
    await expect(page.getByRole('progressbar', { name: 'Getting the transactions' })).toHaveAttribute(
      'value',
      '500',
    )
    await expect(says(page, `500 of ${count}`)).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel the download' })
    await expect(cancel).toBeFocused()
    await cancel.click()
    await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible()
    await expect(csv(page)).toBeFocused()
    await sandbox.clearFaults()
  })

  test('opens a transaction: when it settles, why it happened, and its contract note', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${ISA}?type=Buy&from=2026-11-02&to=2026-11-02&q=index-linked`)
    await page
      .getByRole('button', { name: 'Bought Northpoint Index-Linked Gilts of 2 November 2026: details' })
      .click()
    const main = page.getByRole('main')
    await expect(main.getByText('4 November 2026', { exact: true })).toBeVisible()
    await expect(main.getByText('Northpoint Index-Linked Gilts, GB00NP000073')).toBeVisible()
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: /^Download Contract note/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await page.goto(`${PENSION}?type=TaxRelief,PaidIn&from=2026-10-01&to=2026-11-16`)
    await rows(page).first().click()
    await expect(main.getByText('HMRC adds £1 for every £4 you pay in.', { exact: false })).toBeVisible()
    await expect(main.getByText('Direct Debit collected, 5 October 2026')).toBeVisible()
  })

  test('is told what of an address was left out, and never gets an error page', async ({ page, portal }) => {
    await portal.signIn(
      'client',
      `${PENSION}?from=2026-05-01&to=2026-04-01&type=Gift,Fee&min=lots&year=1&cursor=nonsense&shown=-3`,
    )
    await expect(page.getByText(/so we left (it|both) out\.$/)).toHaveText([
      '1 May 2026 is after 1 April 2026, so we left both out.',
      '“1” is not a tax year, so we left it out.',
      '“lots” is not an amount, so we left it out.',
      '“Gift” is not a type of transaction, so we left it out.',
    ])
    await expect(says(page, /^50 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear all', exact: true }).click()
    await portal.hasPath(`${PENSION}?cursor=nonsense`)
    await expect(rows(page)).toHaveCount(50)
  })

  test('is told beside the field which range cannot be, and what was typed stays', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${PENSION}?from=2026-04-06&to=2026-05-05`)
    await page.getByLabel('From').fill('2026-06-01')
    await page.getByLabel('Search').focus()
    await expect(page.getByText('The first date is after the second')).toBeVisible()
    await expect(page.getByLabel('From')).toHaveValue('2026-06-01')
    await portal.hasPath(`${PENSION}?from=2026-04-06&to=2026-05-05`)
    await page.getByLabel('To', { exact: true }).fill('2026-06-30')
    await portal.hasPath(`${PENSION}?from=2026-06-01&to=2026-06-30`)
    await expect(page.getByText('The first date is after the second')).toHaveCount(0)
    await page.getByLabel('Amount at least').fill('lots')
    await page.getByLabel('Amount at least').press('Enter')
    await expect(page.getByText('Enter an amount, such as 250')).toBeVisible()
    await portal.isAccessible()
  })

  test('is led to the first transaction when they look before the account began', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', `${PENSION}?to=2019-12-31&type=Fee`)
    await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible()
    const sentence = page.getByText(/^The first transaction of this account was on /)
    const [, first] = / was on (\d+ \w+ \d{4}),/.exec((await sentence.textContent())!)!
    await portal.isAccessible()
    await page.getByRole('button', { name: 'Go to the first transaction' }).click()
    await expect(chips(page).first()).toHaveText(/^Remove filter From /)
    await expect(page.locator('th[scope=rowgroup]')).toContainText([first!.replace(/^\d+ /, '')])
    await expect(page.getByRole('button', { name: `of ${first}: details` }).first()).toBeVisible()
  })

  test('is told what could not be loaded, keeps filters and rows, and tries again', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', `${PENSION}?type=Buy`)
    await expect(rows(page)).toHaveCount(50)
    // A cursor that the API does not take.
    await sandbox.faults([{ path: CALLS, status: 400 }])
    await page.getByRole('button', { name: 'Show more transactions' }).click()
    await expect(page.getByText('We couldn’t load more. What you have is still here.')).toBeVisible()
    await expect(rows(page)).toHaveCount(50)
    await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Fee' }).click()
    await expect(page.getByText('We couldn’t load these transactions.')).toBeVisible()
    await expect(chips(page)).toHaveText(['Remove filter Bought', 'Remove filter Fee'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Pension')
    await expect(csv(page)).toBeDisabled()
    await portal.isAccessible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(50)
    await sandbox.faults([{ path: '/api/documents', status: 400 }])
    await page.goto(`${ISA}?type=Buy&from=2026-11-02&to=2026-11-02&q=index-linked`)
    await rows(page).first().click()
    await expect(page.getByText('We couldn’t load the contract note.')).toBeVisible()
    await expect(page.getByText('4 November 2026', { exact: true })).toBeVisible()
    await sandbox.clearFaults()
  })

  test('filters, opens and reads on with the keyboard alone', async ({ page, portal }) => {
    await portal.signIn('client', `${PENSION}?type=Fee`)
    await expect(rows(page)).toHaveCount(50)
    await page.getByLabel('Search').focus()
    await page.keyboard.type('october')
    await page.keyboard.press('Enter')
    await expect(says(page, /^[5-7] transactions$/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter “october”' }).focus()
    await page.keyboard.press('Space')
    await expect(says(page, /^\d\d+ transactions$/)).toBeFocused()
    await rows(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The account’s daily value', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('The account’s daily value', { exact: false })).toHaveCount(0)
    await expect(rows(page).first()).toBeFocused()
    await page.getByRole('button', { name: 'Show more transactions' }).focus()
    await page.keyboard.press('Enter')
    await expect(says(page, /^(\d+) of \1$/)).toBeFocused()
  })

  for (const width of [390, 820, 1280])
    test(`reads them on a screen ${width} wide, without scrolling sideways`, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: 1000 })
      await portal.signIn('client', `${PENSION}?type=Buy,TaxRelief&from=nonsense&min=10`)
      await rows(page).first().click()
      await page.getByRole('button', { name: 'Totals by type' }).click()
      if (width < 768) await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await expect(page.getByLabel('Search')).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(width < 768 ? 0 : 1)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(tooWide).toBe(false)
      // Whatever has scrolled half under the header would count as too small to press.
      await page.evaluate(() => scrollTo(0, 0))
      await portal.isAccessible()
    })

  test('reads them in the installed app', async ({ page, portal }) => {
    await portal.install()
    await page.setViewportSize({ width: 390, height: 844 })
    await portal.signIn('client-pwa', '/myaccount')
    await page.goto('/myaccount/A-U-20007-1/transactions')
    await expect(rows(page).first()).toBeVisible()
    await portal.isAccessible()
  })
})

test.describe('A delegate', () => {
  test('sees the client’s transactions when they act for a client [R-PROD-05]', async ({ page, portal }) => {
    await portal.hasSwitched('U-20008', { kind: 'client', id: 'C-30003' })
    await portal.signIn('delegate', '/myaccount/A-C-30003-1/transactions')
    await portal.goOn()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks and Shares ISA')
    await expect(rows(page).first()).toBeVisible()
    await page.goto('/myaccount/A-U-20008-1/transactions')
    await expect(page.getByRole('heading', { level: 1, name: 'Account not found' })).toBeVisible()
  })
})

test.describe('A viewer of somebody else’s account', () => {
  test('is turned away from its transactions', async ({ page, portal }) => {
    await portal.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await portal.signIn('shared-viewer', '/myaccount/A-C-30007-1/transactions')
    await expect.poll(() => portal.path()).not.toContain('transactions')
    await expect(page.getByText('That page isn’t shared with you')).toBeVisible()
    expect(await portal.sandbox.journal({ path: '/api/portfolios/A-C-30007-1/transactions' })).toEqual([])
  })
})
