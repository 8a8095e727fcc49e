// One tab of the walk: a person signed in, for themselves or for a client, who sends each request in one of several ways.
import type { Sandbox } from '#sandbox/server.ts'
import { TestBrowser } from '../../sandbox/sandbox-client.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface Request {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** How a request gets there. `lost`: its answer does not come back, so its outcome is asked for by its key. */
export const deliveries = ['plain', 'twice', 'again', 'lost', 'expired', 'slow'] as const
export type Delivery = (typeof deliveries)[number]

export interface Who {
  persona: string
  userId: string
  /** The client acted for. */
  clientId?: string
}

export class Tab {
  readonly #sandbox: Sandbox
  readonly #who: Who
  readonly #expired: string
  #token = ''
  /** Requests sent, repeated ones included. */
  sent = 0
  /** Renewed sign-ins, after a token had expired or was not fresh any more. */
  signIns = 0
  constructor(sandbox: Sandbox, who: Who, expired: string) {
    this.#sandbox = sandbox
    this.#who = who
    this.#expired = expired
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.#call({ method: 'GET', path })
    if (status !== 200) throw new Error(`GET ${path} answered ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  /** Sends one request in this way; what it was answered in the end. Throws where repeats are answered differently. */
  async deliver(request: Request, key: string, how: Delivery): Promise<Answer> {
    switch (how) {
      case 'plain':
      case 'slow':
        return this.#call(request, key)
      case 'expired':
        return this.#call(request, key, this.#expired)
      case 'twice': {
        const [first, second] = await Promise.all([this.#call(request, key), this.#call(request, key)])
        return same(first, second)
      }
      case 'again':
        return same(await this.#call(request, key), await this.#call(request, key))
      case 'lost': {
        await this.#call(request, key)
        const outcome = await this.#call({ method: 'GET', path: `/api/requests/${key}` })
        // A refused request leaves nothing behind; sent again it is refused again, or carried out once.
        if (outcome.status === 404) return this.#call(request, key)
        return { status: 200, body: (outcome.body as { answer: unknown }).answer }
      }
    }
  }

  async #call(
    { method, path, body }: Omit<Request, 'method'> & { method: string },
    key?: string,
    token = this.#token,
  ): Promise<Answer> {
    if (token === '') return this.#signedInAgain({ method, path, body }, key)
    this.sent += 1
    const { userId, clientId } = this.#who
    const response = await fetch(this.#sandbox.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-userid': userId,
        'content-type': 'application/json',
        ...(clientId !== undefined && { 'x-clientid': clientId }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    const text = await response.text()
    const answer = { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
    const isStale =
      answer.status === 401 ||
      (answer.body as { reason?: string } | null)?.reason === 'recent-authentication-required'
    return isStale ? this.#signedInAgain({ method, path, body }, key) : answer
  }

  async #signedInAgain(request: Omit<Request, 'method'> & { method: string }, key?: string): Promise<Answer> {
    this.signIns += 1
    const tokens = await new TestBrowser(this.#sandbox).signIn(this.#who.persona)
    this.#token = tokens.access_token
    return this.#call(request, key)
  }
}

/** Both were carried out once, and answered alike; or one was refused, because it came too late for its figures. */
function same(first: Answer, second: Answer): Answer {
  const [carriedOut, other] = first.status < 300 ? [first, second] : [second, first]
  if (other.status < 300 && JSON.stringify(carriedOut.body) !== JSON.stringify(other.body))
    throw new Error(`One key, two answers: ${JSON.stringify([first, second])}`)
  return carriedOut
}
