// Owns what the provider's sign-in page does: a person's button, password and code, or a passkey. Its markup is in identity/.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import * as z from 'zod'
import type { ProductApi } from '#sandbox/calls/product-api.ts'
import { readBody, send } from '#sandbox/web/http.ts'
import { pageHeaders, renderPage, type Page } from '#sandbox/web/page.ts'
import { personById, personBySubject, type SandboxPerson } from '#sandbox/config/people.ts'
import type { SandboxIdentity } from './identity.ts'
import { codePage, endedPage, signInPage } from './sign-in-markup.ts'
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
  const confirming = whoConfirms(request, started)
  const refuse = (rejected?: { text: string; userName: string }) =>
    show(
      response,
      rejected ? 422 : 200,
      signInPage({
        ...{ portalOrigins, confirming, rejected },
        hasPasskey:
          confirming !== undefined && identity.credentials.passkeysOf(confirming.subject).length > 0,
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
    return refuse({
      text: confirming
        ? 'Enter the password that you sign in with'
        : 'Enter a username and password that belong together',
      userName,
    })
  }
  if (!credentials.hasTwoStep(person.subject)) return finish(person.subject)
  waitingForCode.set(started.uid, { subject: person.subject, tries: 0 })
  show(response, 200, codePage(portalOrigins, false))
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

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

/** Whom the portal asks to give their credentials again. */
function whoConfirms({ url = '' }: IncomingMessage, { session }: Interaction): SandboxPerson | undefined {
  return url.endsWith('?confirm') && session?.accountId !== undefined
    ? personBySubject(session.accountId)
    : undefined
}
