// Signs in once, as a page of the portal would, in a real browser: what only a sign-in shows. The page of the portal is an
// empty one at its origin, so that the portal itself need not run and the browser judges CORS.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chromium } from 'playwright'
import { discover } from '#session/sign-in/discovery.ts'
import type { SignedIn } from './signed-in.ts'
import { ensureBrowser, launchOptions } from '../browser.ts'
import { apiAnswers } from './api-answers.ts'
import { skipped, wrong, type Finding, type Installation } from './finding.ts'
import { goTo, visit } from './provider-pages.ts'
import { freshFinding, renewalFindings } from './renewal.ts'
import { tokenFindings } from './tokens.ts'
import type { Credentials } from './usual-forms.ts'
import { wayBack } from './way-back.ts'

/** The doctor's page at the portal's origin, for which no server is asked. */
const DOCTOR = '/doctor'
const WAITING = `<!doctype html><title>Doctor</title>
<p>The doctor is looking at the tokens. Leave this window open: what comes next opens here by itself.`

/** Signs in at the provider, as these credentials or as the person at the browser, and says what it finds. */
export async function signInFindings(
  installation: Installation,
  credentials: Credentials | undefined,
): Promise<Finding[]> {
  const hasWindow = credentials === undefined
  if (hasWindow && !hasScreen())
    return [
      skipped(
        'tokens',
        'Nobody was signed in: without --user, `--sign-in` opens a browser for a person, and there is no screen here. Give --user and --password-file, or run it where there is one.',
      ),
    ]
  ensureBrowser({ hasWindow })
  const { settings, portal, ask } = installation
  const metadata = await discover(settings, ask)
  const { args, ...options } = launchOptions({ hasWindow })
  const browser = await chromium.launch({
    ...options,
    // The doctor's page has no address of a network, so that the browser would keep it from a provider on this machine.
    args: [...args, '--disable-features=LocalNetworkAccessChecks'],
    headless: !hasWindow,
  })
  const findings: Finding[] = []
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const [page, home] = [await context.newPage(), await context.newPage()]
    await context.route(portal + DOCTOR, (route) =>
      route.fulfill({ contentType: 'text/html', body: WAITING }),
    )
    await home.goto(portal + DOCTOR)
    await page.bringToFront()
    const clientId = settings.clients.web
    const signedIn: SignedIn = {
      ...{ installation, page, home, metadata, clientId, credentials },
      authorise: (more = {}) => authorise(signedIn, more),
      post: (address, form) =>
        home.evaluate(
          async ([url, body]) => {
            const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(body) })
            return { status: answer.status, body: (await answer.json()) as unknown }
          },
          [address, form] as const,
        ),
    }
    await inOrder(signedIn, findings)
  } catch (error) {
    // What was found before stays, whatever becomes of the rest.
    findings.push(wrong('tokens', `The sign-in came to no end: ${saidBy(error)}.`))
  } finally {
    await browser.close()
  }
  return findings
}

/** Linux without a display server shows nothing. */
const hasScreen = (): boolean =>
  process.platform !== 'linux' ||
  [process.env.DISPLAY, process.env.WAYLAND_DISPLAY].some((name) => name !== undefined && name !== '')

async function inOrder(signedIn: SignedIn, findings: Finding[]): Promise<void> {
  const first = await tokenFindings(signedIn, {})
  findings.push(...first.findings)
  const { tokens } = first
  if (!tokens) return
  const renewed = await renewalFindings(signedIn, tokens)
  findings.push(...renewed.findings, ...(await apiAnswers(signedIn, renewed.tokens)))
  const fresh = await freshFinding(signedIn, tokens).catch((error: unknown) =>
    wrong('fresh', `A fresh sign-in came to no end: ${saidBy(error)}.${adviceFor(error)}`),
  )
  findings.push(fresh, ...(await wayBack(signedIn, renewed.tokens.id_token ?? tokens.id_token ?? '')))
}

/** A request that is wrong in itself differs from that of the first sign-in by prompt and max_age alone. */
const adviceFor = (error: unknown): string =>
  saidBy(error).includes('invalid_request')
    ? ' Where the provider refuses max_age=0, set `provider.maxAge` to 300.'
    : ''

/** The first line of an error, without what parameters of an address hold. */
function saidBy(error: unknown): string {
  const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return text.replace(/([?&]\w+)=[^&\s"]+/g, '$1=…').replace(/\.$/, '')
}

async function authorise(
  { installation: { settings, portal, callback }, page, metadata, clientId, credentials }: SignedIn,
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
  const answer = new URL(await visit(page, address.href, back, credentials)).searchParams
  // Away from the portal: it did not ask for this sign-in, and would say that it failed.
  await goTo(page, portal + DOCTOR)
  const [error, description] = [answer.get('error'), answer.get('error_description')]
  if (error !== null)
    throw new Error(`the provider answers ${error}${description === null ? '' : ` (${description})`}`)
  if (answer.get('state') !== state) throw new Error('the provider answers another state')
  return { code: answer.get('code') ?? '', verifier, nonce }
}
