// Signs a persona in at a served portal and takes screenshots of the places where a change shows.
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { CONSENT_VERSION, type Consent } from '#base/browser/consent.ts'
import { storageKeys } from '#base/browser/storage-keys.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Look } from './view-differences.ts'
import type { Affected } from './screenshots.ts'
import { open, settled } from './open.ts'

export const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 900 },
] as const
export type WidthName = (typeof WIDTHS)[number]['name']

/** A screenshot, or why there is none. */
export type Shot = { picture: Buffer } | { problem: string }

/** What one side shows this person: by place, then by width. */
export type Shots = Record<WidthName, Shot>[]

/** A page taller than this is cut. In pixels. */
const TALLEST = 2400
const STILL = { type: 'png', animations: 'disabled', caret: 'hide' } as const
/** Three quarters of a minute: a page that has not come by then does not come. */
const STEP_TIMEOUT_MS = 45_000

export async function photograph(
  browser: Browser,
  portal: string,
  resolved: Resolved,
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
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  try {
    await prepare(context, resolved, who)
    const page = await context.newPage()
    await signIn(page, resolved, who)
    const shots: Shots = []
    for (const look of who.looks) {
      const taken: Partial<Record<WidthName, Shot>> = {}
      for (const { name, width, height } of WIDTHS) {
        await page.setViewportSize({ width, height })
        taken[name] = await shoot(page, look, resolved).catch((error: unknown) => ({
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

/**
 * The browser of somebody who has refused what is optional, unless what meets them on arrival is looked at, with the
 * installed app and the account they had switched to.
 */
async function prepare(
  context: BrowserContext,
  resolved: Resolved,
  { persona, situation, looks }: Affected,
): Promise<void> {
  const grant = resolved.personas.people.find(({ id }) => id === situation['acting-for'])
  const kept: [string, object][] = []
  if (looks.every(({ open: unfolded }) => unfolded?.kind !== 'arrival'))
    kept.push([
      storageKeys.consent,
      { version: CONSENT_VERSION, at: new Date().toISOString(), choices: [] } satisfies Consent,
    ])
  if (grant && persona['user-id'] !== undefined)
    kept.push([
      storageKeys.switchedGrant + persona['user-id'],
      { kind: situation.session === 'delegated' ? 'client' : 'grantor', id: grant['user-id'] },
    ])
  await context.addInitScript(
    ([isApp, entries]) => {
      if (isApp) Object.defineProperty(navigator, 'standalone', { value: true })
      if (sessionStorage.getItem('portal-review')) return
      sessionStorage.setItem('portal-review', 'prepared')
      for (const [name, value] of entries) localStorage.setItem(name, JSON.stringify(value))
    },
    [persona.platform === 'pwa', kept] as const,
  )
}

async function signIn(page: Page, resolved: Resolved, { persona }: Affected): Promise<void> {
  if (persona.subject === undefined) return
  await page.goto(pathThatAsks(resolved))
  await page.locator('input[name="username"]:visible').fill(persona.id)
  await page.locator('input[name="password"]').fill('sandbox')
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL(
    (url) => url.origin === new URL(page.url()).origin && !/^\/(idp|signin)/.test(url.pathname),
  )
  await settled(page)
}

/** A path that asks everybody who is not signed in to do so. */
function pathThatAsks({ routes, guards }: Resolved): string {
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

async function shoot(page: Page, look: Look, resolved: Resolved): Promise<Shot> {
  const problem = await open(page, look, resolved)
  if (problem !== undefined) return { problem }
  const thing = look.around === undefined ? undefined : page.locator(look.around).first()
  if (thing && (await thing.isVisible())) return { picture: await pictureOf(page, thing) }
  return { picture: await picture(page, look.open === undefined) }
}

async function picture(page: Page, isWhole: boolean): Promise<Buffer> {
  const { width, height } = page.viewportSize()!
  const tall = isWhole ? await page.evaluate(() => document.documentElement.scrollHeight) : height
  return page.screenshot({
    ...STILL,
    ...(isWhole ? { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(tall, TALLEST) } } : {}),
  })
}

/** What is drawn there and a little around it, of the whole page or, if it floats, of the window. */
async function pictureOf(page: Page, thing: Locator): Promise<Buffer> {
  const { clip, isFloating } = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const floats = (each: Element | null): boolean =>
      each !== null && (getComputedStyle(each).position === 'fixed' || floats(each.parentElement))
    const fixed = floats(element)
    const [x, y] = fixed ? [left, top] : [left + scrollX, top + scrollY]
    const start = { x: Math.max(0, x - 16), y: Math.max(0, y - 16) }
    const wide = Math.min(width + 32, innerWidth - start.x)
    return { clip: { ...start, width: wide, height: height + 32 }, isFloating: fixed }
  })
  return page.screenshot({ ...STILL, fullPage: !isFloating, clip })
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0]!
