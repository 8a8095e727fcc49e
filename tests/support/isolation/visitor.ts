// What somebody does at a browser with several tabs. walk.ts chooses; here it is done, each deed up to its true end.
import { errors, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { Walker } from './marks.ts'

/** How long something on the page may take on a busy machine. */
const patience = 20_000
/** How long one try may take of what is tried again when a dialog or another tab gets in its way. */
const tryPatience = 6_000

export class Visitor {
  readonly tabs: Page[] = []
  /** Who is signed in, and who was before. */
  person: Walker | undefined
  former: Walker | undefined
  readonly #portal: string
  readonly #context: BrowserContext
  #at = 0

  constructor(portal: string, context: BrowserContext) {
    this.#portal = portal
    this.#context = context
    context.setDefaultTimeout(patience)
  }

  /** Opens the portal, and waits until its service worker answers for its files. */
  async start(): Promise<void> {
    const page = await this.#newTab()
    await page.goto(`${this.#portal}/nw-pwa-download`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: patience })
      .toBe(true)
  }

  get page(): Page {
    return this.tabs[this.#at]!
  }

  async signIn(next: Walker, path: string): Promise<void> {
    await this.open(path)
    await this.page.getByLabel('Username').fill(next.id)
    await this.page.getByLabel('Password').fill('sandbox')
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await this.page.waitForURL((url) => url.origin === this.#portal && url.pathname !== '/signin-oidc', {
      waitUntil: 'commit',
    })
    this.person = next
  }

  async logOut(): Promise<void> {
    await this.#arrive()
    // The portal is at its root before the provider has heard of it; who goes on at once is still signed in there.
    await Promise.all([
      this.page.waitForURL((url) => url.origin !== this.#portal, { waitUntil: 'commit' }),
      this.#inPanel((panel) =>
        panel.getByRole('button', { name: 'Log out' }).click({ timeout: tryPatience }),
      ),
    ])
    await this.page.waitForURL((url) => url.origin === this.#portal && url.pathname === '/')
    await this.page.getByRole('heading', { level: 1, name: 'Signed out' }).waitFor()
    this.former = this.person
    this.person = undefined
  }

  /** Chooses somebody else's account, or the own one. Was another one shown before? */
  async switchTo(target: { name: string } | undefined): Promise<boolean> {
    await this.#arrive()
    let isChange = true
    await this.#inPanel(async (panel) => {
      const names = this.page.locator('[data-account-name]').getByText(target?.name ?? '', { exact: true })
      const choice = target
        ? panel.getByRole('button').filter({ has: names }).first()
        : panel.getByRole('button', { name: 'Back to my account' })
      await panel.getByRole('button', { name: 'Log out' }).waitFor({ timeout: tryPatience })
      isChange = target
        ? (await choice.getAttribute('aria-current', { timeout: tryPatience })) === null
        : (await choice.count()) > 0
      const button = isChange ? choice : panel.getByRole('button', { name: 'Close' })
      await button.click({ timeout: tryPatience })
    })
    return isChange
  }

  /** Follows a link of the menu or of the page, as far as it stays in the portal. */
  async followLink(pick: (hrefs: readonly string[]) => string): Promise<void> {
    await this.#arrive()
    const links = this.page.locator(
      'header nav a[href^="/"]:visible, main a[href^="/"]:not([target]):visible',
    )
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    if (hrefs.length === 0) return this.open('/myaccount')
    const href = pick(hrefs)
    const link = links.and(this.page.locator(`[href="${href}"]`)).first()
    try {
      await link.click({ timeout: tryPatience })
    } catch (error) {
      // An answer that came meanwhile may have drawn the page without it.
      if (!(error instanceof errors.TimeoutError) || (await link.count()) > 0) throw error
      await this.open(href)
    }
  }

  open = (path: string) => unlessOvertaken(this.page.goto(this.#portal + path, { waitUntil: 'commit' }))
  reload = () => unlessOvertaken(this.page.reload({ waitUntil: 'commit' }))
  back = () => unlessOvertaken(this.page.goBack({ waitUntil: 'commit' }))
  forward = () => unlessOvertaken(this.page.goForward({ waitUntil: 'commit' }))

  async openTab(): Promise<void> {
    await this.#newTab()
    this.#at = this.tabs.length - 1
    await this.open('/myaccount')
  }

  async changeTab(): Promise<void> {
    this.#at = (this.#at + 1) % this.tabs.length
    await this.page.bringToFront()
  }

  async closeTab(): Promise<void> {
    const [closed] = this.tabs.splice(this.#at, 1)
    this.#at = 0
    await closed?.close()
    await this.page.bringToFront()
  }

  /** The first route is on screen, or the page is somebody else's, such as the provider's or an empty one before it. */
  async settled(): Promise<void> {
    await expect(async () => {
      if (this.page.url() === 'about:blank') return
      await this.page.locator('h1').first().waitFor({ timeout: tryPatience })
      await expect(this.page.locator('[data-boot-spinner]')).toHaveCount(0, { timeout: tryPatience })
    }).toPass({ timeout: patience })
  }

  /** What every tab shows, for whoever has to find out why a walk could not go on. */
  async whereabouts(): Promise<string[]> {
    return Promise.all(
      this.tabs.map(async (page, index) => {
        const texts = await page
          .locator('h1, header button, dialog[open]')
          .allInnerTexts()
          .catch((error: unknown) => [String(error)])
        return `${index === this.#at ? '*' : ''}${page.url()} [${texts.join(' | ').replace(/\s+/g, ' ')}]`
      }),
    )
  }

  async #newTab(): Promise<Page> {
    const page = await this.#context.newPage()
    this.tabs.push(page)
    // They come when they will, also between a look and a click.
    await page.addLocatorHandler(page.locator('dialog[open][data-size]').first(), answer, {
      noWaitAfter: true,
    })
    return page
  }

  get #account(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.person!.name, exact: true })
  }

  get #panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Account details' })
  }

  /**
   * Makes sure that this tab shows the portal to its person. Tried again, because a tab that hears of a sign-out
   * leads to the root by itself a second later, whatever address has been opened meanwhile.
   */
  async #arrive(): Promise<void> {
    await expect(async () => {
      if (await this.#isElsewhere()) await this.open('/myaccount')
      await this.#account.or(this.#panel).first().waitFor({ timeout: tryPatience })
      await this.settled()
    }).toPass({ timeout: 2 * patience })
  }

  async #isElsewhere(): Promise<boolean> {
    if (!this.page.url().startsWith(`${this.#portal}/`)) return true
    await this.settled()
    return !(await this.#account.or(this.#panel).first().isVisible())
  }

  /** Does something in the side panel. A dialog that opens closes the panel; then it is opened again. */
  async #inPanel(act: (panel: Locator) => Promise<void>): Promise<void> {
    await expect(async () => {
      if (!(await this.#panel.isVisible())) await this.#account.click({ timeout: tryPatience })
      await act(this.#panel)
    }).toPass({ timeout: 2 * patience })
  }
}

/** Answers a dialog of the portal. It may close by itself, with a change of person. */
async function answer(dialog: Locator): Promise<void> {
  const button = dialog.getByRole('button', { name: /^(Continue|Got it|Not now|Close|Remind me later)$/ })
  try {
    await button.first().click({ timeout: tryPatience })
  } catch (error) {
    if (await dialog.isVisible()) throw error
  }
}

/** A page on its way to or from the provider may go on by itself just then; that is no fault. */
async function unlessOvertaken(going: Promise<unknown>): Promise<void> {
  try {
    await going
  } catch (error) {
    const overtaken =
      /interrupted by another navigation|ERR_ABORTED|frame was detached|Not attached to an active page/
    if (!overtaken.test(String(error))) throw error
  }
}
