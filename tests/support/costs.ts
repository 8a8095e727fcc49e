// What a journey costs, noted at the journey for the budget of the run.
import { test, type Browser, type BrowserContext } from '@playwright/test'
import { COSTS, type Cost } from '#tools/test/results.ts'

export function noteCost(cost: Cost, count = 1): void {
  test.info().annotations.push({ type: cost, description: String(count) })
}

/** The costs that were noted, each added up. */
export const costsIn = (annotations: readonly { type: string; description?: string }[]) =>
  Object.fromEntries(
    COSTS.map((cost) => [
      cost,
      annotations
        .filter(({ type }) => type === cost)
        .reduce((sum, { description }) => sum + Number(description), 0),
    ]),
  ) as Record<Cost, number>

/** Counts the pages that all contexts of this browser load during a journey. */
export async function countingLoads(browser: Browser, use: () => Promise<void>): Promise<void> {
  let loads = 0
  const watch = (context: BrowserContext) =>
    context.on('page', (page) => page.on('domcontentloaded', () => loads++))
  browser.on('context', watch)
  await use()
  browser.off('context', watch)
  noteCost('page loads', loads)
}
