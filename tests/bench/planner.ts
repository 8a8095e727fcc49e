// bench planner: from a press that changes a retirement plan to its first and its whole answer, at a quarter of the CPU's
// speed. Chromium slows the page only, so what the worker takes is measured at full speed and counted four times.
import type { CDPSession, Page } from 'playwright'
import { startServers } from './servers.ts'
import { readTimings, SLOW_DOWN, watchTimings } from './slow.ts'
import { median, milliseconds, printTable, ratio } from './table.ts'
import { openBrowser, openContext, signIn } from './visits.ts'

const ROUNDS = 5
const PATH = '/retirement-planner'
/** In ms. */
const FIRST_AIM = 250
const WHOLE_AIM = 2_000

/** The press, and what the first answer to it says. */
const standards = [
  { name: 'Comfortable', says: '£43,900' },
  { name: 'Minimum', says: '£13,400' },
] as const

interface Change {
  first: number
  whole: number
}

export async function benchPlanner(): Promise<void> {
  const servers = await startServers()
  const browser = await openBrowser()
  try {
    const page = await (await openContext(browser)).newPage()
    await watchTimings(page)
    await signIn(page, servers.portal, 'client', PATH)
    const devtools = await page.context().newCDPSession(page)
    const atFullSpeed = await changes(page, devtools, 1)
    const slowed = await changes(page, devtools, SLOW_DOWN)
    const { longTask } = slowed
    const row = (name: string, of: keyof Change, aim: number) => {
      const [full, page4] = [atFullSpeed, slowed].map(({ all }) => median(all.map((one) => one[of])))
      const estimate = page4! + (SLOW_DOWN - 1) * full!
      return [name, milliseconds(full!), milliseconds(page4!), milliseconds(estimate), ratio(estimate / aim)]
    }
    printTable(
      `A change of the retirement plan, ms, medians of ${ROUNDS} changes each way (aims: first ${FIRST_AIM}, whole ${WHOLE_AIM})`,
      [
        ['answer', 'full speed', `page ${SLOW_DOWN}× slower`, 'worker too, at most', 'of the aim'],
        row('first, of 300 paths', 'first', FIRST_AIM),
        row('whole, of 4,000 and the levers', 'whole', WHOLE_AIM),
      ],
    )
    console.log(
      `  Longest task of the slowed page: ${longTask === 0 ? 'under 50' : milliseconds(longTask)} ms.`,
    )
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function changes(page: Page, devtools: CDPSession, rate: number) {
  const all: Change[] = []
  // The first change of all also loads and warms up.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const standard of standards) {
      await page.waitForLoadState('networkidle')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      if (round === 0)
        await page.evaluate(() => Object.assign(window, { watched: { shift: 0, longTask: 0 } }))
      const change = await page.evaluate(pressAndWait, standard)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      if (round >= 0) all.push(change)
    }
  return { all, longTask: (await page.evaluate(readTimings)).longTask }
}

/** Runs in the page: presses, and waits for frames that show the first and the whole answer. */
function pressAndWait({ name, says }: { name: string; says: string }): Promise<Change> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const start = performance.now()
  button?.click()
  return new Promise((resolve) => {
    let first = 0
    const look = () => {
      // Without what is read out, which follows later.
      const shown = document.querySelector('main section')?.querySelectorAll('p:not([role])') ?? []
      const text = [...shown].map(({ textContent }) => textContent).join(' ')
      if (first === 0 && text.includes(`spend ${says}`)) first = performance.now() - start
      if (first > 0 && /The gap is|You could spend|That is the most/.test(text))
        resolve({ first, whole: performance.now() - start })
      else requestAnimationFrame(look)
    }
    look()
  })
}
