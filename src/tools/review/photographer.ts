// Signs a persona in at a served portal and takes screenshots of the places where a change shows.
import type { Browser, BrowserContext, Page } from 'playwright'
import { storageKeys } from '#domain/browser/storage-keys.ts'
import type { Linked } from '#manifest/link/linked.ts'
import { START, type Affected, type Look } from './looks.ts'

export const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
] as const
export type WidthName = (typeof WIDTHS)[number]['name']

/** A screenshot, or why there is none. */
export type Shot = { jpeg: Buffer } | { problem: string }

/** What one side shows this person: by the place of a look, then by width. */
export type Shots = Record<WidthName, Shot>[]

/** A page taller than this is cut. In pixels. */
const TALLEST = 2400
const STILL = { type: 'jpeg', quality: 82, animations: 'disabled', caret: 'hide' } as const
/** Three quarters of a minute: a page that has not come by then does not come. */
const PATIENCE = 45_000

export async function photograph(
  browser: Browser,
  portal: string,
  linked: Linked,
  who: Affected,
  took: () => void,
): Promise<Shots> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: WIDTHS[0].width, height: WIDTHS[0].height },
  })
  context.setDefaultTimeout(PATIENCE)
  try {
    await prepare(context, linked, who)
    const page = await context.newPage()
    await signIn(page, linked, who)
    const shots: Shots = []
    for (const look of who.looks) {
      const taken: Partial<Record<WidthName, Shot>> = {}
      for (const { name, width, height } of WIDTHS) {
        await page.setViewportSize({ width, height })
        taken[name] = await shoot(page, look, linked).catch((error: unknown) => ({
          problem: firstLine(error),
        }))
        took()
      }
      shots.push(taken as Shots[number])
    }
    return shots
  } catch (error) {
    const problem = `${who.persona.name} could not sign in: ${firstLine(error)}`
    return who.looks.map(() => ({ phone: { problem }, desktop: { problem } }))
  } finally {
    await context.close()
  }
}

/** The browser of somebody who has refused what is optional, with the installed app and the account they had switched to. */
async function prepare(
  context: BrowserContext,
  linked: Linked,
  { persona, situation }: Affected,
): Promise<void> {
  const grant = linked.personas.people.find(({ id }) => id === situation['acting-for'])
  const switched =
    grant && persona['user-id'] !== undefined
      ? {
          name: storageKeys.switchedGrant + persona['user-id'],
          value: { kind: situation.session === 'delegated' ? 'client' : 'grantor', id: grant['user-id'] },
        }
      : undefined
  await context.addInitScript(
    ([isApp, entry]) => {
      if (isApp) Object.defineProperty(navigator, 'standalone', { value: true })
      if (entry && !sessionStorage.getItem('portal-review')) {
        sessionStorage.setItem('portal-review', 'switched')
        localStorage.setItem(entry.name, JSON.stringify(entry.value))
      }
    },
    [persona.platform === 'pwa', switched] as const,
  )
}

async function signIn(page: Page, linked: Linked, { persona }: Affected): Promise<void> {
  if (persona.subject === undefined) return
  await page.goto(pathThatAsks(linked))
  await page.locator('input[name="username"]:visible').fill(persona.id)
  await page.locator('input[name="password"]').fill('sandbox')
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL(
    (url) => url.origin === new URL(page.url()).origin && !/^\/(idp|signin)/.test(url.pathname),
  )
  await settled(page)
}

/** A path that asks everybody who is not signed in to do so. */
function pathThatAsks({ routes, guards }: Linked): string {
  const asks = (id: string) => {
    const guard = guards.get(id)
    return guard?.kind === 'require' && guard.otherwise.some(({ action }) => action.kind === 'sign-in')
  }
  const route = routes.find(
    (each) => !/[:*]/.test(each.path) && each.guards[0] !== undefined && asks(each.guards[0]),
  )
  if (!route) throw new Error('no path asks people to sign in')
  return route.path
}

async function shoot(page: Page, { path, open }: Look, { routes }: Linked): Promise<Shot> {
  const isPattern = /[:*]/.test(path)
  const paths = new Set(routes.map((route) => route.path))
  // The page above one with parameters is likely to have links to it.
  const above = path.replace(/\/[:*].*$/, '')
  await openPage(page, !isPattern ? path : paths.has(above) ? above : START)
  if (open?.kind !== 'arrival') await closeDialogs(page)
  if (isPattern) {
    const address = await addressOf(page, path, paths)
    if (address === undefined) return { problem: `No link was found that leads to an address like ${path}.` }
    await openPage(page, address)
    await closeDialogs(page)
  }
  if (open?.kind === 'menu') await unfoldMenu(page, open.entry)
  if (open?.kind === 'panel') await openPanel(page)
  if (open?.kind === 'footer') return { jpeg: await pictureOf(page, 'footer') }
  return { jpeg: await picture(page, open === undefined) }
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** The page at rest: shown, its figures loaded. One that never stops asking is taken as it is. */
async function settled(page: Page): Promise<void> {
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

/** The path, with parameters as a link of the page has them. A link to one of the `others` is no example of it. */
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
  const at = `header nav [data-entry="${entry}"]`
  const unfolder = page.locator(`${at} > button, ${at} > details > summary`).first()
  if (await unfolder.isVisible()) await unfolder.click()
}

/** The account button: the icon of the app, or the entry with the person's name. */
async function openPanel(page: Page): Promise<void> {
  const opener = 'header [data-entry="user-icon"], header button[aria-haspopup="dialog"]'
  if (!(await page.locator(opener).first().isVisible())) await unfoldMenu(page, undefined)
  await page.locator(opener).first().click()
  await page.locator('[data-entry="panel"]').waitFor()
}

async function picture(page: Page, isWhole: boolean): Promise<Buffer> {
  const { width, height } = page.viewportSize()!
  const tall = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : height
  return page.screenshot({
    ...STILL,
    ...(isWhole ? { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(tall, TALLEST) } } : {}),
  })
}

/** An element of the whole page, without what stays in the window as people scroll. */
async function pictureOf(page: Page, selector: string): Promise<Buffer> {
  const clip = await page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + scrollX, y: top + scrollY, width, height }
    })
  return page.screenshot({ ...STILL, fullPage: true, clip })
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0]!
