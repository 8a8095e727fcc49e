// Transactions of one account: found by filters in the address, added up by the API, taken away whole.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { readPdf } from '../../support/pdf-text.ts'

const ISA = '/myaccount/A-U-20002-1/transactions'
const PENSION = '/myaccount/A-U-20002-3/transactions'
const FILTERED = `${PENSION}?year=2025-26&type=PaidIn&min=400&max=400&q=direct+debit`
const CALLS = '/api/portfolios/A-U-20002-3/transactions'

const totals = (page: Page) => page.getByRole('region', { name: 'Totals of these transactions' })
const rows = (page: Page) => page.getByRole('main').getByRole('button', { name: /: details$/ })
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ })
const csv = (page: Page) => page.getByRole('button', { name: /^Download CSV/ })
const says = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text, { exact: true })

/** Fifty at a time, but for the last day where it is not whole. The history of the sandbox grows with the calendar. */
const FIRST_PAGE = /^(4\d|50) of \d+ transactions$/
const TWO_PAGES = /^(9\d|100) of \d+ transactions$/

/** 745 of "745 transactions". */
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

const holdings = async (page: Page) => {
  await page.getByRole('link', { name: 'Holdings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Holdings' }).first()).toBeVisible()
}
/** They stay open from one address of the page to the next. */
const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Filters', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}
const openFirst = async (page: Page) => {
  await rows(page).first().click()
  await page.getByRole('button', { name: 'Totals by type' }).click()
}

