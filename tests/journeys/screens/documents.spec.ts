// Documents: found by tax year, read on any screen, opened safely, and taken away together.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const HTML = Buffer.from('<!doctype html><script>document.title = "run"</script>').toString('base64')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const openFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Open / })
    .first()
const downloadAll = (page: Page) => page.getByRole('button', { name: /^Download all \d+ documents/ }).first()

/** The names of the files in a zip, from its directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  return names
}

test.describe('A client', () => {
  test('finds a document under its tax year, and reads the list on any screen [R-PAGE-14]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client', '/myaccount/documents')
    const reads = async (filters: string) => {
      await portal.follow('/myaccount/messages')
      await portal.follow(`/myaccount/documents?${filters}`)
    }
    const rowheaders = page.getByRole('table').getByRole('rowheader')

    await test.step('documents stand by tax year, the newest first', async () => {
      const years = await page.getByRole('heading', { level: 2, name: /^Tax year/ }).allTextContents()
      expect(years.length).toBeGreaterThan(3)
      expect(years).toEqual(years.toSorted().toReversed())
    })

    for (const width of [820, 768, 390])
      await test.step(`they are rows of a list on a screen ${width} wide, without scrolling sideways`, async () => {
        await page.setViewportSize({ width, height: 844 })
        const rows = page.getByRole('list', { name: /^Documents of .*, newest first$/ }).first()
        await expect(rows.getByRole('listitem').first()).toContainText(
          /Stocks and Shares ISA|General Investment|Personal Pension/,
        )
        await expect(page.getByRole('table')).toHaveCount(0)
        const tooWide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main, main *')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .filter((element) => ['auto', 'scroll', 'visible'].includes(getComputedStyle(element).overflowX))
            .filter((element) => element.clientWidth > 1)
            .map((element) => element.className || element.tagName),
        )
        expect(tooWide).toEqual([])
      })

    await test.step('an earlier year opens on a phone, where only the latest two are open', async () => {
      await expect(page.getByRole('list', { name: /^Documents of/ })).toHaveCount(2)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
      const year = page
        .getByRole('region', { name: 'Tax year 2022/23' })
        .getByRole('button', { name: /^Tax year 2022\/23 7 documents/ })
      await year.press('Enter')
      await expect(page.getByRole('list', { name: 'Documents of 2022/23, newest first' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Download all 7 documents of 2022\/23/ })).toBeVisible()
      await year.press('Escape')
      await expect(page.getByRole('list', { name: 'Documents of 2022/23, newest first' })).toHaveCount(0)
      await expect(year).toBeFocused()
    })

    await test.step('a tax certificate stands under the year it covers, said once', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await reads('year=2024-25&type=Tax+certificate')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Tax year 2024/25'])
      const table = page.getByRole('table', { name: 'Documents of 2024/25, newest first' })
      await expect(rowheaders).toHaveText(['Consolidated tax certificate 2024/25'])
      await expect(table.getByRole('row').nth(1)).toContainText('6 May 2025')
      await expect(table).not.toContainText('Amelia Hart')
    })

    await test.step('a contract note’s row says what was traded, not the name of the paper', async () => {
      await reads('type=Contract+note&year=2026-27')
      await expect(rowheaders).toHaveText(/^Bought £[\d,]+ in 8 fundsNewContract note$/)
      await page.getByLabel('Search').fill('harrow physical gold')
      await expect(page).toHaveURL(/q=harrow/)
      await expect(page.getByText('No documents match')).toHaveCount(0)
    })
  })

  test('takes documents away together, and opens safely what is received', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.signIn('client', '/myaccount/documents?year=2024-25')
    await page.evaluate(() => sessionStorage.setItem('kept', 'here'))
    const receives = (fileName: string, contentType: string, base64: string) =>
      sandbox.faults([{ path: '/api/documents/*', status: 200, body: { fileName, contentType, base64 } }])

    await test.step('it is seen how far a zip is, and it can be cancelled', async () => {
      await expect(downloadAll(page)).toBeVisible()
      expect(await loadedZipWriters(page)).toBe(0)
      await sandbox.faults([{ path: '/api/documents/*', hang: true }])
      await downloadAll(page).click()
      await expect(page.getByRole('progressbar', { name: 'Getting the documents of 2024/25' })).toBeVisible()
      const cancel = page.getByRole('button', { name: /^Cancel/ })
      await expect(cancel).toBeFocused()
      await cancel.click()
      await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible()
      await expect(downloadAll(page)).toBeFocused()
    })

    await test.step('the documents of a year are one zip; what fails is named', async () => {
      await sandbox.faults([{ path: '/api/documents/D-U-20002-TX-2024/file', status: 500 }])
      const download = page.waitForEvent('download')
      await downloadAll(page).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('Documents 2024-25.zip')
      const names = namesIn(await readFile(await file.path()))
      expect(names).toContain('2025-05-06 Costs and charges 2024 25.pdf')
      expect(names.filter((name) => name.includes('tax certificate'))).toEqual([])
      expect(names.every((name) => /^\d{4}-\d\d-\d\d [^/\\]+\.pdf$/.test(name))).toBe(true)
      await expect(page.getByText('Missing, because we couldn’t get them:')).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        'Consolidated tax certificate 2024/25',
      ])
      expect(await loadedZipWriters(page)).toBe(1)
    })

    for (const [what, contentType, base64] of [
      ['a page', 'text/html', HTML],
      ['a drawing with a script', 'image/svg+xml', SVG],
      ['a page that says it is a PDF', 'application/pdf', HTML],
    ] as const)
      await test.step(`${what} is saved and never opened`, async () => {
        await receives('Statement.html', contentType, base64)
        const download = page.waitForEvent('download')
        await openFirst(page).click()
        expect((await download).suggestedFilename()).toBe('Statement.html')
        await expect(page.getByText('Saved to your downloads')).toBeVisible()
        expect(page.context().pages()).toHaveLength(1)
      })

    const opened = () => page.context().waitForEvent('page')
    await test.step('a picture opens in a tab that shares nothing with the page', async () => {
      await receives('Letter.png', 'image/png', PICTURE)
      const opening = opened()
      await openFirst(page).click()
      const tab = await opening
      await tab.waitForLoadState()
      expect(tab.url()).toMatch(/^blob:/)
      expect(await tab.evaluate(() => [document.contentType, opener, sessionStorage.length])).toEqual([
        'image/png',
        null,
        0,
      ])
      await tab.close()
    })

    await test.step('a link is followed where the browser allows no new tab', async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await openFirst(page).click()
      const link = page.getByRole('main').getByRole('link', { name: /^Open .*, in a new tab$/ })
      await expect(link).toBeVisible()
      await portal.isAccessible()
      const opening = opened()
      await link.click()
      expect(await (await opening).evaluate(() => opener)).toBeNull()
    })

    await test.step('all documents of a year, its tax certificate among them, are one file', async () => {
      await sandbox.clearFaults()
      await page.getByRole('button', { name: 'Clear all' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download all 11 documents of 2025\/26/ }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('Documents 2025-26.zip')
      expect(namesIn(await readFile(await file.path()))).toContain(
        '2026-05-06 Consolidated tax certificate 2025 26.pdf',
      )
    })
  })
})

const loadedZipWriters = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('client-zip')).length,
  )
