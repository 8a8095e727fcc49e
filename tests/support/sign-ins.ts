// The sign-ins of one worker: each person signs in once at the provider's page, and journeys that are not about signing in
// start from what that left in the browser.
import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'
import { libraryKeys } from '#base/browser/storage-keys.ts'
import type { Addresses } from './portal.ts'

interface StoredSignIn {
  /** Of the provider. */
  cookies: Cookie[]
  /** The entry of sessionStorage that has the tokens. */
  user: { key: string; value: string }
  /** By the clock of this process, in ms. */
  madeAt: number
}

/** What needs a fresh sign-in takes one of five minutes at most. So much of them, in ms, a journey may find gone. */
const usedFor = 180_000

export class SignIns {
  readonly #browser: Browser
  readonly #addresses: Addresses
  readonly #stored = new Map<string, StoredSignIn>()
  constructor(browser: Browser, addresses: Addresses) {
    this.#browser = browser
    this.#addresses = addresses
  }

  /** Opens this path as a person who has signed in before. Throws where the sign-in does not work. */
  async open(page: Page, persona: string, path: string): Promise<void> {
    const { cookies, user } = await this.#of(persona)
    await page.context().addCookies(cookies)
    const { portal } = this.#addresses
    const script = await page.addInitScript(
      ({ origin, key, value }) => {
        if (location.origin === origin) sessionStorage.setItem(key, value)
      },
      { origin: portal, ...user },
    )
    await page.goto(path)
    await script.dispose()
    this.#endWhenUsedUp(page.context(), persona)
  }

  /** Is the person still signed in by it on this page of the portal? Throws where not. */
  async works(page: Page, persona: string): Promise<void> {
    const isSignedIn = await page.evaluate(
      ({ origin, prefix }) =>
        location.origin !== origin || Object.keys(sessionStorage).some((key) => key.startsWith(prefix)),
      { origin: this.#addresses.portal, prefix: libraryKeys.user },
    )
    if (isSignedIn) return
    this.end(persona)
    throw new Error(`The stored sign-in of ${persona} does not work any more`)
  }

  /** The next journey of this person signs in anew. */
  end(persona: string): void {
    this.#stored.delete(persona)
  }

  /** A call of the provider may renew or end the tokens, which others must not use after that. */
  #endWhenUsedUp(context: BrowserContext, persona: string): void {
    context.on('request', (request) => {
      if (request.url().startsWith(`${this.#addresses.sandbox}/idp/`)) this.end(persona)
    })
  }

  async #of(persona: string): Promise<StoredSignIn> {
    const known = this.#stored.get(persona)
    if (known && performance.now() - known.madeAt < usedFor) return known
    const made = await this.#make(persona)
    this.#stored.set(persona, made)
    return made
  }

  /** Signs in at the provider's page in a browser context of its own, of which the product API hears nothing. */
  async #make(persona: string): Promise<StoredSignIn> {
    const madeAt = performance.now()
    const context = await this.#browser.newContext({ baseURL: this.#addresses.portal })
    const { sandbox } = this.#addresses
    await context.route(
      ({ href }) => href.startsWith(sandbox) && !href.startsWith(`${sandbox}/idp/`),
      (route) => route.abort(),
    )
    const page = await context.newPage()
    await page.goto('/myaccount')
    await fillSignInPage(page, persona)
    const user = await page.waitForFunction(
      ({ origin, prefix }) => {
        const key =
          location.origin === origin && Object.keys(sessionStorage).find((name) => name.startsWith(prefix))
        return key ? { key, value: sessionStorage.getItem(key) ?? '' } : undefined
      },
      { origin: this.#addresses.portal, prefix: libraryKeys.user },
    )
    const made = {
      cookies: await context.cookies(`${sandbox}/idp/authorize`),
      user: (await user.jsonValue())!,
      madeAt,
    }
    await context.close()
    return made
  }
}

/** Types user name and password at the provider, and presses the button. Who confirms that it is them types the password alone. */
export async function fillSignInPage(page: Page, persona: string): Promise<void> {
  const password = page.getByLabel('Password', { exact: true })
  await password.waitFor()
  const userName = page.getByLabel('Username')
  if (await userName.isVisible()) await userName.fill(persona)
  await password.fill('sandbox')
  await page.getByRole('button', { name: /^(Sign in|Confirm)$/ }).click()
}
