// portal pictures: draws the pictures of the installed app from the firm's mark, in a browser without a window.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser, launchOptions } from '../browser.ts'
import { APP_PICTURES, logo, picturePage, signed } from '../build/pictures.ts'
import { publicFolder } from '../product.ts'

/** Returns the files that it has written. */
export async function drawPictures(folder = publicFolder()): Promise<string[]> {
  const svg = logo()
  ensureBrowser()
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const written: string[] = []
    for (const [name, size] of Object.entries(APP_PICTURES)) {
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(picturePage(svg, size), { waitUntil: 'load' })
      const file = join(folder, name)
      writeFileSync(file, signed(await page.screenshot({ omitBackground: false }), svg))
      written.push(file)
    }
    return written
  } finally {
    await browser.close()
  }
}
