// The portal as a person meets it: signing in, what stands around the page, and when it has come to rest.
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { entriesOf } from './entries-on-page.ts'
import type { SandboxClient } from './sandbox-client.ts'
import { REVEAL, Traffic } from './traffic.ts'
import { fillSignInPage, openSignedIn } from './sign-ins.ts'

export interface Addresses {
  portal: string
  sandbox: string
}

export class Portal {
  readonly page: Page
  readonly sandbox: SandboxClient
  readonly addresses: Addresses
  #isInstalled = false
  /** Page errors that a journey provokes. */
  expectedMistakes: RegExp[] = []
  readonly #traffic: Traffic
  constructor(page: Page, sandbox: SandboxClient, addresses: Addresses) {
    this.page = page
    this.sandbox = sandbox
    this.addresses = addresses
    this.#traffic = new Traffic(page)
  }

  /** The same portal on another page. */
  on(page: Page): Portal {
    return new Portal(page, this.sandbox, this.addresses)
  }

  /** Makes this browser the installed app. Before the first page. */
  async install(): Promise<void> {
    this.#isInstalled = true
    await this.page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  }

  /** Leaves a switched grant of an earlier visit in this browser. Before the first page. */
  async hasSwitched(userId: string, grant: { kind: 'client' | 'grantor'; id: string }): Promise<void> {
    await this.page.goto('/settings.json')
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `portal.switched-grant.${userId}`,
      JSON.stringify(grant),
    ] as const)
  }

  /** Opens a path as this person, who has signed in by HTTP; ends where the portal leads. */
  async signIn(persona: string, path = '/myaccount'): Promise<void> {
    await openSignedIn(this.page, this.addresses, persona, path, this.#isInstalled ? 'pwa' : 'web')
    await this.settled()
  }

  /** Opens a path signed out and signs in at the provider's page; ends where the portal leads. For journeys about signing in. */
  async signInWithPassword(persona: string, path = '/myaccount'): Promise<void> {
    await this.page.goto(path)
    await this.signInAtProvider(persona)
  }

  /** A viewer of somebody else's account signs in at this path, is led to what is shared, and reads why. */
  async turnsViewerAway(path: string): Promise<void> {
    await this.hasSwitched('U-20010', { kind: 'grantor', id: 'C-30007' })
    await this.signIn('shared-viewer', path)
    await this.hasPath('/myaccount')
    await expect(this.page.getByText('That page isn’t shared with you')).toBeVisible()
  }

  async signInAtProvider(persona: string): Promise<void> {
    await fillSignInPage(this.page, persona)
    await this.page.waitForURL(
      (url) => url.origin === this.addresses.portal && url.pathname !== '/signin-oidc',
    )
    await this.settled()
  }

  /** Goes to a path as a link does: the router draws the page, and its files are not loaded again. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      // A page that is drawn already keeps its title.
      if (new URL(to, location.href).pathname !== location.pathname) document.title = ''
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    // Whatever is drawn there gives the document its title.
    await this.page.waitForFunction(() => document.title !== '')
  }

  /** Waits until the first route is on screen. */
  async settled(): Promise<void> {
    await this.takenOver()
    // It sees the heading as soon as it comes; an expectation looks again after a while. A drawn page has one for each platform.
    await this.page.locator('h1:visible').first().waitFor()
    await expect(this.page.locator('h1:visible')).toHaveCount(1)
    await expect(this.page.locator('[data-boot-spinner]')).toHaveCount(0)
  }

  /** Waits until React has taken over what the HTML showed. */
  async takenOver(): Promise<void> {
    await expect(this.page.locator('html[data-drawn*="-"]')).toHaveCount(0)
  }

  /** Waits until the page has nothing under way and asks for nothing more, so that late cards are there. */
  isQuiet(): Promise<void> {
    return this.#traffic.isQuiet()
  }

  /** Waits until the page asks for nothing more, also where what it asked for is held back. */
  rests(): Promise<void> {
    return this.#traffic.pauses(REVEAL)
  }

  /** Empties the journal once the page is quiet: what it has then comes after. */
  async startJournal(): Promise<void> {
    await this.isQuiet()
    await this.sandbox.clearJournal()
  }

  path(): string {
    const { pathname, search, hash } = new URL(this.page.url())
    return pathname + search + hash
  }

  async hasPath(path: string): Promise<void> {
    await expect.poll(() => this.path()).toBe(path)
  }

  /** The header's navigation, the only one in the banner landmark. */
  navigation() {
    return this.page.getByRole('banner').getByRole('navigation')
  }

  /** The link or button of an entry of the header's menu, by its id in the manifest. */
  entry(id: string) {
    const entry = `[data-entry="${id}"]`
    return this.navigation().locator(`${entry} > a, ${entry} > button, ${entry} > details > summary`)
  }

  /** The header's menu, folded parts included: one entry a line, children indented, badge in brackets, then where a link leads. */
  menu(): Promise<string[]> {
    return entriesOf(this.page, 'header nav ul')
  }

  /** The tab bar, in the same words. */
  tabs(): Promise<string[]> {
    return entriesOf(this.page, '[data-entry="tab-bar"] > ul')
  }

  /** The groups of the footer, in the same words. */
  async footer(): Promise<string[]> {
    const groups = await this.page.locator('footer section').all()
    const lines = groups.map(async (group) => {
      const id = (await group.getAttribute('data-entry')) ?? ''
      const entries = await entriesOf(this.page, `footer [data-entry="${id}"] > ul`)
      return [await group.getByRole('heading').innerText(), ...entries.map((entry) => `  ${entry}`)]
    })
    return (await Promise.all(lines)).flat()
  }

  async hasMenu(expected: readonly string[]): Promise<void> {
    await expect.poll(() => this.menu()).toEqual(expected)
  }

  /** Opens the side panel at the account button and gives it. */
  async openPanel(userName: string) {
    await this.page.getByRole('banner').getByRole('button', { name: userName, exact: true }).click()
    return this.panel()
  }

  panel() {
    return this.page.getByRole('dialog', { name: 'Account details' })
  }

  /** The dialog that says, once, that somebody else's account is shown. */
  grantedAccessDialog() {
    return this.page.getByRole('dialog', { name: /^You are (acting for|viewing the account of) / })
  }

  /** Reads that somebody else's account is shown, and goes on. */
  async goOn(): Promise<void> {
    await this.grantedAccessDialog().getByRole('button', { name: 'Continue' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** Says whose account is shown, under the header. */
  banner() {
    return this.page.getByRole('region', { name: 'Whose account this is' })
  }

  /** Names of the scripts fetched from now on, without their hashes: "documents.screen". */
  scripts(): string[] {
    const names: string[] = []
    this.page.on('request', (request) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1]
      if (name !== undefined) names.push(name)
    })
    return names
  }

  /** Nothing on this page breaks WCAG 2.2 AA as far as axe can tell, nor do its colours in the dark. Ends in its own colours. */
  isAccessible(): Promise<void> {
    return isAccessible(this.page)
  }
}
