// How many pages a journey loads, for the budget of the run.
import type { BrowserContext, TestInfo } from '@playwright/test'

/** The annotation of a journey that says it. */
export const PAGE_LOADS = 'page loads'

/** Counts what this context loads while it is used, and notes it at the journey. */
export async function countingLoads(
  context: BrowserContext,
  use: (context: BrowserContext) => Promise<void>,
  { annotations }: TestInfo,
): Promise<void> {
  let loads = 0
  context.on('page', (page) => page.on('domcontentloaded', () => loads++))
  await use(context)
  annotations.push({ type: PAGE_LOADS, description: String(loads) })
}
