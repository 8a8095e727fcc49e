// bench payment: from the hub of payments to a payment that is sent, at a quarter of the CPU's speed and on Fast 4G: the
// time until each step shows, and what was asked for. Typing takes no time here, so all of it is the portal's.
import type { Browser, Page } from 'playwright'
import { londonDate } from '#base/dates/london-time.ts'
import { startServers } from './servers.ts'
import { SLOW_DOWN, slowDown } from './slow.ts'
import { median, milliseconds, printTable } from './table.ts'
import { openBrowser, openContext, signIn } from './visits.ts'

const ROUNDS = 5
const HUB = '/myaccount/payments-and-transfers'
const JOB = `${HUB}/bank-transfers`

const inAWeek = () => londonDate(new Date(Date.now() + 7 * 86_400_000))

interface Step {
  name: string
  /** What the person does. */
  act: (page: Page) => Promise<unknown>
  /** What shows then. */
  shows: (page: Page) => Promise<unknown>
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).waitFor()

const steps: readonly Step[] = [
  {
    name: 'hub, loaded cold',
    act: (page) => page.reload({ waitUntil: 'commit' }),
    shows: (page) => page.locator(`main a[href="${JOB}"]`).first().waitFor(),
  },
  {
    name: 'hub to the form',
    act: (page) => page.locator(`main a[href="${JOB}"]`).last().click(),
    shows: (page) => page.getByLabel('Amount').waitFor(),
  },
  {
    name: 'form to the check',
    async act(page) {
      await page.getByRole('group', { name: 'Into' }).getByRole('radio').nth(1).check()
      await page.getByLabel('Amount').fill('1000')
      await page.getByLabel('Day of the transfer').fill(inAWeek())
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    shows: heading('Send it from your bank'),
  },
  {
    name: 'check to the reference',
    act: (page) => page.getByRole('button', { name: /^I’ll send it on/ }).click(),
    shows: heading('Thank you'),
  },
]

/** By step: ms until it showed, calls of the API, and other files. */
type Round = readonly { ms: number; calls: number; files: number }[]

export async function benchPayment(): Promise<void> {
  const servers = await startServers()
  const browser = await openBrowser()
  try {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, servers.portal))
    const middle = (place: number, what: keyof Round[number]) =>
      median(rounds.map((round) => round[place]![what]))
    const total = (what: keyof Round[number], from: number) =>
      median(rounds.map((round) => round.slice(from).reduce((sum, each) => sum + each[what], 0)))
    const row = (name: string, of: (what: keyof Round[number]) => number) => [
      ...[name, milliseconds(of('ms')), String(of('calls')), String(of('files'))],
    ]
    printTable(
      `Hub of payments to a payment that is sent, CPU ${SLOW_DOWN} times slower, Fast 4G, medians of ${ROUNDS}`,
      [
        ['step', 'ms', 'API calls', 'files'],
        ...steps.map(({ name }, place) => row(name, (what) => middle(place, what))),
        row('hub to reference, without the cold load', (what) => total(what, 1)),
      ],
    )
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function measure(browser: Browser, portal: string): Promise<Round> {
  const context = await openContext(browser)
  try {
    const page = await context.newPage()
    await signIn(page, portal, 'client', HUB)
    const asked: string[] = []
    page.on('request', (request) => request.method() !== 'OPTIONS' && asked.push(request.url()))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await slowDown(devtools)
    const round = []
    for (const { act, shows } of steps) {
      asked.length = 0
      const start = performance.now()
      await act(page)
      await shows(page)
      const ms = performance.now() - start
      // What it has begun counts for this step, also what comes after it shows.
      await page.waitForLoadState('networkidle')
      const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api/')).length
      round.push({ ms, calls, files: asked.length - calls })
    }
    return round
  } finally {
    await context.close()
  }
}
