// bench interaction: how long the signed-in dashboard takes to answer an action at a quarter of the CPU's speed, from the action
// to the next frame, as the metric INP counts it.
import type { Browser, Page } from 'playwright'
import { startServers } from './servers.ts'
import { SLOW_DOWN, slowDown } from './slow.ts'
import { median, milliseconds, printTable } from './table.ts'
import { openBrowser, openContext, signIn } from './visits.ts'

const ROUNDS = 5
const BUDGET_MS = 100
const PATH = '/myaccount'

const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'opening a menu': (page) => page.locator('header nav [aria-expanded="false"]').first().click(),
  'typing into the search': async (page) => {
    await page.locator('[data-more]').click()
    await page.getByRole('combobox').waitFor()
    await forget(page)
    await page.keyboard.type('pen')
  },
  'changing the period': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await forget(page)
    await page.getByRole('group', { name: 'Period' }).getByRole('button', { pressed: false }).first().click()
  },
}

export async function benchInteraction(): Promise<void> {
  const servers = await startServers()
  const browser = await openBrowser()
  try {
    const rounds: Record<string, number>[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, servers.portal))
    printTable(
      `From an action to the next frame on ${PATH}, CPU ${SLOW_DOWN} times slower, medians of ${ROUNDS} (aim: ${BUDGET_MS} ms)`,
      [
        ['action', 'ms', ''],
        ...Object.keys(actions).map((name) => {
          const time = median(rounds.map((each) => each[name]!))
          return [name, milliseconds(time), time <= BUDGET_MS ? 'ok' : 'over']
        }),
      ],
    )
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function measure(browser: Browser, portal: string): Promise<Record<string, number>> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await signIn(page, portal, 'client', PATH)
  await page.waitForLoadState('networkidle')
  await watchEvents(page)
  await slowDown(await context.newCDPSession(page))
  const times: Record<string, number> = {}
  for (const [name, act] of Object.entries(actions)) {
    await forget(page)
    await act(page)
    times[name] = await longest(page)
  }
  await context.close()
  return times
}

/** The shortest that a browser tells of is 16 ms; what is shorter counts as 0. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const events: PerformanceEntry[] = []
    Object.assign(window, { events })
    const observer = new PerformanceObserver((list) => events.push(...list.getEntries()))
    observer.observe({ type: 'event', durationThreshold: 16 })
  })

/** Lets the page come to rest, and drops what it has counted. */
const forget = async (page: Page): Promise<void> => {
  await longest(page)
  await page.evaluate(() => void ((window as unknown as { events: unknown[] }).events.length = 0))
}

const longest = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { events } = window as unknown as { events: PerformanceEntry[] }
        const read = () => resolve(Math.max(0, ...events.map(({ duration }) => duration)))
        requestAnimationFrame(() => requestIdleCallback(read, { timeout: 1000 }))
      }),
  )
}
