// The provider's memory of people in addition to oidc-provider's own: credentials, and which browser has which session.
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Browser, CredentialPages, Identity } from '#sandbox/calls/identity-service.ts'
import type { ProviderMemory } from './memory-adapter.ts'
import { Credentials } from './credentials.ts'
import type { RelyingParty } from './webauthn.ts'

export class SandboxIdentity implements Identity {
  readonly pages: CredentialPages
  /** To which passkeys belong. */
  readonly party: RelyingParty
  readonly credentials = new Credentials()
  /** Codes, tokens, sessions and grants. */
  readonly memory: ProviderMemory = new Map()
  /** By the uid of a session. */
  readonly #browsers = new Map<string, Browser>()
  /** Sign-ins that have passed the first step, by the id of their interaction. */
  readonly waitingForCode = new Map<string, { subject: string; tries: number }>()
  /** For a passkey to sign: the person or the sign-in it was given to. */
  readonly #challenges = new Map<string, string>()
  readonly #cookie: string

  constructor(port: number, issuer: string) {
    const page = (name: string) => `${issuer}/account/${name}`
    this.pages = { password: page('password'), passkeys: page('passkeys'), twoStep: page('two-step') }
    const { origin, hostname } = new URL(issuer)
    this.party = { origin, id: hostname }
    this.#cookie = `sandbox_${port}_browser`
  }

  /** The browser that asks; a new one is given its cookie with the answer. */
  browserOf(request: IncomingMessage, response: ServerResponse): Browser {
    const known = new RegExp(String.raw`(?:^|; )${this.#cookie}=([\w-]{36})(?:;|$)`).exec(
      request.headers.cookie ?? '',
    )?.[1]
    const id = known ?? randomUUID()
    if (known === undefined)
      response.appendHeader(
        'set-cookie',
        `${this.#cookie}=${id}; path=/idp; max-age=${400 * 86_400}; httponly; samesite=lax`,
      )
    return { id, userAgent: request.headers['user-agent'] ?? '' }
  }

  /** This session is that browser's. */
  noteSession(uid: string, browser: Browser): void {
    this.#browsers.set(uid, browser)
  }

  browserOfSession(uid: string | undefined): Browser | undefined {
    return uid === undefined ? undefined : this.#browsers.get(uid)
  }

  newChallenge(key: string): string {
    const challenge = randomBytes(32).toString('base64url')
    this.#challenges.set(key, challenge)
    return challenge
  }

  /** The challenge that was given last; it is good once. */
  takeChallenge(key: string): string | undefined {
    const challenge = this.#challenges.get(key)
    this.#challenges.delete(key)
    return challenge
  }

  credentialsOf = (subject: string) => this.credentials.facts(subject)

  forgetCredentials = () => this.credentials.forget()

  endSessions(subject: string, isEnded: (browserId: string | undefined) => boolean): void {
    for (const [key, { payload }] of this.memory) {
      if (payload.accountId !== subject) continue
      const uid = key.startsWith('Session:') ? payload.uid : (payload['sessionUid'] as string | undefined)
      if (isEnded(this.browserOfSession(uid)?.id)) this.memory.delete(key)
    }
  }
}
