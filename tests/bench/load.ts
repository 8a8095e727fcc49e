// bench load: cold load of the signed-in dashboard on a slow phone's terms, against a bare React page, and what
// the browser asked for in which order.
import type { Browser, CDPSession } from 'playwright'
import { buildBarePage } from './bare-page.ts'
import { startServers, type Servers } from './servers.ts'
import { readTimings, SLOW_DOWN, slowDown, watchTimings, type Timings } from './slow.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'
import { openBrowser, openContext, signIn, untilThere, watchFor, type Sign } from './visits.ts'

const ROUNDS = 5

interface Load extends Timings {
  /** When the sign showed, in ms. */
  there: number
  /** What the page's main thread worked until then, in ms. */
  thread: number
}

interface Visit {
  name: string
  origin: string
  path: string
  sign: Sign
  persona?: string
  /** Comes from a page of another site, as from the provider: the browser starts a process for it, in which nothing is compiled. */
  isReturn?: boolean
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
  {
    name: '/myaccount, after signing in',
    origin: portal,
    path: '/myaccount',
    sign: 'amount',
    persona: 'client',
    isReturn: true,
  },
]

/** One cold load: nothing cached, the stored session kept. */
async function load(
  browser: Browser,
  { origin, path, sign, persona, isReturn }: Visit,
  isSlow: boolean,
): Promise<Load> {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    if (persona !== undefined) await signIn(page, origin, persona, path)
    await watchFor(page, sign)
    await watchTimings(page)
    // To the browser another site than localhost.
    if (isReturn) await page.goto(origin.replace('localhost', '127.0.0.1') + '/build.json')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    if (isSlow) await slowDown(devtools)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = isReturn ? 0 : await threadTime(devtools)
    const isReload = persona !== undefined && !isReturn
    const there = await untilThere(page, () => (isReload ? page.reload() : page.goto(origin + path)))
    const thread = (await threadTime(devtools)) - before
    return { there, thread, ...(await page.evaluate(readTimings)) }
  } finally {
    await context.close()
  }
}

/** What the main thread of the page has worked, in ms. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

function print(
  visits: readonly Visit[],
  loads: ReadonlyMap<string, readonly Load[]>,
  atEase: ReadonlyMap<string, Load>,
): void {
  const middle = (name: string, what: 'paint' | 'there' | 'thread' | 'shift') =>
    median(loads.get(name)!.map((each) => each[what]))
  const bare = { paint: middle('React alone', 'paint'), there: middle('React alone', 'there') }
  printTable(
    `Cold load, CPU ${SLOW_DOWN} times slower, Fast 4G, medians of ${ROUNDS} interleaved (aim: figures 1.45× signed in, 1.8× after signing in and 1.25× public, first paint 0.45× and 0.55×, layout shift 0, no task over 50 ms at full speed)`,
    [
      [
        'page',
        'first paint ms',
        'ratio',
        'figures ms',
        'ratio',
        'thread ms',
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
          milliseconds(middle(name, 'thread')),
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
