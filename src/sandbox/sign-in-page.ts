// Owns the provider's sign-in page: one button a person, a form for user name and password, and what happens on sending it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import * as z from 'zod'
import type { ProductApi } from './api/product-api.ts'
import { readBody, send } from './http.ts'
import { codePage } from './identity/code-page.ts'
import type { SandboxIdentity } from './identity/identity.ts'
import { escapeHtml, pageHeaders, renderPage, type Page } from './page.ts'
import { people, personById } from './people.ts'

/** After so many wrong codes the sign-in begins again. */
const CODES_TRIED_MOST = 5

const sentForm = z.union([
  z.object({ cancel: z.literal('yes') }),
  z.object({ code: z.string() }),
  z.object({ persona: z.string() }),
  z.object({ username: z.string(), password: z.string() }),
])

interface SignInPageOptions {
  provider: Provider
  portalOrigins: readonly string[]
  identity: SandboxIdentity
  api: ProductApi
  onBody(request: IncomingMessage, body: unknown): void
}

/** Shows the sign-in page of a started sign-in, or finishes the sign-in with what its form sent. */
export async function serveSignInPage(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, portalOrigins, identity, api, onBody }: SignInPageOptions,
): Promise<void> {
  const body = request.method === 'POST' ? await readBody(request) : undefined
  onBody(request, body)
  const started = await provider.interactionDetails(request, response).catch(() => undefined)
  if (!started) {
    show(response, 400, endedPage(portalOrigins))
    return
  }
  const form = sentForm.safeParse(body)
  if (!form.success) {
    show(response, 200, signInPage(portalOrigins, isAgain(started)))
    return
  }
  if ('cancel' in form.data) {
    await provider.interactionFinished(request, response, { error: 'access_denied' })
    return
  }
  const browser = identity.browserOf(request, response)
  const { credentials, waitingForCode } = identity
  const finish = async (subject: string) => {
    waitingForCode.delete(started.uid)
    api.noteSignIn(subject, browser, 'signed-in')
    await provider.interactionFinished(request, response, { login: { accountId: subject } })
  }
  if ('code' in form.data) {
    const waiting = waitingForCode.get(started.uid)
    if (waiting && credentials.takesCode(waiting.subject, form.data.code)) return finish(waiting.subject)
    if (waiting) api.noteSignIn(waiting.subject, browser, 'wrong-code')
    if (waiting && ++waiting.tries < CODES_TRIED_MOST)
      return show(response, 422, codePage(portalOrigins, true))
    waitingForCode.delete(started.uid)
    return show(response, 422, signInPage(portalOrigins, isAgain(started)))
  }
  const person = personById('persona' in form.data ? form.data.persona : form.data.username.trim())
  const isPassed =
    person && ('persona' in form.data || credentials.isPassword(person.subject, form.data.password))
  if (!isPassed) {
    if (person) api.noteSignIn(person.subject, browser, 'wrong-password')
    const name = 'username' in form.data ? form.data.username : ''
    show(response, 422, signInPage(portalOrigins, isAgain(started), name))
    return
  }
  if (!credentials.hasTwoStep(person.subject)) return finish(person.subject)
  waitingForCode.set(started.uid, { subject: person.subject, tries: 0 })
  show(response, 200, codePage(portalOrigins, false))
}

function show(response: ServerResponse, status: number, page: Page): void {
  send(response, status, renderPage(page), pageHeaders(page))
}

/** Does the portal ask somebody who is signed in to give their credentials again? */
const isAgain = ({ params }: { params: Record<string, unknown> }): boolean => params['max_age'] !== undefined

function signInPage(portalOrigins: readonly string[], isAgain: boolean, rejectedUserName?: string): Page {
  const rejected = rejectedUserName !== undefined
  const buttons = people.map(
    (person) => `<li><form method="post"><input type="hidden" name="persona" value="${escapeHtml(person.id)}">
<button type="submit"><strong>Continue as ${escapeHtml(person.name)}</strong><span>${escapeHtml(person.about)}</span></button></form></li>`,
  )
  const problem = `<div class="problem" role="alert" aria-labelledby="problem-title">
<h2 id="problem-title">There is a problem</h2>
<p><a href="#username">Enter a user name and password that belong together</a></p>
</div>`
  const marks = rejected ? ' aria-invalid="true" aria-describedby="problem-title"' : ''
  return {
    title: `${rejected ? 'Error: ' : ''}${isAgain ? 'Confirm that it is you' : 'Sign in'}`,
    formTargets: portalOrigins,
    main: `<h1>${isAgain ? 'Confirm that it is you' : 'Sign in'}</h1>
<p class="quiet">This is the sandbox. Everybody here is made up.</p>
${isAgain ? cancelForm : ''}
${rejected ? problem : ''}
<section aria-labelledby="people-title">
<h2 id="people-title">Choose a person</h2>
<ul class="people">
${buttons.join('\n')}
</ul>
</section>
<section class="card" aria-labelledby="form-title">
<h2 id="form-title">Or use your details</h2>
<form method="post">
<label for="username">Username</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(rejectedUserName ?? '')}"${marks}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${marks}>
<button class="primary" type="submit">Sign in</button>
</form>
</section>`,
  }
}

const cancelForm = `<form method="post"><input type="hidden" name="cancel" value="yes">
<button type="submit">Cancel and go back</button></form>`

function endedPage(portalOrigins: readonly string[]): Page {
  const portal = portalOrigins[0]
  return {
    title: 'This sign-in has ended',
    main: `<h1>This sign-in has ended</h1>
<p>It was finished already, or it was left open too long. Start again from the portal.</p>
${portal === undefined ? '' : `<p><a href="${escapeHtml(portal)}/">Back to the portal</a></p>`}`,
  }
}
