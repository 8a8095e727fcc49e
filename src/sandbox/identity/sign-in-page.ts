// Owns what the provider's sign-in page does: a person's button, password and code, or a passkey. Its markup is in identity/.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import * as z from 'zod'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { readBody, send } from '#sandbox/web/http.ts'
import { pageHeaders, renderPage, type Page } from '#sandbox/web/page.ts'
import { personById } from '#sandbox/config/people.ts'
import { field, problemList } from './form-parts.ts'
import type { SandboxIdentity } from './identity.ts'
import { endedPage, signInPage } from './sign-in-markup.ts'
import { isSignedBy } from './webauthn.ts'

/** After so many wrong codes the sign-in begins again. */
const CODES_TRIED_MOST = 5

const sentForm = z.union([
  z.object({ cancel: z.literal('yes') }),
  z.object({ code: z.string() }),
  z.object({
    ...{ passkey: z.string(), clientData: z.string() },
    ...{ authenticatorData: z.string(), signature: z.string() },
  }),
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
  const refuse = (rejected?: { text: string; userName: string }) =>
    show(
      response,
      rejected ? 422 : 200,
      signInPage({
        ...{ portalOrigins, isAgain: isAgain(started), rejected },
        challenge: identity.newChallenge(started.uid),
      }),
    )
  if (!form.success) return refuse()
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
  if ('passkey' in form.data) {
    // It is two factors in one: the device, and the finger, face or PIN that opens it.
    const owner = passkeyOwner(identity, started.uid, form.data)
    return owner === undefined
      ? refuse({ text: 'This passkey is not known here', userName: '' })
      : finish(owner)
  }
  if ('code' in form.data) {
    const waiting = waitingForCode.get(started.uid)
    if (waiting && credentials.takesCode(waiting.subject, form.data.code)) return finish(waiting.subject)
    if (waiting) api.noteSignIn(waiting.subject, browser, 'wrong-code')
    if (waiting && ++waiting.tries < CODES_TRIED_MOST)
      return show(response, 422, codePage(portalOrigins, true))
    waitingForCode.delete(started.uid)
    return refuse({ text: 'Begin again: no code was right', userName: '' })
  }
  const person = personById('persona' in form.data ? form.data.persona : form.data.username.trim())
  const isPassed =
    person && ('persona' in form.data || credentials.isPassword(person.subject, form.data.password))
  if (!isPassed) {
    if (person) api.noteSignIn(person.subject, browser, 'wrong-password')
    const userName = 'username' in form.data ? form.data.username : ''
    return refuse({ text: 'Enter a user name and password that belong together', userName })
  }
  if (!credentials.hasTwoStep(person.subject)) return finish(person.subject)
  waitingForCode.set(started.uid, { subject: person.subject, tries: 0 })
  show(response, 200, codePage(portalOrigins, false))
}

type SentAssertion = Extract<z.infer<typeof sentForm>, { passkey: string }>

/** Who has signed the challenge of this sign-in with their passkey? */
function passkeyOwner(identity: SandboxIdentity, uid: string, sent: SentAssertion): string | undefined {
  const owned = identity.credentials.ownerOf(sent.passkey)
  const challenge = identity.takeChallenge(uid)
  if (!owned || challenge === undefined) return undefined
  const isGood = isSignedBy(owned.passkey.publicKey, { id: sent.passkey, ...sent }, challenge, identity.party)
  return isGood ? owned.subject : undefined
}

function show(response: ServerResponse, status: number, page: Page): void {
  send(response, status, renderPage(page), pageHeaders(page))
}

/** Does the portal ask somebody who is signed in to give their credentials again? */
const isAgain = ({ params }: { params: Record<string, unknown> }): boolean => params['max_age'] !== undefined

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
function codePage(portalOrigins: readonly string[], isWrong: boolean): Page {
  const problems: Record<string, string> = isWrong
    ? { code: 'Enter the code that your app shows now; each one works once' }
    : {}
  return {
    title: `${isWrong ? 'Error: ' : ''}Enter your code`,
    formTargets: portalOrigins,
    main: `<h1>Enter your code</h1>
${problemList(problems)}
<form method="post" class="card">
${field(
  {
    ...{ name: 'code', label: 'Code', autocomplete: 'one-time-code' as const },
    hint: 'Six digits from your authenticator app. Without it, one of your recovery codes.',
  },
  problems,
)}
<button class="primary" type="submit">Continue</button>
</form>`,
  }
}
