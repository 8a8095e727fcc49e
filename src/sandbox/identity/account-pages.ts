// The provider's own pages where people change what they sign in with. They need a session of the last minutes, or the
// password again, and lead back to the portal that sent the person.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import * as limits from '#base/limits.gen.ts'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { readBody, send } from '#sandbox/web/http.ts'
import { escapeHtml, pageHeaders, renderPage, type Page } from '#sandbox/web/page.ts'
import { personBySubject } from '#sandbox/config/people.ts'
import type { Shown, Visit } from './visit.ts'
import { field, problemList, type Problems } from './form-parts.ts'
import { confirmTitle, knownUserName } from './sign-in-markup.ts'
import type { SandboxIdentity } from './identity.ts'
import { passkeysPage } from './passkeys-page.ts'
import { passwordPage } from './password-page.ts'
import { twoStepPage } from './two-step-page.ts'

const pages: Readonly<Record<string, (visit: Visit) => Shown>> = {
  password: passwordPage,
  'two-step': twoStepPage,
  passkeys: passkeysPage,
}

interface AccountPageOptions {
  provider: Provider
  portalOrigins: readonly string[]
  identity: SandboxIdentity
  api: ProductApi
}

/** Serves /idp/account/<page>, or says that there is no such page. */
export async function serveAccountPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { provider, portalOrigins, identity, api }: AccountPageOptions,
): Promise<boolean> {
  const name = /^\/idp\/account\/([a-z-]+)$/.exec(url.pathname)?.[1] ?? ''
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) return false
  const show = ({ status, page: shown }: Shown) =>
    send(response, status, renderPage(shown), pageHeaders(shown))
  const back = wayBack(url, portalOrigins)
  // A form of another site, or of another port of this host, is not the person's.
  if (request.method === 'POST' && request.headers['sec-fetch-site'] !== 'same-origin') {
    show({ status: 403, page: notSignedIn(back) })
    return true
  }
  const session = await provider.Session.get(provider.createContext(request, response))
  const person = session.accountId === undefined ? undefined : personBySubject(session.accountId)
  if (!person) {
    show({ status: 401, page: notSignedIn(back) })
    return true
  }
  const browser = identity.browserOf(request, response)
  const form = request.method === 'POST' ? textsOf(await readBody(request)) : undefined
  const visit: Visit = { person, identity, api, form, browserId: browser.id, back }
  if (form?.['confirm'] !== undefined) {
    const problems = problemsOfConfirming(visit, form)
    if (Object.keys(problems).length > 0) {
      api.noteSignIn(person.subject, browser, problems['password'] ? 'wrong-password' : 'wrong-code')
      show({ status: 422, page: confirmPage(visit, problems) })
      return true
    }
    session.loginTs = Math.floor(Date.now() / 1000)
    await session.persist()
    send(response, 303, undefined, { location: url.pathname + url.search })
    return true
  }
  show(isFresh(session.loginTs) ? page(visit) : { status: 200, page: confirmPage(visit, {}) })
  return true
}

const isFresh = (loginAt: number | undefined): boolean =>
  loginAt !== undefined && Date.now() / 1000 - loginAt <= limits['fresh-sign-in'].value

function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The link back: to an address of a portal that signs in here, and to nothing else. */
function wayBack(url: URL, portalOrigins: readonly string[]): string {
  const asked = URL.parse(url.searchParams.get('return') ?? '')
  const target = asked && portalOrigins.includes(asked.origin) ? asked.href : `${portalOrigins[0] ?? ''}/`
  return `<p><a href="${escapeHtml(target)}">Back to the portal</a></p>`
}

function notSignedIn(back: string): Page {
  return {
    title: 'Sign in first',
    main: `<h1>Sign in first</h1>
<p>Nobody is signed in here any more. Sign in at the portal, and open this page from there.</p>
${back}`,
  }
}

function problemsOfConfirming({ person, identity }: Visit, form: Readonly<Record<string, string>>): Problems {
  const { credentials } = identity
  if (!credentials.isPassword(person.subject, form['password'] ?? ''))
    return { password: 'Enter the password that you sign in with' }
  return credentials.hasTwoStep(person.subject) && !credentials.takesCode(person.subject, form['code'] ?? '')
    ? { code: 'Enter the code that your app shows now; each one works once' }
    : {}
}

function confirmPage({ person, identity, back }: Visit, problems: Problems): Page {
  const code = {
    name: 'code',
    label: 'Code of your authenticator app',
    autocomplete: 'one-time-code',
  } as const
  const title = confirmTitle(person)
  return {
    title: Object.keys(problems).length > 0 ? `Error: ${title}` : title,
    isSignIn: true,
    main: `<div class="card">
<h1>${escapeHtml(title)}</h1>
<p class="quiet">You signed in more than a few minutes ago, and changes here need your password again.</p>
${problemList(problems)}
<form method="post">
<input type="hidden" name="confirm" value="yes">
${knownUserName(person)}
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, problems)}
${identity.credentials.hasTwoStep(person.subject) ? field(code, problems) : ''}
<button class="primary" type="submit">Confirm</button>
</form>
</div>
${back}`,
  }
}
