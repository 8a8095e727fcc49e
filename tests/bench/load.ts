// bench load: cold load of the signed-in dashboard on a slow phone's terms, against a bare React page, and what
// the browser asked for in which order.
import type { Browser } from 'playwright'
import { buildBarePage } from './bare-page.ts'
import { startServers, type Servers } from './servers.ts'
import { readTimings, SLOW_DOWN, slowDown, watchTimings, type Timings } from './slow.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'
import { openBrowser, openContext, signIn, untilThere, watchFor, type Sign } from './visits.ts'

const ROUNDS = 5

interface Load extends Timings {
  /** When the sign showed, in ms. */
  there: number
}

interface Visit {
  name: string
  origin: string
  path: string
  sign: Sign
  persona?: string
}

export async function benchLoad(): Promise<void> {
  const servers = await startServers()
  const bare = await buildBarePage('hello')
  const browser = await openBrowser()
  try {
    const visits = await visitsOf(servers, bare.dist)
    const loads = new Map(visits.map(({ name }): [string, Load[]] => [name, []]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const visit of visits) loads.get(visit.name)!.push(await load(browser, visit, true))
    }
    const atEase = new Map<string, Load>()
    for (const visit of visits) atEase.set(visit.name, await load(browser, visit, false))
    print(visits, loads, atEase)
  } finally {
    await browser.close()
    bare.remove()
    await servers.close()
  }
}

const visitsOf = async ({ portal, serve }: Servers, hello: string): Promise<Visit[]> => [
  { name: 'React alone', origin: await serve(hello), path: '/', sign: 'heading' },
  { name: '/nw-pwa-download', origin: portal, path: '/nw-pwa-download', sign: 'heading' },
  { name: '/myaccount, signed in', origin: portal, path: '/myaccount', sign: 'amount', persona: 'client' },
]

/** One cold load: nothing cached, the stored session kept. */
async function load(
  browser: Browser,
  { origin, path, sign, persona }: Visit,
  isSlow: boolean,
): Promise<Load> {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    if (persona !== undefined) await signIn(page, origin, persona, path)
    await watchFor(page, sign)
    await watchTimings(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    if (isSlow) await slowDown(devtools)
    await (persona === undefined ? page.goto(origin + path) : page.reload())
    // A question asked earlier would run in the page while it loads.
    await page.waitForLoadState('networkidle')
    const there = await untilThere(page)
    return { there, ...(await page.evaluate(readTimings)) }
  } finally {
    await context.close()
  }
}

function print(
  visits: readonly Visit[],
  loads: ReadonlyMap<string, readonly Load[]>,
  atEase: ReadonlyMap<string, Load>,
): void {
  const middle = (name: string, what: 'paint' | 'there' | 'shift') =>
    median(loads.get(name)!.map((each) => each[what]))
  const bare = { paint: middle('React alone', 'paint'), there: middle('React alone', 'there') }
  printTable(
    `Cold load, CPU ${SLOW_DOWN} times slower, Fast 4G, medians of ${ROUNDS} interleaved (aim: figures 1.45× signed in and 1.10× public, first paint 0.45× and 0.55×, layout shift 0, no task over 50 ms at full speed)`,
    [
      [
        'page',
        'first paint ms',
        'ratio',
        'figures ms',
        'ratio',
        'layout shift',
        'longest task at full speed',
      ],
      ...visits.map(({ name }) => {
        const [paint, there] = [middle(name, 'paint'), middle(name, 'there')]
        const { longTask } = atEase.get(name)!
        return [
          name,
          milliseconds(paint),
          ratio(paint / bare.paint),
          milliseconds(there),
          ratio(there / bare.there),
          middle(name, 'shift').toFixed(4),
          longTask === 0 ? 'under 50 ms' : `${milliseconds(longTask)} ms`,
        ]
      }),
    ],
  )
  const slow = loads.get(visits.at(-1)!.name)!.at(-1)!
  printTable(
    'Calls of the signed-in dashboard, one of these loads (asked by the page itself, until its scripts run)',
    [
      ['call', 'starts ms', 'ends ms'],
      ...slow.calls.map(({ path, start, end }) => [path, milliseconds(start), milliseconds(end)]),
      ['first figures', milliseconds(slow.there), ''],
    ],
  )
}
