// Visits pages in Chromium: signs in as a person would, and notes when the first figures show and what came before.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { launchOptions } from '#tools/browser.ts'

/** What is on screen when a page counts as there. */
export type Sign = 'heading' | 'amount'

/** What the page says then. */
const THERE = 'bench: there'

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

/** Makes every document of this page note the moment at which the sign shows, as the mark "there", and say so. */
export async function watchFor(page: Page, sign: Sign): Promise<void> {
  await page.addInitScript(
    ([wanted, message]) => {
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
        console.debug(message)
      })
      observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
    },
    [sign, THERE] as const,
  )
}

/**
 * Opens the document by `open` and waits until the sign shows; resolves to its time since navigation in ms. The page says by
 * itself when it is there: a question asked earlier would run a script in the page while it loads.
 */
export async function untilThere(page: Page, open: () => Promise<unknown>): Promise<number> {
  const isThere = page.waitForEvent('console', {
    predicate: (message) => message.text() === THERE,
    timeout: 60_000,
  })
  await Promise.all([open(), isThere])
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
