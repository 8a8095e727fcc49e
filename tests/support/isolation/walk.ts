// A random walk through the portal: what people do at a browser, in any order and in a hurry. The seed decides everything.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { FaultRule, SandboxClient } from '../sandbox-client.ts'
import { walkers, type Walker } from './marks.ts'

const paths = [
  '/myaccount',
  '/dashboard',
  '/myaccount/documents',
  '/myaccount/messages',
  '/myaccount/customerinformation/shared-access',
  '/projections',
]
const slowPaths = [
  '/api/portfolios',
  '/api/currentuser',
  '/api/documents',
  '/api/messages',
  '/api/messages/unreadcount',
  '/api/portfolios/tasks',
  '/api/sharedaccess/sharedwithyou',
  '/api/featureflags',
  '/api/*',
]

/** How long something on the page may take on a busy machine. */
const patience = 20_000

export class Walk {
  readonly done: Record<string, number> = {}
  /** Every step so far, to read what led to a find. */
  readonly log: string[] = []
  readonly tabs: Page[] = []
  readonly #portal: string
  readonly #context: BrowserContext
  readonly #sandbox: SandboxClient
  readonly #random: () => number
  #at = 0
  #walker: Walker | undefined
  #last: Walker | undefined

  constructor(portal: string, context: BrowserContext, sandbox: SandboxClient, seed: number) {
    this.#portal = portal
    this.#context = context
    this.#sandbox = sandbox
    this.#random = randomFrom(seed)
  }

