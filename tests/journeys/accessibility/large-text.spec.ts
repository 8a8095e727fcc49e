// People who read with large text, wide spacing or a zoom of 400 %: everything stays on the page and in reach.
import { beyondEdge } from '../../support/beyond-edge.ts'
import { addressOf, areaGroups, screensIn } from '../../support/every-screen.ts'
import { expect, test } from '../../support/journey.ts'
import { setTextSize } from '../../support/text-size.ts'

const pages = ['/dashboard', '/myaccount', '/myaccount/all-accounts', '/myaccount/messages', '/projections']

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

test.describe('A client with large text', () => {
  for (const size of [20, 24, 32])
    test(`reads every page at ${size} px without scrolling sideways`, async ({ page, portal }) => {
      await setTextSize(page, size)
      await portal.signIn('client')
      for (const path of pages) {
        await portal.follow(path)
        for (const width of [360, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await expect.poll(() => beyondEdge(page), `${path} at ${width}`).toEqual([])
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
        await portal.follow(addressOf(path.replace(':account', 'A-U-20002-1')))
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await expect.poll(() => beyondEdge(page), `${path} at ${width}`).toEqual([])
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

/** One for each kind of header, each with a page of its own, and what they open besides. */
const people = [
  ['client-with-children', ['/myaccount', '/projections', '/projections/basket', '/projections/application']],
  ['registered', ['/dashboard', '/myaccount/messages', '/projections']],
  ['delegate', ['/myaccount', '/myaccount/documents']],
  ['shared-viewer', ['/myaccount', '/myaccount/documents']],
  ['client-pwa', ['/myaccount', '/myaccount/payments-and-transfers']],
  ['delegate-pwa', ['/dashboard', '/myaccount/messages']],
  ['shared-viewer-pwa', ['/myaccount', '/myaccount/documents']],
] as const

test.describe('Everybody with text of 200 %', () => {
  for (const [persona, paths] of people)
    test(`reaches all of header, banner and page on a phone and a tablet, as ${persona}`, async ({
      page,
      portal,
    }) => {
      await setTextSize(page, 32)
      if (persona.endsWith('-pwa')) await portal.install()
      await portal.signIn(persona, paths[0])
      for (const path of paths) {
        await portal.follow(path)
        for (const width of [390, 820]) {
          await page.setViewportSize({ width, height: 900 })
          await portal.isQuiet()
          await expect
            .poll(() => beyondEdge(page, 'header, main, [data-entry="banner"]'), `${path} at ${width}`)
            .toEqual([])
        }
      }
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
      await expect.poll(() => beyondEdge(page), `at ${width}`).toEqual([])
    }
  })
})

test.describe('A client who zooms to 400 %', () => {
  test('reads in one column, without scrolling sideways', async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await portal.signIn('client')
    for (const path of pages) {
      await portal.follow(path)
      await portal.isQuiet()
      await expect.poll(() => beyondEdge(page), path).toEqual([])
    }
  })
})
