// bench screens: what the account pages do while somebody uses them, on a page at a quarter of the CPU's speed. Scripting
// is what Chromium counts as such between two moments.
import type { CDPSession, Page } from 'playwright'
import { startServers } from './servers.ts'
import { readTimings, SLOW_DOWN, watchTimings } from './slow.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'
import { openBrowser, openContext, signIn } from './visits.ts'

const ROUNDS = 6
const LONG = { persona: 'long-standing', account: 'A-U-20016-1' }
const SHORT = { persona: 'client', account: 'A-U-20002-1' }
/** In ms. */
const aims = { period: 50, cursor: 8, first: 250, whole: 2_000 }

/** Milliseconds from a key. */
interface Answered {
  first: number
  whole: number
}

interface Opened {
  page: Page
  devtools: CDPSession
}

export async function benchScreens(): Promise<void> {
  const servers = await startServers()
  const browser = await openBrowser()
  const open = async (persona: string, path: string): Promise<Opened> => {
    const page = await (await openContext(browser)).newPage()
    await watchTimings(page)
    await signIn(page, servers.portal, persona, path)
    return { page, devtools: await page.context().newCDPSession(page) }
  }
  try {
    await benchPerformance(await open(LONG.persona, `/myaccount/${LONG.account}/performance`))
    await benchScenarios(await open(SHORT.persona, `/myaccount/${SHORT.account}/scenarios`))
    await benchHistory(
      await open(SHORT.persona, `/myaccount/${SHORT.account}/transactions`),
      await open(LONG.persona, `/myaccount/${LONG.account}/transactions`),
    )
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function benchPerformance(opened: Opened): Promise<void> {
  const { page } = opened
  await page.getByRole('button', { name: 'Return %' }).click()
  const comparators = page.getByRole('group', { name: 'Compare with' }).getByRole('button')
  for (const one of (await comparators.all()).slice(1, 3)) await one.click()
  await page.waitForLoadState('networkidle')
  const press = (name: string) => scripting(opened, () => page.evaluate(pressAndDraw, name))
  const names = ['5Y', 'Since start']
  // The first changes also warm up.
  for (const name of names) await press(name)
  const periods = await inTurn(ROUNDS * names.length, (round) => press(names[round % names.length]!))
  const cursor = page.getByRole('slider', { name: /date by date/ })
  await cursor.scrollIntoViewIfNeeded()
  const box = (await cursor.boundingBox())!
  const moves = await inTurn(60, (move) =>
    scripting(opened, async () => {
      await page.mouse.move(box.x + (box.width * (move + 0.5)) / 60, box.y + box.height / 2)
      await frames(page)
    }),
  )
  const nothing = median(await inTurn(ROUNDS, () => scripting(opened, () => frames(page))))
  printTable(
    `Performance of ten years by day with three comparators, page ${SLOW_DOWN}× slower, scripting in ms`,
    [
      ['', 'median', 'longest', 'aim', 'median / aim'],
      row(
        'change of period',
        periods.map((one) => one - nothing),
        aims.period,
      ),
      row(
        'move of the cursor',
        moves.map((one) => one - nothing),
        aims.cursor,
      ),
    ],
  )
}

async function benchScenarios({ page, devtools }: Opened): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Risk level, slider' })
  await slider.waitFor()
  const answers: Answered[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    await page.waitForLoadState('networkidle')
    await slider.focus()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    if (round === 0) await page.evaluate(() => Object.assign(window, { watched: { shift: 0, longTask: 0 } }))
    await page.evaluate(watchNextKey)
    await page.keyboard.press(round % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
    const answer = await page.evaluate(() => (window as unknown as { answered: Promise<Answered> }).answered)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    if (round >= 0) answers.push(answer)
  }
  const { longTask } = await page.evaluate(readTimings)
  const of = (what: 'first' | 'whole') => answers.map((answer) => answer[what])
  printTable(`Scenarios, page ${SLOW_DOWN}× slower, from a key on a slider to its answer in ms`, [
    ['', 'median', 'longest', 'aim', 'median / aim'],
    row('first, of 1,000 paths', of('first'), aims.first),
    row('whole, of 10,000', of('whole'), aims.whole),
  ])
  console.log(
    `  Longest task of the slowed page: ${longTask === 0 ? 'under 50' : milliseconds(longTask)} ms.`,
  )
}

/** Runs in the page: presses a chip and waits for the frame after it. */
function pressAndDraw(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Runs in the page: begins to watch when the chart shows the first and the whole answer to the next key. */
function watchNextKey(): void {
  const caption = () => document.querySelector('main figcaption')?.textContent ?? ''
  const drawn = () => document.querySelector('main figure svg')?.innerHTML
  const promise = new Promise<Answered>((resolve, reject) => {
    setTimeout(() => reject(new Error('No answer')), 60_000)
    const answered = () => {
      const [start, before] = [performance.now(), drawn()]
      let first = 0
      const look = () => {
        if (first === 0 && drawn() !== before) first = performance.now() - start
        // An answer that is whole at once was never seen as a first one.
        if (first > 0 && caption().startsWith('10,000 ')) resolve({ first, whole: performance.now() - start })
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('keydown', answered, { once: true, capture: true })
  })
  Object.assign(window, { answered: promise })
}

async function benchHistory(short: Opened, long: Opened): Promise<void> {
  const times = { short: [] as number[], long: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, opened] of Object.entries({ short, long }) as ['short' | 'long', Opened][])
      times[name].push(await reload(opened))
  const rows = await Promise.all(
    Object.entries({ short, long }).map(async ([name, { page }]) => {
      const count = await shownOf(page).textContent()
      const nodes = await nodesOf(page)
      await page.getByRole('button', { name: /^Show more/ }).click()
      await page.waitForLoadState('networkidle')
      await frames(page)
      return [
        `${name} history: ${count}`,
        milliseconds(median(times[name as 'short' | 'long'])),
        String(nodes),
        String(await nodesOf(page)),
      ]
    }),
  )
  printTable(`Transactions, page ${SLOW_DOWN}× slower, medians of ${ROUNDS} interleaved`, [
    ['', 'first rows ms', 'elements', 'after Show more'],
    ...rows,
  ])
  console.log(`  Long beside short: ${ratio(median(times.long) / median(times.short))}.`)
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Milliseconds from a reload to the first rows. */
async function reload({ page, devtools }: Opened): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.reload()
  await shownOf(page).waitFor()
  const there = await page.evaluate(() => performance.now())
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForLoadState('networkidle')
  return there
}

/** "50 of 214". */
const shownOf = (page: Page) => page.locator('main p', { hasText: /^[\d,]+ of [\d,]+$/ })

/** Milliseconds of scripting while something is done to the slowed page. */
async function scripting({ devtools }: Opened, work: () => Promise<unknown>): Promise<number> {
  await devtools.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1_000
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const before = await spent()
  await work()
  const after = await spent()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return after - before
}

const frames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

async function inTurn(count: number, measure: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) times.push(await measure(round))
  return times
}

const row = (name: string, times: readonly number[], aim: number) => [
  name,
  median(times).toFixed(1),
  Math.max(...times).toFixed(1),
  String(aim),
  ratio(median(times) / aim),
]
