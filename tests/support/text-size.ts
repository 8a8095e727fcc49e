// The browser's own text size, which rem follows.
import type { Page } from '@playwright/test'

/** 16 is the usual size, in CSS pixels. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}
