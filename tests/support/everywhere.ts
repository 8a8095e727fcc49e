// Looks at a page at 390 and 1280 pixels, in both themes.
import type { Page } from '@playwright/test'
import type { Portal } from './journey.ts'

/** Is the page accessible at both widths? Leaves it at 1280 pixels. */
export async function isAccessibleEverywhere(page: Page, portal: Portal): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await portal.isAccessible()
  }
}
