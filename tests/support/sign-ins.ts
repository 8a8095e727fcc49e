// Signs people in at the provider: by HTTP where a journey is not about signing in, else through the provider's page.
import type { Page } from '@playwright/test'
import { InMemoryWebStorage, OidcClient, User, WebStorageStateStore } from 'oidc-client-ts'
import { libraryKeys } from '#base/browser/storage-keys.ts'
import { createSettings } from '#sandbox/config/settings.ts'
import { noteCost } from './costs.ts'
import type { Addresses } from './portal.ts'

/**
 * Opens this path as a person who has just signed in: the provider's cookies and the tokens are in the browser. Throws where the
 * portal does not take them.
 */
export async function openSignedIn(
  page: Page,
  { portal, sandbox }: Addresses,
  persona: string,
  path: string,
  client: 'web' | 'pwa' = 'web',
): Promise<void> {
  const { authority, clients, scope } = createSettings({ sandboxUrl: sandbox })
  const user = await signInByHttp(page, persona, {
    ...{ authority, scope, client_id: clients[client], redirect_uri: `${portal}/signin-oidc` },
  })
  const script = await page.addInitScript(
    ({ origin, key, value }) => {
      if (location.origin === origin) sessionStorage.setItem(key, value)
    },
    { origin: portal, key: `${libraryKeys.user}${authority}:${clients[client]}`, value: user },
  )
  await page.goto(path)
  await script.dispose()
}

/**
 * The code flow with the page's cookies and without its browser. The provider asks nobody whom it knows by them, as in a second tab.
 * Returns the user as the library stores it.
 */
async function signInByHttp(
  page: Page,
  persona: string,
  client: { authority: string; client_id: string; redirect_uri: string; scope: string },
): Promise<string> {
  const oidc = new OidcClient({
    ...client,
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  })
  const { request } = page.context()
  const { url } = await oidc.createSigninRequest({ nonce: crypto.randomUUID() })
  // The provider closes what stands idle, sometimes as it is used again.
  const first = await request.get(url, { maxRetries: 3 })
  const isKnown = first.url().startsWith(client.redirect_uri)
  const answer = isKnown
    ? first
    : await request.post(first.url(), { form: { username: persona, password: 'sandbox' }, maxRetries: 3 })
  const user = new User(await oidc.processSigninResponse(answer.url()))
  return JSON.stringify({ ...(JSON.parse(user.toStorageString()) as object), lifetime: user.expires_in })
}

/** Types user name and password at the provider, and presses the button. Who confirms that it is them types the password alone. */
export async function fillSignInPage(page: Page, persona: string): Promise<void> {
  noteCost('sign-ins through a page')
  const password = page.getByLabel('Password', { exact: true })
  await password.waitFor()
  const userName = page.getByLabel('Username')
  if (await userName.isVisible()) await userName.fill(persona)
  await password.fill('sandbox')
  await page.getByRole('button', { name: /^(Sign in|Confirm)$/ }).click()
}
