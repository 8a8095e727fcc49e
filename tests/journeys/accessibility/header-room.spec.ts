// The header of every kind of page: the menu on one line where it has room, behind a button where it has none, and nothing
// beyond the edge or over something else.
import type { Page } from '@playwright/test'
import { beyondEdge } from '../../support/beyond-edge.ts'
import { expect, test, type Portal } from '../../support/journey.ts'
import { setTextSize } from '../../support/text-size.ts'

const widths = [390, 820, 1199, 1200, 1280, 1440, 1920]

interface Contents {
  userName: string
  unread: number
}

const least = { userName: 'Amy Li', unread: 0 }
const most = { userName: 'Bartholomew Featherstonehaugh-Cholmondeley', unread: 143 }
/** What is between the extremes; a header that has room for both has room for these. */
const others: readonly Contents[] = [
  { userName: 'Amy Li', unread: 9 },
  { userName: 'Amy Li', unread: 10 },
  { userName: 'Amy Li', unread: 143 },
  { userName: most.userName, unread: 0 },
]

interface Header {
  about: string
  persona: string
  path: string
  /** The narrowest of the widths at which the menu is on one line: with a short name and with a long one. */
  barFrom: { short: number; long: number }
  /** Pages that are read with text of 200 %. */
  reads: readonly string[]
}

const five = { short: 1200, long: 1280 }
const fewer = { short: 1200, long: 1200 }
const inbox = '/myaccount/messages'

const headers: readonly Header[] = [
  // Every page of theirs is read in every-screen.spec.ts.
  { about: 'a client', persona: 'client', path: inbox, barFrom: five, reads: [] },
  {
    ...{ about: 'a client with children', persona: 'client-with-children', path: inbox, barFrom: five },
    reads: ['/myaccount'],
  },
  {
    ...{ about: 'a delegate, above a banner', persona: 'delegate', path: inbox, barFrom: five },
    reads: ['/myaccount', '/myaccount/documents'],
  },
  {
    ...{ about: 'a viewer, above a banner', persona: 'shared-viewer', path: '/myaccount', barFrom: fewer },
    reads: ['/myaccount', '/myaccount/documents'],
  },
  {
    ...{ about: 'a registered person', persona: 'registered', path: inbox, barFrom: fewer },
    reads: ['/dashboard', inbox, '/projections'],
  },
  {
    about: 'somebody with a basket',
    persona: 'client-with-children',
    path: '/projections',
    barFrom: fewer,
    reads: ['/projections', '/projections/basket', '/projections/application'],
  },
  {
    ...{ about: 'the installed app', persona: 'client-pwa', path: inbox, barFrom: fewer },
    reads: ['/myaccount', '/myaccount/payments-and-transfers'],
  },
  {
    ...{ about: 'a delegate in the installed app', persona: 'delegate-pwa', path: inbox, barFrom: fewer },
    reads: ['/dashboard', inbox],
  },
  {
    ...{ about: 'a viewer in the installed app', persona: 'shared-viewer-pwa', path: '/myaccount' },
    ...{ barFrom: fewer, reads: ['/myaccount', '/myaccount/documents'] },
  },
]

/** The API says from now on that this person has this name and number of unread messages. */
async function answersWith(page: Page, { userName, unread }: Contents): Promise<void> {
  const changes = {
    '/api/user': { userName },
    '/api/currentuser': { userName },
    '/api/messages/unreadcount': { unreadCount: unread },
  }
  await page.unrouteAll()
  for (const [path, change] of Object.entries(changes))
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch({ maxRetries: 3 })
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } })
      },
    )
}

/** "bar" or "folded", and what does not fit. */
const look = async (page: Page) => [
  await page.locator('header nav[data-menu]').getAttribute('data-menu'),
  ...(await beyondEdge(page, 'header, [data-entry="banner"]')),
]

/** At every width and with text of 200 % the header holds these contents, on one line or behind a button. */
async function hasRoom(page: Page, { userName, unread }: Contents, { barFrom }: Header): Promise<void> {
  for (const size of [16, 32]) {
    await setTextSize(page, size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const isBar = size === 16 && width >= (userName === least.userName ? barFrom.short : barFrom.long)
      await expect
        .poll(() => look(page), {
          message: `${userName}, ${unread} messages, ${width} px, text of ${size} px`,
          intervals: [20, 50, 100],
        })
        .toEqual([isBar ? 'bar' : 'folded'])
    }
  }
}

/** With text of 200 % all of header, banner and page is in reach on a phone and a tablet. */
async function isInReach(portal: Portal, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await portal.follow(path)
    for (const width of [390, 820]) {
      await portal.page.setViewportSize({ width, height: 900 })
      await portal.isQuiet()
      await expect
        .poll(() => beyondEdge(portal.page, 'header, main, [data-entry="banner"]'), `${path} at ${width}`)
        .toEqual([])
    }
  }
}

const [client, ...everybodyElse] = headers

test('The header of a client has its menu on one line where there is room, whatever the name, the number of messages and the spacing of the text, and folds it with large text [R-HEAD-14]', async ({
  page,
  portal,
}) => {
  await answersWith(page, least)
  await portal.signIn(client!.persona, client!.path)
  await hasRoom(page, least, client!)
  for (const contents of [...others, most]) {
    await answersWith(page, contents)
    await page.reload()
    await portal.settled()
    await hasRoom(page, contents, client!)
  }
  await page.unrouteAll()
  await test.step('it is folded from the start with large text', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await setTextSize(page, 24)
    await page.reload()
    await portal.settled()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
    await setTextSize(page, 16)
    await page.reload()
    await portal.settled()
    await expect(portal.entry('admin')).toBeVisible()
  })
  await test.step('the search is there whenever there is room, also after a narrower window', async () => {
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    for (const [width, isShown] of [
      [1280, true],
      [1180, false],
      [1280, true],
      [1240, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(search, `at ${width}`).toBeVisible({ visible: isShown })
    }
  })
  await test.step('header and footer lose nothing with wide text spacing (WCAG 1.4.12)', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of [1280, 1200, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => beyondEdge(page), `at ${width}`).toEqual([])
    }
  })
})

for (const part of [everybodyElse.slice(0, 4), everybodyElse.slice(4)])
  test(`The headers of ${part.map(({ about }) => about).join(', ')} have their menus on one line where there is room, and all of the page in reach with text of 200 % [R-HEAD-14]`, async ({
    anotherBrowser,
  }) => {
    test.slow()
    for (const header of part)
      await test.step(header.about, async () => {
        const portal = await anotherBrowser()
        const { page } = portal
        if (header.persona.endsWith('-pwa')) await portal.install()
        await answersWith(page, least)
        await portal.signIn(header.persona, header.path)
        await hasRoom(page, least, header)
        await answersWith(page, most)
        await page.reload()
        await portal.settled()
        await hasRoom(page, most, header)
        await isInReach(portal, header.reads)
        await page.context().close()
      })
  })