test.describe('A client', () => {
  test('finds what moved by filters in the address, by month, and reads on in a transaction [R-PAGE-07]', async ({
    page,
    portal,
  }) => {
    const main = page.getByRole('main')
    await portal.signIn(
      'client',
      `${PENSION}?from=2026-05-01&to=2026-04-01&type=Gift,Fee&min=lots&year=1&cursor=nonsense&shown=-3`,
    )
    await test.step('is told what of an address was left out, and gets no error page', async () => {
      await expect(page.getByText(/so we left (it|both) out\.$/)).toHaveText([
        '“1” is not a tax year of these transactions, so we left it out.',
        '“Gift” is not a type of transaction, so we left it out.',
        '“lots” is not an amount, so we left it out.',
        '1 May 2026 is after 1 April 2026, so we left both out.',
      ])
      await expect(says(page, FIRST_PAGE)).toBeVisible()
      await page.getByRole('button', { name: 'Clear all', exact: true }).click()
      await portal.hasPath(`${PENSION}?cursor=nonsense`)
      await expect(says(page, FIRST_PAGE)).toBeVisible()
    })
    await test.step('filters by tax year, type, amount and text; the address keeps the filters over Back', async () => {
      await portal.follow('/myaccount')
      await portal.follow(PENSION)
      await openFilters(page)
      await page.getByLabel('Tax year').selectOption('2025/26')
      await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Paid in' }).click()
      await page.getByLabel('Amount at least').fill('400')
      await page.getByLabel('Amount at most').fill('400')
      await page.getByLabel('Search').fill('direct debit')
      await portal.hasPath(FILTERED)
      await expect(says(page, '12 transactions')).toBeVisible()
      await expect(totals(page).getByRole('definition')).toHaveText(['£4,800.00'])
      await expect(chips(page)).toHaveText([
        'Remove filter “direct debit”',
        'Remove filter Tax year: 2025/26',
        'Remove filter Paid in',
        'Remove filter £400.00 or more',
        'Remove filter £400.00 or less',
      ])
      await holdings(page)
      await page.goBack()
      await portal.hasPath(FILTERED)
      await expect(says(page, '12 transactions')).toBeVisible()
      await page.getByRole('button', { name: 'Clear all', exact: true }).click()
      await portal.hasPath(PENSION)
      await expect(says(page, FIRST_PAGE)).toBeVisible()
      await expect(page.getByLabel('Search')).toHaveValue('')
    })
    await test.step('reads by month, newest first, fifty at a time, and finds it again after Back and a reload', async () => {
      const months = await page.locator('th[scope=rowgroup]').allTextContents()
      const times = months.map((month) => Date.parse(`1 ${month.slice(0, month.search(/\d{4}/) + 4)}`))
      expect(times.length).toBeGreaterThan(3)
      expect(times).not.toContain(Number.NaN)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      await expect(says(page, new RegExp(`^(4\\d|50) of ${await countOf(page)} transactions$`))).toBeVisible()
      expect(months.at(-1)).toMatch(/^\w+ \d{4}(Paid in £[\d,.]+)?( · )?(Taken out £[\d,.]+)?$/)
      expect(months.at(-1)).toContain('£')
      await page.getByRole('button', { name: 'Show more transactions' }).click()
      await expect(says(page, TWO_PAGES)).toBeVisible()
      // The oldest month was cut by the page; its total was not.
      const cut = page.locator('th[scope=rowgroup]').nth(months.length - 1)
      expect(await cut.textContent()).toBe(months.at(-1))
      await portal.hasPath(`${PENSION}?shown=100`)
      await holdings(page)
      await page.goBack()
      await expect(says(page, TWO_PAGES)).toBeVisible()
      await portal.startJournal()
      await page.reload()
      await expect(says(page, TWO_PAGES)).toBeVisible()
      const asked = await portal.sandbox.journal({ path: CALLS })
      expect(asked.map(({ query }) => query)).toEqual([{ limit: '100' }])
    })
    await test.step('is offered the types that the account has, and no others', async () => {
      const types = page.getByRole('group', { name: 'Types' }).getByRole('button')
      await portal.follow(ISA)
      await openFilters(page)
      await expect(types).toHaveText(['Paid in', 'Bought', 'Dividend', 'Interest', 'Fee'])
      await portal.follow(`${PENSION}?type=Fee`)
      await openFilters(page)
      await expect(types).toHaveText(['Paid in', 'Tax relief', 'Bought', 'Dividend', 'Interest', 'Fee'])
    })
    await test.step('is told which range cannot be, and keeps the other filters', async () => {
      await portal.follow(`${PENSION}?from=2026-04-06&to=2026-05-05`)
      await openFilters(page)
      await expect(page.getByLabel('From')).toHaveValue('6/4/2026')
      await page.getByLabel('From').fill('1/6/2026')
      await expect(page.getByRole('alert')).toHaveText(
        '1 June 2026 is after 5 May 2026, so we left both out.',
      )
      await expect(page.getByLabel('From')).toHaveValue('1/6/2026')
      await page.getByLabel('Until').fill('30/6/2026')
      await portal.hasPath(`${PENSION}?from=2026-06-01&to=2026-06-30`)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await openFirst(page)
      await page.getByLabel('Amount at least').fill('lots')
      await page.getByLabel('Amount at least').press('Enter')
      await expect(page.getByRole('alert')).toHaveText('“lots” is not an amount, so we left it out.')
      await portal.isAccessible()
    })
    await test.step('is led to the first transaction when they look before the account began', async () => {
      await portal.follow(`${PENSION}?to=2019-12-31&type=Fee`)
      await expect(page.getByRole('heading', { name: 'No transactions match' })).toBeVisible()
      const sentence = page.getByText(/^The first transaction of this account was on /)
      const [, first] = / was on (\d+\s\w+\s\d{4}),/.exec((await sentence.textContent())!)!
      await portal.isAccessible()
      await page.getByRole('button', { name: 'Go to the first transaction' }).click()
      await expect(chips(page).first()).toHaveText(/^Remove filter From /)
      await expect(page.locator('th[scope=rowgroup]')).toContainText([first!.replace(/^\d+\s/, '')])
      await expect(page.getByRole('button', { name: `of ${first}: details` }).first()).toBeVisible()
    })
    await test.step('opens a transaction: when it settles, why it happened, and its contract note', async () => {
      await portal.follow(`${ISA}?type=Buy&from=2026-11-02&to=2026-11-02&q=index-linked`)
      await page
        .getByRole('button', { name: 'Northpoint Index-Linked Gilts Bought of 2 November 2026: details' })
        .click()
      await expect(main.getByText('4 November 2026', { exact: true })).toBeVisible()
      await expect(main.getByText('Northpoint Index-Linked Gilts, GB00NP000073')).toBeVisible()
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: /^Download Contract note/ }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
      await portal.follow(`${PENSION}?type=TaxRelief,PaidIn&from=2026-10-01&to=2026-11-16`)
      await rows(page).filter({ hasText: 'Tax relief' }).first().click()
      await expect(main.getByText('HMRC adds £1 for every £4 you pay in.', { exact: false })).toBeVisible()
      await expect(main.getByText('Direct Debit collected, 5 October 2026')).toBeVisible()
    })
    await test.step('filters, opens and reads on with the keyboard alone', async () => {
      const why = page.getByText('The account’s daily value', { exact: false })
      await portal.follow(`${PENSION}?type=Fee`)
      await expect(says(page, /^50 of \d+ transactions$/)).toBeVisible()
      await page.getByLabel('Search').focus()
      await page.keyboard.type('october')
      await page.keyboard.press('Enter')
      await expect(says(page, /^[5-7] transactions$/)).toBeVisible()
      await page.getByRole('button', { name: 'Remove filter “october”' }).focus()
      await page.keyboard.press('Space')
      await expect(says(page, /^\d\d+ transactions$/)).toBeFocused()
      await rows(page).first().focus()
      await page.keyboard.press('Enter')
      await expect(why).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(why).toHaveCount(0)
      await expect(rows(page).first()).toBeFocused()
      await page.getByRole('button', { name: 'Show more transactions' }).focus()
      await page.keyboard.press('Enter')
      await expect(says(page, /^(\d+) of \1 transactions$/)).toBeFocused()
    })
  })

  test('takes everything that fits away as one file, and keeps what is there when a call fails [R-PAGE-07]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', FILTERED)
    await test.step('has the filters of the address in the fields', async () => {
      await expect(says(page, '12 transactions')).toBeVisible()
      await expect(page.getByLabel('Search')).toHaveValue('direct debit')
    })
    await portal.follow(PENSION)
    await expect(says(page, FIRST_PAGE)).toBeVisible()
    const count = await countOf(page)
    await test.step('prints a list that begins on the first page', async () => {
      await portal.isQuiet()
      expect((await readPdf(await page.pdf({ format: 'A4', tagged: true }))).pages).toBeLessThan(5)
    })
    await test.step('saves all of it, and the amounts make the totals to the penny', async () => {
      await portal.startJournal()
      const whole = await savedCsv(page)
      await expect(page.getByText(`Saved ${count} transactions.`)).toBeVisible()
      expect(whole).toHaveLength(count)
      const calls = await sandbox.journal({ path: CALLS })
      expect(calls.map(({ query }) => query['limit'])).toEqual(['500', '500'])
      for (const [query, headlines] of [
        ['', { 'Paid in': ['Paid in', 'Tax relief'], Income: ['Dividend', 'Interest'], Fees: ['Fee'] }],
        ['?year=2025-26&type=Dividend,Fee', { Income: ['Dividend'], Fees: ['Fee'] }],
        ['?q=gold&min=20', { Bought: ['Bought'] }],
      ] as const) {
        await portal.follow(PENSION + query)
        await expect(totals(page).getByRole('term')).toHaveText(Object.keys(headlines))
        await countOf(page)
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
    await test.step('sees how far the file is, and can cancel it', async () => {
      await portal.follow(PENSION)
      await expect(says(page, FIRST_PAGE)).toBeVisible()
      await sandbox.faults([
        { path: CALLS, delayMs: 0, times: 1 },
        { path: CALLS, hang: true },
      ])
      await csv(page).click()
      const progress = page.getByRole('progressbar', { name: 'Getting the transactions' })
      await expect(progress).toHaveAttribute('value', '500')
      await expect(says(page, `500 of ${count}`)).toBeVisible()
      const cancel = page.getByRole('button', { name: 'Cancel the download' })
      await expect(cancel).toBeFocused()
      await cancel.click()
      await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible()
      await expect(csv(page)).toBeFocused()
      await sandbox.clearFaults()
    })
    await test.step('is told what could not be loaded, keeps filters and rows, and tries again', async () => {
      await portal.follow(`${PENSION}?type=Buy`)
      await expect(chips(page)).toHaveText(['Remove filter Bought'])
      await countOf(page)
      // A cursor that the API does not take.
      await sandbox.faults([{ path: CALLS, status: 400 }])
      await page.getByRole('button', { name: 'Show more transactions' }).click()
      await expect(page.getByText('We couldn’t load more. What you have is still here.')).toBeVisible()
      await expect(says(page, FIRST_PAGE)).toBeVisible()
      await openFilters(page)
      await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Fee' }).click()
      await expect(page.getByText('We couldn’t load these transactions.')).toBeVisible()
      await expect(chips(page)).toHaveText(['Remove filter Bought', 'Remove filter Fee'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Pension')
      await expect(csv(page)).toBeDisabled()
      await portal.isAccessible()
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(says(page, FIRST_PAGE)).toBeVisible()
    })
    await test.step('reads a transaction whose contract note could not be loaded', async () => {
      await sandbox.faults([{ path: '/api/documents', status: 400 }])
      await portal.follow(`${ISA}?type=Buy&from=2026-11-02&to=2026-11-02&q=index-linked`)
      await expect(rows(page)).toHaveCount(1)
      await rows(page).click()
      await expect(page.getByText('We couldn’t load the contract note.')).toBeVisible()
      await expect(page.getByText('4 November 2026', { exact: true })).toBeVisible()
    })
  })
})

test.describe('A client with a phone', () => {
  test('reads transactions as rows, at other widths as a table, never scrolls sideways, and finds them in the app', async ({
    page,
    portal,
    anotherBrowser,
  }) => {
    const phone = { width: 390, height: 844 }
    await page.setViewportSize(phone)
    await portal.signIn('client', `${ISA}?type=Buy,Dividend&from=2026-09-01&to=2026-11-02`)
    await test.step('sees those of a day as one row: what, the day, the amount at its end, and each of them on tap', async () => {
      const row = rows(page).filter({ hasText: 'Dividends from 8 funds' })
      await expect(row).toHaveText(/^Dividends from 8 funds1\sSept\+£[\d.]+: details$/)
      for (const { height } of await Promise.all(
        (await rows(page).all()).map(async (one) => (await one.boundingBox())!),
      ))
        expect(height).toBeLessThan(72)
      await row.click()
      await page.getByRole('button', { name: 'Northpoint Global Equity Index', exact: true }).click()
      await expect(page.getByRole('main').getByText('1 September 2026', { exact: true })).toBeVisible()
    })
    for (const width of [390, 820, 1280])
      await test.step(`reads them ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 1000 })
        await portal.follow('/myaccount')
        await portal.follow(`${PENSION}?type=Buy,TaxRelief&from=nonsense&min=10`)
        await openFirst(page)
        await openFilters(page)
        await expect(page.getByLabel('Until')).toBeVisible()
        await expect(page.getByRole('table')).toHaveCount(width < 768 ? 0 : 1)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(tooWide).toBe(false)
      })
    await test.step('opens and filters them in the installed app', async () => {
      const app = await anotherBrowser({ viewport: phone })
      await app.install()
      await app.signIn('client-pwa', '/myaccount/A-U-20007-1/transactions?from=nonsense')
      await openFirst(app.page)
      await openFilters(app.page)
      await expect(app.page.getByLabel('Until')).toBeVisible()
      await app.isAccessible()
    })
  })
})
