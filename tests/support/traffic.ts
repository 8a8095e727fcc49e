// What a page has asked and been answered, and when it has come to rest.
import type { Page, Request } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'

/** So long nothing is asked or answered, in ms, before the page is asked whether it still has work. */
const PAUSE = 100
/** React shows what it has waited for 300 ms after the last part that it showed. */
export const REVEAL = 350

export class Traffic {
  readonly #page: Page
  readonly #underWay = new Set<Request>()
  #latest = performance.now()
  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      this.#underWay.add(request)
      this.#latest = performance.now()
    })
    const ended = (request: Request) => {
      this.#underWay.delete(request)
      this.#latest = performance.now()
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    // Of a worker that ends while its file loads, nothing more is told.
    page.on('worker', (worker) =>
      worker.on('close', () => {
        for (const request of this.#underWay) if (request.url() === worker.url()) ended(request)
      }),
    )
  }

  /** When anything was last asked or answered. */
  latest = () => this.#latest

  /** Waits until nothing was asked or answered for a moment, nor while the page worked on what it has. */
  async pauses(pause = PAUSE): Promise<void> {
    for (let before = -1; before < this.#latest;) {
      for (let left = pause; left > 0; left = this.#latest + pause - performance.now()) await setTimeout(left)
      before = this.#latest
      // It answers in a frame of its own, after its other work.
      await this.#page.waitForFunction(() => true)
    }
  }

  /** Waits until nothing is under way either, and what has arrived is shown. */
  async isQuiet(): Promise<void> {
    do await this.pauses(REVEAL)
    while (this.#underWay.size > 0)
  }
}