  /** Opens the portal, and waits until its service worker answers for its files. */
  async start(): Promise<void> {
    this.#context.setDefaultTimeout(patience)
    const page = await this.#context.newPage()
    this.tabs.push(page)
    await page.goto(`${this.#portal}/nw-pwa-download`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: patience })
      .toBe(true)
  }

  get #page(): Page {
    return this.tabs[this.#at]!
  }

  /** Does one thing. Only half the time does it wait for what comes of it. */
  async step(): Promise<void> {
    const [name, act] = this.#walker ? this.#pickWeighted(this.#steps()) : this.#signIn()
    this.log.push(`${this.#walker?.name ?? 'nobody'}: ${name}`)
    await act()
    const counted = name.split(' ')[0]!
    this.done[counted] = (this.done[counted] ?? 0) + 1
    if (this.#chance(0.5)) await settled(this.#page)
  }

  #steps(): [number, string, () => Promise<unknown>][] {
    const granted = this.#walker?.granted ?? []
    const target = this.#pick([undefined, ...granted])
    return [
      [granted.length > 0 ? 8 : 0, `switch to ${target?.name ?? 'own account'}`, () => this.#switch(target)],
      [6, 'navigate', () => this.#navigate()],
      [3, 'address', () => this.#open(this.#pick(paths))],
      [
        1,
        'address-with-user-id',
        () => this.#open(`/myaccount?userId=${this.#pick(walkers).granted[0]?.userId ?? 'C-30003'}`),
      ],
      [2, 'refresh', () => unlessOvertaken(this.#page.reload({ waitUntil: 'commit' }))],
      [3, 'back', () => unlessOvertaken(this.#page.goBack({ waitUntil: 'commit' }))],
      [2, 'forward', () => unlessOvertaken(this.#page.goForward({ waitUntil: 'commit' }))],
      [3, 'slow', () => this.#sandbox.faults(this.#slowness())],
      [1, 'fast', () => this.#sandbox.clearFaults()],
      [this.tabs.length < 3 ? 2 : 0, 'new-tab', () => this.#openTab()],
      [this.tabs.length > 1 ? 2 : 0, 'other-tab', () => this.#changeTab()],
      [this.tabs.length > 1 ? 1 : 0, 'close-tab', () => this.#closeTab()],
      [2, 'log-out', () => this.#logOut()],
    ]
  }

  /** Somebody else than before takes the browser. */
  #signIn(): [string, () => Promise<unknown>] {
    const next = this.#pick(walkers.filter((each) => each !== this.#last))
    const act = async () => {
      await this.#page.goto(`${this.#portal}${this.#pick(['/myaccount', '/myaccount/documents'])}`)
      await this.#page.getByLabel('Username').fill(next.id)
      await this.#page.getByLabel('Password').fill('sandbox')
      await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await this.#page.waitForURL((url) => url.origin === this.#portal && url.pathname !== '/signin-oidc', {
        timeout: patience,
        waitUntil: 'commit',
      })
      this.#walker = next
    }
    return [`sign-in as ${next.name}`, act]
  }

  async #switch(target: { name: string } | undefined): Promise<void> {
    const panel = await this.#openPanel()
    if (target)
      await panel.locator('[data-account-name]').getByText(target.name, { exact: true }).first().click()
    else {
      const back = panel.getByRole('button', { name: 'Back to my account' })
      if ((await back.count()) > 0) await back.click()
      else await panel.getByRole('button', { name: 'Close' }).click()
    }
  }

  async #openPanel() {
    await this.#arrive()
    const panel = this.#page.getByRole('dialog', { name: 'Account details' })
    if (!(await panel.isVisible()))
      await this.#page
        .getByRole('banner')
        .getByRole('button', { name: this.#walker!.name, exact: true })
        .click({ timeout: patience })
    await panel.getByRole('button', { name: 'Log out' }).waitFor({ timeout: patience })
    return panel
  }

  /** Follows a link of the menu or of the page, as far as it stays in the portal. */
  async #navigate(): Promise<void> {
    await this.#arrive()
    const hrefs = await this.#page
      .locator('header nav a[href^="/"], main a[href^="/"]:not([target])')
      .evaluateAll((links) =>
        links.flatMap((link) => (link.checkVisibility() ? [link.getAttribute('href')!] : [])),
      )
    if (hrefs.length === 0) return this.#open('/myaccount')
    const link = this.#page.locator(
      `header nav a[href="${this.#pick(hrefs)}"], main a[href="${this.#pick(hrefs)}"]`,
    )
    await link
      .first()
      .click({ timeout: 3_000 })
      .catch(() => this.#open('/myaccount'))
  }

  async #open(path: string): Promise<void> {
    await unlessOvertaken(this.#page.goto(this.#portal + path, { waitUntil: 'commit' }))
  }

  #slowness(): FaultRule[] {
    return Array.from({ length: 4 }, () => ({
      path: this.#pick(slowPaths),
      delayMs: Math.floor(this.#random() * 1200),
      times: 1 + Math.floor(this.#random() * 4),
    }))
  }

  async #openTab(): Promise<void> {
    this.#at = this.tabs.push(await this.#context.newPage()) - 1
    await this.#open('/myaccount')
  }

  async #changeTab(): Promise<void> {
    this.#at = (this.#at + 1) % this.tabs.length
    await this.#page.bringToFront()
  }

  async #closeTab(): Promise<void> {
    const [closed] = this.tabs.splice(this.#at, 1)
    this.#at = 0
    await closed?.close()
    await this.#page.bringToFront()
  }

  async #logOut(): Promise<void> {
    const panel = await this.#openPanel()
    // The portal is at its root before the provider has heard of it; who goes on at once is still signed in there.
    const atProvider = this.#page.waitForURL((url) => url.origin !== this.#portal, { waitUntil: 'commit' })
    await panel.getByRole('button', { name: 'Log out' }).click()
    await atProvider
    await this.#page.waitForURL((url) => url.origin === this.#portal && url.pathname === '/', {
      timeout: patience,
    })
    await this.#page.getByRole('heading', { level: 1, name: 'Signed out' }).waitFor()
    this.#last = this.#walker
    this.#walker = undefined
  }

  /** Makes sure that this tab shows the portal to its person, with nothing in the way. */
  async #arrive(): Promise<void> {
    const account = this.#page
      .getByRole('banner')
      .getByRole('button', { name: this.#walker!.name, exact: true })
    const panel = this.#page.getByRole('dialog', { name: 'Account details' })
    const isHere = await account
      .or(panel)
      .first()
      .waitFor({ timeout: 4_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isHere) {
      await this.#open('/myaccount')
      await account.waitFor({ timeout: patience })
    }
    await settled(this.#page)
    for (let shown = 0; shown < 3; shown++) {
      const dialog = this.#page.locator('[role="dialog"]:not(dialog)').first()
      if (!(await dialog.isVisible())) return
      const answer = dialog.getByRole('button', { name: /^(Continue|Got it|Not now|Close|Remind me later)$/ })
      await answer
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined)
    }
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)]!
  }

  #pickWeighted(from: [number, string, () => Promise<unknown>][]): [string, () => Promise<unknown>] {
    let left = this.#random() * from.reduce((sum, [weight]) => sum + weight, 0)
    const [, name, act] = from.find(([weight]) => (left -= weight) < 0)!
    return [name, act]
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }
}

/** A page on its way to or from the provider may go on by itself just then; that is no fault. */
async function unlessOvertaken(going: Promise<unknown>): Promise<void> {
  try {
    await going
  } catch (error) {
    if (
      !/interrupted by another navigation|ERR_ABORTED|frame was detached|Not attached to an active page/.test(
        String(error),
      )
    )
      throw error
  }
}

/** The first route is on screen, or the page is somebody else's, such as the provider's. */
async function settled(page: Page): Promise<void> {
  // Back beyond the first page of a tab.
  if (page.url() === 'about:blank') return
  await page.locator('h1').first().waitFor({ timeout: patience })
  await expect(page.locator('[data-boot-spinner]')).toHaveCount(0, { timeout: patience })
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
