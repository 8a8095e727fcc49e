// Signs in once, as a page of the portal would, in a real browser: what only a sign-in shows. The page of the portal is an
// empty one at its origin, so that the portal itself need not run and the browser judges CORS.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chromium, type Page } from 'playwright'
import { ensureBrowser, launchOptions } from '../browser.ts'
import { discover } from '#session/sign-in/discovery.ts'
import { leaveProvider } from '#session/sign-in/leave-provider.ts'
import { wrong, type Finding, type Installation } from './finding.ts'
import { apiAnswers, freshFinding, renewalFindings, tokenFindings } from './tokens.ts'

export interface Credentials {
  user: string
  password: string
}

/** How long a person may take, and how long a provider that signs in by itself. */
const PERSON_MS = 300_000
const UNATTENDED_MS = 30_000

export interface SignedIn {
  installation: Installation
  /** Where the provider's pages are. */
  page: Page
  /** An empty page of the portal's origin. */
  home: Page
  metadata: Awaited<ReturnType<typeof discover>>
  clientId: string
  /** Leaves for the provider and comes back with an answer. */
  authorise(more?: Record<string, string>): Promise<{ code: string; verifier: string; nonce: string }>
  /** As the page asks: the browser refuses what CORS does not allow. */
  post(address: string, form: Record<string, string>): Promise<{ status: number; body: unknown }>
}

/** Signs in at the provider, as these credentials or as whoever sits at the browser, and says what it finds. */
export async function signInFindings(
  installation: Installation,
  credentials: Credentials | undefined,
): Promise<Finding[]> {
  ensureBrowser()
  const { settings, portal, ask } = installation
  const metadata = await discover(settings, ask)
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({
    ...options,
    // The doctor's page has no address of a network, so that the browser would keep it from a provider on this machine.
    args: [...args, '--disable-features=LocalNetworkAccessChecks'],
    headless: credentials !== undefined,
  })
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const [page, home] = [await context.newPage(), await context.newPage()]
    await home.route(`${portal}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
    )
    await home.goto(`${portal}/doctor`)
    await page.bringToFront()
    const clientId = settings.clients.web
    const signedIn: SignedIn = {
      ...{ installation, page, home, metadata, clientId },
      authorise: (more = {}) => authorise(signedIn, credentials, more),
      post: (address, form) =>
        home.evaluate(
          async ([url, body]) => {
            const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(body) })
            return { status: answer.status, body: (await answer.json()) as unknown }
          },
          [address, form] as const,
        ),
    }
    return await inOrder(signedIn)
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return [wrong('tokens', `The sign-in came to no end: ${text.replace(/([?&]\w+)=[^&\s"]+/g, '$1=…')}.`)]
  } finally {
    await browser.close()
  }
}

async function inOrder(signedIn: SignedIn): Promise<Finding[]> {
  const { findings, tokens } = await tokenFindings(signedIn, {})
  if (!tokens) return findings
  const renewed = await renewalFindings(signedIn, tokens)
  return [
    ...findings,
    ...renewed.findings,
    ...(await apiAnswers(signedIn, renewed.tokens)),
    await freshFinding(signedIn, tokens),
    ...(await wayBack(signedIn, renewed.tokens.id_token ?? tokens.id_token ?? '')),
  ]
}

async function authorise(
  { installation: { settings, portal, callback }, page, metadata, clientId }: SignedIn,
  credentials: Credentials | undefined,
  more: Record<string, string>,
): Promise<{ code: string; verifier: string; nonce: string }> {
  const [verifier, nonce, state] = [randomBytes(32).toString('base64url'), randomUUID(), randomUUID()]
  const back = portal + callback
  const address = new URL(metadata.authorization_endpoint ?? '')
  const asked = {
    ...settings.provider?.parameters,
    ...{
      client_id: clientId,
      redirect_uri: back,
      response_type: 'code',
      scope: settings.scope,
      state,
      nonce,
    },
    ...{ code_challenge_method: 'S256', ...more },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  const isBack = comesTo(page, back, credentials ? UNATTENDED_MS : PERSON_MS)
  void goTo(page, address.href)
  if (credentials) await Promise.race([isBack, fillIn(page, credentials)])
  const answer = new URL(await isBack).searchParams
  const error = answer.get('error')
  if (error !== null) throw new Error(`the provider answers ${error}`)
  if (answer.get('state') !== state) throw new Error('the provider answers another state')
  return { code: answer.get('code') ?? '', verifier, nonce }
}

/** The address under which the browser asks for a page that begins so, whether or not anything answers there. */
async function comesTo(page: Page, start: string, timeout: number): Promise<string> {
  const isThere = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().startsWith(start),
    { timeout },
  )
  isThere.catch(() => undefined)
  return (await isThere).url()
}

/**
 * Goes there. The way back may lead to a portal that does not run, which is no fault: the answer is in its address. A failure
 * of the page before may come late, and interrupt this one.
 */
async function goTo(page: Page, address: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const error = await page.goto(address, { waitUntil: 'commit' }).then(
      () => undefined,
      (failure: unknown) => String(failure),
    )
    if (error?.includes('interrupted') !== true) return
  }
}

/** Fills in the usual forms: name and password on one page or on two, then a consent. */
async function fillIn(page: Page, { user, password }: Credentials): Promise<never> {
  const name = page
    .locator('input[type=email]:visible, input[type=text]:visible, input:not([type]):visible')
    .first()
  const secret = page.locator('input[type=password]:visible').first()
  const button = page.locator('button[type=submit]:visible, input[type=submit]:visible').first()
  for (let step = 0; step < 4; step++) {
    await name.or(secret).or(button).first().waitFor()
    const hasSecret = await secret.isVisible()
    if (await name.isVisible()) await name.fill(user)
    if (hasSecret) await secret.fill(password)
    const before = page.url()
    await (hasSecret
      ? secret.press('Enter')
      : (await name.isVisible())
        ? name.press('Enter')
        : button.click())
    await page.waitForURL((url) => url.href !== before)
  }
  throw new Error('the forms of the provider are not the usual ones; leave out --user and sign in by hand')
}

/** Signs out, and sees where that ends. */
async function wayBack(
  { installation: { settings, portal }, page, metadata, clientId }: SignedIn,
  idToken: string,
): Promise<Finding[]> {
  const given = settings.provider?.signOut
  if (given?.kind === 'none') return []
  const back = `${portal}/`
  const standard = new URL(metadata.end_session_endpoint ?? back)
  standard.searchParams.set('id_token_hint', idToken)
  standard.searchParams.set('post_logout_redirect_uri', back)
  const address =
    given?.kind === 'parameters' ? leaveProvider(given, metadata, clientId, back) : standard.href
  const comesBack = comesTo(page, back, 10_000)
  void goTo(page, address)
  const isBack = await comesBack.then(
    (url) => url === back || url.startsWith(`${back}?`),
    () => false,
  )
  return [
    isBack
      ? { topic: 'sign-out', outcome: 'fine', says: `After the sign-out the browser is back at ${back}.` }
      : wrong(
          'sign-out',
          `After the sign-out the browser stays at ${new URL(page.url()).origin}${new URL(page.url()).pathname}. Register ${back} as post-logout address, or set \`provider.signOut\`.`,
        ),
  ]
}
