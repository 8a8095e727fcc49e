// Visits pages in Chromium: signs in as a person would, and notes when the first figures show and what came before.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { launchOptions } from '#tools/browser.ts'

/** What is on screen when a page counts as there. */
export type Sign = 'heading' | 'amount'

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions())

export const openContext = (
  browser: Browser,
  more: { serviceWorkers?: 'block' } = { serviceWorkers: 'block' },
): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    ...more,
  })

/** Makes every document of this page note the moment at which the sign shows, as the mark "there". */
export async function watchFor(page: Page, sign: Sign): Promise<void> {
  await page.addInitScript((wanted) => {
    const shows = () => {
      // What the HTML shows counts once React has taken it over.
      if (document.documentElement?.dataset['drawn']) return false
      const main = document.querySelector('main:not(.boot-main)')
      return wanted === 'heading' ? main?.querySelector('h1') != null : /£\d/.test(main?.textContent ?? '')
    }
    const observer = new MutationObserver(() => {
      if (!shows()) return
      observer.disconnect()
      performance.mark('there')
    })
    observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
  }, sign)
}

/** Waits for the sign; resolves to its time since navigation in ms. */
export async function untilThere(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0, undefined, {
    timeout: 60_000,
  })
  return page.evaluate(() => performance.getEntriesByName('there')[0]!.startTime)
}

/** Signs in at the provider's page and stays at `path`, the user stored in this tab. */
export async function signIn(page: Page, portal: string, persona: string, path: string): Promise<void> {
  await page.goto(portal + path)
  await page.getByLabel('Username').fill(persona)
  await page.getByLabel('Password').fill('sandbox')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.origin === portal && url.pathname === path)
  await page.locator('h1').waitFor()
}
