// Brings the page of a signed-in person to one of the places: its address, then what is unfolded there.
import type { Page } from 'playwright'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Look } from './view-differences.ts'
import { ON_ARRIVAL, START } from './screenshots.ts'

/** Opens the place. The answer says why it could not be opened. */
export async function open(page: Page, look: Look, { routes }: Resolved): Promise<string | undefined> {
  // Signing in led here, and what meets people on arrival comes once.
  if (look.open?.kind === 'arrival' && (await page.locator(ON_ARRIVAL).first().isVisible())) return undefined
  const isPattern = /[:*]/.test(look.path)
  const paths = new Set(routes.map((route) => route.path))
  // The page above one with parameters is likely to have links to it.
  const above = look.path.replace(/\/[:*].*$/, '')
  await openPage(page, !isPattern ? look.path : paths.has(above) ? above : START)
  if (look.open?.kind !== 'arrival') await closeDialogs(page)
  if (isPattern) {
    const address = await addressOf(page, look.path, paths)
    if (address === undefined) return `No link was found that leads to an address like ${look.path}.`
    await openPage(page, address)
    await closeDialogs(page)
  }
  if (look.open?.kind === 'menu') await unfoldMenu(page, look.open.entry)
  if (look.open?.kind === 'panel') await openPanel(page)
  return undefined
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** The page at rest: shown, its figures loaded. One that never stops asking is taken as it is. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator('[data-boot-spinner]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

/** Dialogs and bars on arrival cover what is looked at. A dialog's last button goes on, as does a bar's first. */
async function closeDialogs(page: Page): Promise<void> {
  for (let each = 0; each < 4; each++) {
    const dialog = page.locator('dialog[open] button:visible').last()
    const button = (await dialog.isVisible()) ? dialog : page.locator('[data-bar] button:visible').first()
    if (!(await button.isVisible())) return
    await button.click()
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  }
}

/** The path, with parameters as a link of the page has them. A link to one of the `others` is not an example of it. */
async function addressOf(page: Page, path: string, others: ReadonlySet<string>): Promise<string | undefined> {
  if (!/[:*]/.test(path)) return path
  const pattern = new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[\w-]+/g, '[^/]+')
      .replace(/\*/g, '.+')}$`,
  )
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  const exact = links.find((href) => pattern.test(href) && !others.has(href))
  if (exact !== undefined) return exact
  // A page inside another one: /accounts/:account/fees is found by a link to /accounts/7.
  const [, head = '', tail = ''] = /^(.*?\/:[\w-]+)(\/[^:*]*)$/.exec(path) ?? []
  const parent = head === '' ? undefined : await addressOf(page, head, others)
  return parent === undefined ? undefined : parent + tail
}

/** Unfolds the header's menu, on a phone behind its button, and one entry of it. */
async function unfoldMenu(page: Page, entry: string | undefined): Promise<void> {
  const folded = page.locator('header nav[data-menu="folded"] > button')
  if (await folded.isVisible()) await folded.click()
  if (entry === undefined) return
  const entrySelector = `header nav [data-entry="${entry}"]`
  const unfolder = page.locator(`${entrySelector} > button, ${entrySelector} > details > summary`).first()
  if (await unfolder.isVisible()) await unfolder.click()
}

/** The account button: the icon of the app, or the entry with the person's name. */
async function openPanel(page: Page): Promise<void> {
  const opener = 'header [data-entry="user-icon"], header button[aria-haspopup="dialog"]'
  if (!(await page.locator(opener).first().isVisible())) await unfoldMenu(page, undefined)
  await page.locator(opener).first().click()
  await page.locator('[data-entry="panel"]').waitFor()
}
