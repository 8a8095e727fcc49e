// The header of every kind of page: the menu on one line where it has room, behind a button where it has none, and nothing
// beyond the edge or over something else.
import type { Page } from '@playwright/test'
import { beyondEdge } from '../../support/beyond-edge.ts'
import { expect, test } from '../../support/journey.ts'
import { setTextSize } from '../../support/text-size.ts'

const widths = [390, 820, 1199, 1200, 1280, 1440, 1920]

/** What the header has to hold: a name, and a number of unread messages. */
const contents = [
  { name: 'Amy Li', unread: 0 },
  { name: 'Amy Li', unread: 9 },
  { name: 'Amy Li', unread: 10 },
  { name: 'Amy Li', unread: 143 },
  { name: 'Bartholomew Featherstonehaugh-Cholmondeley', unread: 0 },
  { name: 'Bartholomew Featherstonehaugh-Cholmondeley', unread: 143 },
]

interface Header {
  about: string
  persona: string
  path: string
  /** The narrowest of the widths at which the menu is on one line: with a short name and with a long one. */
  barFrom: { 'Amy Li': number; other: number }
}

const five = { 'Amy Li': 1200, other: 1280 }
const fewer = { 'Amy Li': 1200, other: 1200 }
const inbox = '/myaccount/messages'

const headers: readonly Header[] = [
  { about: 'a client', persona: 'client', path: inbox, barFrom: five },
  { about: 'a client with children', persona: 'client-with-children', path: inbox, barFrom: five },
  { about: 'a delegate, above a banner', persona: 'delegate', path: inbox, barFrom: five },
  { about: 'a viewer, above a banner', persona: 'shared-viewer', path: '/myaccount', barFrom: fewer },
  { about: 'a registered person', persona: 'registered', path: inbox, barFrom: fewer },
  {
    about: 'somebody with a basket',
    persona: 'client-with-children',
    path: '/projections',
    barFrom: fewer,
  },
  { about: 'the installed app', persona: 'client-pwa', path: inbox, barFrom: fewer },
  { about: 'a delegate in the installed app', persona: 'delegate-pwa', path: inbox, barFrom: fewer },
]

/** From now on the sandbox's answers have this name and number of unread messages. */
async function answersWith(page: Page, userName: string, unreadCount: number): Promise<void> {
  const changes = {
    '/api/user': { userName },
    '/api/currentuser': { userName },
    '/api/messages/unreadcount': { unreadCount },
  }
  await page.unrouteAll()
  for (const [path, change] of Object.entries(changes))
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } })
      },
    )
}

/** "bar" or "folded", and what does not fit. */
const look = async (page: Page) => [
  await page.locator('header nav[data-menu]').getAttribute('data-menu'),
  ...(await beyondEdge(page, 'header, [data-entry="banner"]')),
]

for (const { about, persona, path, barFrom } of headers)
  test(`The header of ${about} has its menu on one line where there is room, whatever the name and the number of messages [R-HEAD-14]`, async ({
    page,
    portal,
  }) => {
    test.slow()
    if (persona.endsWith('-pwa')) await portal.install()
    await portal.signIn(persona, path)
    for (const { name, unread } of contents) {
      await answersWith(page, name, unread)
      await page.reload()
      await portal.settled()
      for (const size of [16, 32]) {
        await setTextSize(page, size)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const isBar = size === 16 && width >= (name === 'Amy Li' ? barFrom['Amy Li'] : barFrom.other)
          await expect
            .poll(() => look(page), {
              message: `${name}, ${unread} messages, ${width} px, text of ${size} px`,
              intervals: [20, 50, 100],
            })
            .toEqual([isBar ? 'bar' : 'folded'])
        }
      }
    }
  })
