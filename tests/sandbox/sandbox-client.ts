// A sandbox for tests, and a browser-like client without a browser: cookies, forms and redirects by hand.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEntry } from '#sandbox/controls/journal.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from '#sandbox/server.ts'

export const portal = 'http://localhost:5173'
export const callback = `${portal}/signin-oidc`

export type TestApi = NonNullable<SandboxOptions['openApi']>

/** A product API that answers every path with who asked and which flags were set. */
export const echoApi: TestApi = () => {
  let flags: Record<string, boolean | null> = {}
  return {
    handle: ({ method, path, subject, body }) => ({
      status: 200,
      body: { method, path, subject, body, flags },
    }),
    setFlags: (changed) => {
      flags = { ...flags, ...changed }
    },
    setClock: () => {},
    noteSignIn: () => {},
    noteSecurityChange: () => {},
    outbox: () => [],
    networkInvitation: () => undefined,
    joinNetwork: () => false,
    reset: () => {
      flags = {}
    },
    close: () => {},
  }
}

/** One folder for each test process: making keys takes longer than most tests. */
const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'))
process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

export async function openSandbox(openApi: TestApi = echoApi): Promise<Sandbox & AsyncDisposable> {
  const sandbox = await startSandbox({ port: 0, portalOrigins: [portal], dataFolder, quiet: true, openApi })
  return {
    ...sandbox,
    [Symbol.asyncDispose]: () => sandbox.close(),
  }
}

export interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  token_type: string
  expires_in: number
  scope: string
}

/** Someone's browser at the sandbox: keeps cookies, follows redirects inside the sandbox, stops where the portal begins. */
export class TestBrowser {
  readonly sandbox: Pick<Sandbox, 'url'>
  #cookies = new Map<string, string>()

  constructor(sandbox: Pick<Sandbox, 'url'>) {
    this.sandbox = sandbox
  }

  /** `site`: from where a form is sent, as a browser tells it. */
  async visit(address: string, form?: Record<string, string>, site = 'same-origin'): Promise<Response> {
    let at = new URL(address, this.sandbox.url)
    let body = form && new URLSearchParams(form)
    for (;;) {
      const response = await fetch(at, {
        redirect: 'manual',
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': site,
        },
        ...(body ? { method: 'POST', body } : {}),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '') this.#cookies.delete(name)
        else this.#cookies.set(name, value)
      }
      const next = response.headers.get('location')
      if (next === null) return Object.defineProperty(response, 'url', { value: at.href })
      at = new URL(next, at)
      if (at.origin !== this.sandbox.url) return Object.defineProperty(response, 'url', { value: at.href })
      body = undefined
    }
  }

  /** Goes to the sign-in page, or straight back to the portal when the provider knows the browser. */
  async startSignIn(parameters: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const request = new URLSearchParams({
      client_id: 'portal-web',
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid profile portal-api',
      state: 'some-state',
      nonce: 'some-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    })
    const response = await this.visit(`/idp/authorize?${request.toString()}`)
    return { verifier, response, at: new URL(response.url) }
  }

  async signIn(persona: string, parameters: Record<string, string> = {}): Promise<Tokens> {
    const { verifier, at } = await this.startSignIn(parameters)
    const answer = await this.visit(at.href, { persona })
    const code = new URL(answer.url).searchParams.get('code') ?? ''
    const response = await this.askToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: parameters['client_id'] ?? 'portal-web',
    })
    return (await response.json()) as Tokens
  }

  askToken(form: Record<string, string>): Promise<Response> {
    return fetch(`${this.sandbox.url}/idp/token`, { method: 'POST', body: new URLSearchParams(form) })
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.askToken({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: 'portal-web',
    })
  }

  callApi(path: string, accessToken: string): Promise<Response> {
    return fetch(this.sandbox.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
  }
}

export async function journalOf(
  sandbox: Sandbox,
  since = 0,
): Promise<{ next: number; entries: JournalEntry[] }> {
  const response = await fetch(`${sandbox.url}/sandbox/journal?since=${since}`)
  return (await response.json()) as { next: number; entries: JournalEntry[] }
}

/** Sends a test control: `control(sandbox, 'PUT', 'faults', [...])`. */
export function control(
  sandbox: Pick<Sandbox, 'url'>,
  method: string,
  name: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${sandbox.url}/sandbox/${name}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}
