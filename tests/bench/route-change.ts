// bench route: from click to the new page's heading at a quarter of the CPU's speed: a screen's first visit with and
// without a hand on the link before the click, and again once its chunk is there.
import type { Browser, Page } from 'playwright'
import { startServers } from './servers.ts'
import { SLOW_DOWN, slowDown } from './slow.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'
import { openBrowser, openContext, signIn, untilThere, watchFor } from './visits.ts'

const ROUNDS = 5
const FROM = { path: '/myaccount', heading: 'My accounts' }
const TO = { path: '/myaccount/all-accounts', heading: 'All accounts' }
/** How long a hand rests on a link before it clicks. */
const HOVER = 300

interface Changes {
  cold: number
  first: number
  firstByIntent: number
  again: number
}

export async function benchRoute(): Promise<void> {
  const servers = await startServers()
  const browser = await openBrowser()
  try {
    const rounds: Changes[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, servers.portal))
    const middle = (name: keyof Changes) => median(rounds.map((each) => each[name]))
    const row = (name: string, of: keyof Changes) => [
      name,
      milliseconds(middle(of)),
      ratio(middle(of) / middle('cold')),
    ]
    printTable(
      `Route change ${FROM.path} to ${TO.path}, CPU ${SLOW_DOWN} times slower, Fast 4G, medians of ${ROUNDS} (aim: by intent 0.15× of a cold load)`,
      [
        ['change', 'ms', 'of cold'],
        row('cold load of the first page', 'cold'),
        row('first visit, clicked at once', 'first'),
        row('first visit, a hand on the link before', 'firstByIntent'),
        row('again, chunk and data there', 'again'),
      ],
    )
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function measure(browser: Browser, portal: string): Promise<Changes> {
  const { page: atOnce, cold } = await arrive(browser, portal)
  const first = await change(atOnce, TO)
  await change(atOnce, FROM)
  const again = await change(atOnce, TO)
  await atOnce.context().close()
  const { page: withIntent } = await arrive(browser, portal)
  await withIntent.locator(`main a[href="${TO.path}"]`).first().hover()
  await withIntent.waitForTimeout(HOVER)
  const firstByIntent = await change(withIntent, TO)
  await withIntent.context().close()
  return { cold, first, firstByIntent, again }
}

async function arrive(browser: Browser, portal: string): Promise<{ page: Page; cold: number }> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await signIn(page, portal, 'client', FROM.path)
  await watchFor(page, 'amount')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await slowDown(devtools)
  await page.reload()
  const cold = await untilThere(page)
  await page.waitForLoadState('networkidle')
  return { page, cold }
}

/** Clicks the first link to the page; ms until a frame with the new heading was drawn. */
function change(page: Page, to: typeof FROM): Promise<number> {
  return page.evaluate(
    ({ path, heading }) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          const shown = document.querySelector('h1')?.textContent === heading
          requestAnimationFrame(shown ? () => resolve(performance.now() - start) : look)
        }
        document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click()
        look()
      }),
    to,
  )
}
