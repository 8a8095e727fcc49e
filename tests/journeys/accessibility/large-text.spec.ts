// People who read with large text, wide spacing or a zoom of 400 %: everything stays on the page and in reach.
import type { Page } from '@playwright/test'
import { addressOf, areaGroups, screensIn } from '../../support/every-screen.ts'
import { expect, test } from '../../support/journey.ts'

const pages = ['/dashboard', '/myaccount', '/myaccount/all-accounts', '/myaccount/messages', '/projections']

/** The browser's own text size, which rem follows. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** What reaches beyond the right edge, and controls of the header that lie over one another. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - innerWidth
    const controls = [...document.querySelectorAll('header a, header button')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
    const overlaps = controls.flatMap((one, index) =>
      controls
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ name }) => `"${one.name}" and "${name}" overlap`),
    )
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      ...(beyond > 0 ? [`${beyond} px beyond the edge: "${widest?.textContent.slice(0, 60)}"`] : []),
      ...overlaps,
    ]
  })

test.describe('A client with large text', () => {
  for (const size of [20, 24, 32])
    test(`reads every page at ${size} px without scrolling sideways`, async ({ page, portal }) => {
      await setTextSize(page, size)
      await portal.signIn('client')
      for (const path of pages) {
        await page.goto(path)
        for (const width of [360, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await expect.poll(() => crowded(page), `${path} at ${width}`).toEqual([])
        }
      }
    })

  for (const group of areaGroups)
    test(`reads each screen of ${group?.join(', ') ?? 'other areas'} at 32 px on a phone and on a desktop`, async ({
      page,
      portal,
    }) => {
      test.slow()
      await setTextSize(page, 32)
      await portal.signIn('client')
      for (const { path } of screensIn(group)) {
        await page.goto(addressOf(path.replace(':account', 'A-U-20002-1')))
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await expect.poll(() => crowded(page), `${path} at ${width}`).toEqual([])
        }
      }
    })

  test('finds the menu folded where it has no room, and unfolded where it has [R-HEAD-14]', async ({
    page,
    portal,
  }) => {
    await portal.signIn('client')
    const header = page.getByRole('banner')
    const folded = header.getByRole('button', { name: 'Menu' })
    await expect(portal.entry('admin')).toBeVisible()
    await setTextSize(page, 24)
    await page.reload()
    await portal.settled()
    await expect(folded).toBeVisible()
    await setTextSize(page, 16)
    await page.reload()
    await portal.settled()
    await expect(portal.entry('admin')).toBeVisible()
  })
})

test.describe('A client with wide text spacing', () => {
  test('loses nothing of the header and the footer, on a desktop or a phone', async ({ page, portal }) => {
    await portal.signIn('client')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    for (const width of [1280, 1200, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => crowded(page), `at ${width}`).toEqual([])
    }
  })
})

test.describe('A client who zooms to 400 %', () => {
  test('reads in one column, without scrolling sideways', async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await portal.signIn('client')
    for (const path of pages) {
      await page.goto(path)
      await portal.isQuiet()
      await expect.poll(() => crowded(page), path).toEqual([])
    }
  })
})
