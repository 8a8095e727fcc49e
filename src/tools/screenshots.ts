// npm run screenshots: takes the pictures of README.md from the portal as npm start runs it, and notes what they show.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.ts'
import { engineFolder } from './config-folder.ts'
import { startApart } from './serve/start-apart.ts'

/** Where the pictures lie, with `shown.json`: the words that each of them shows. */
export const picturesFolder = join(engineFolder, '.github/pictures')

/** Signs in as a client and shows each picture in turn; `take` gets its name and the page. */
export async function showPictures(portal: string, page: Page, take: (name: string) => Promise<unknown>) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${portal}/myaccount`)
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await page.getByRole('button', { name: 'Reject all' }).click()
  await page.waitForLoadState('networkidle')
  await take('portal')
  await page.getByRole('button', { name: 'Open the inspector' }).click()
  const inspector = page.getByRole('complementary', { name: 'Inspector' })
  await inspector.getByRole('searchbox', { name: 'Find' }).fill('client/payments')
  await inspector.locator('[data-subject="client/payments"]').click()
  await inspector.getByRole('region', { name: 'Reasons' }).getByText('entry "payments" is for this').waitFor()
  await take('inspector')
}

/** What a picture shows, but for figures and names: the entries of the menu and the headings. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header nav > ul > li, main h1, main h2')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText.split('\n')[0]!.trim())
      .filter((text) => text !== '' && !/\d/.test(text)),
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await takePictures()

async function takePictures(): Promise<void> {
  ensureBrowser()
  mkdirSync(picturesFolder, { recursive: true })
  const { portal, end } = await startApart()
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ colorScheme: 'light', locale: 'en-GB', timezoneId: 'Europe/London' })
    const shown: Record<string, string[]> = {}
    await showPictures(portal, page, async (name) => {
      shown[name] = await wordsOn(page)
      await page.screenshot({ path: join(picturesFolder, `${name}.png`) })
    })
    writeFileSync(join(picturesFolder, 'shown.json'), `${JSON.stringify(shown, null, 2)}\n`)
  } finally {
    await browser.close()
    end()
  }
}
