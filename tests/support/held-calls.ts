// Calls that wait until the page has drawn what it shows while it loads, and how far anything moves when they are answered.
import { expect, type Page } from '@playwright/test'
import type { Portal } from './portal.ts'

interface Moves {
  sum: number
  /** What moved, and from which line of the window to which. */
  what: string[]
}

const movesOf = () => (window as unknown as { moves: Moves }).moves

/** Before the first page. Moves within half a second of a press do not count, as in the metric Cumulative Layout Shift. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: Moves = { sum: 0, what: [] }
    Object.assign(window, { moves })
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        moves.sum += value
        for (const { node, previousRect, currentRect } of sources)
          moves.what.push(
            `${(node?.textContent ?? '').slice(0, 30)}: ${previousRect.top} to ${currentRect.top}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export class HeldCalls {
  readonly #portal: Portal
  readonly #waiting = new Set<() => void>()
  #isHolding = false
  constructor(portal: Portal) {
    this.#portal = portal
  }

  /** Before the first page. */
  async start(): Promise<void> {
    await watchMoves(this.#portal.page)
    await this.#portal.page.route('**/api/**', async (route) => {
      if (this.#isHolding) await new Promise<void>((resolve) => this.#waiting.add(resolve))
      await route.continue()
    })
  }

  /** Follows a link, and answers what the page asks for only once it has drawn all else; then what it asks for after that. */
  async follow(path: string): Promise<Moves> {
    const { page } = this.#portal
    this.#isHolding = true
    const drawn = this.#portal.follow(path)
    await this.#portal.rests()
    await page.evaluate(() =>
      Object.assign((window as unknown as { moves: Moves }).moves, { sum: 0, what: [] }),
    )
    while (this.#waiting.size > 0) {
      for (const letGo of this.#waiting) letGo()
      this.#waiting.clear()
      await this.#portal.rests()
    }
    await drawn
    // Some parts are worked out rather than fetched.
    await expect(page.locator('main [data-loading]')).toHaveCount(0)
    this.#isHolding = false
    return page.evaluate(movesOf)
  }
}
