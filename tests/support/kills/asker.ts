// Somebody whose calls are cut off: sends each with its key, and after a restart asks what became of it and sends it again.
import { randomUUID } from 'node:crypto'
import { TestBrowser } from '../../sandbox/sandbox-client.ts'

export interface Who {
  persona: string
  userId: string
  /** Their general account. */
  general: string
}

export interface Asked {
  key: string
  path: string
  body: object
  /** What it was answered; undefined while nobody knows. */
  answer?: { status: number; body: unknown }
}

export interface Settled {
  /** Had it been carried out before the process was killed, with its answer lost? */
  hadArrived: boolean
  status: number
}

export class Asker {
  readonly #url: string
  readonly who: Who
  #token = ''
  readonly asked: Asked[] = []
  /** The bank account that is paid. */
  bank = ''

  constructor(url: string, who: Who) {
    this.#url = url
    this.who = who
  }

  async signIn(): Promise<void> {
    const { access_token } = await new TestBrowser({ url: this.#url }).signIn(this.who.persona)
    this.#token = access_token
    const { accounts } = await this.get<{ accounts: { id: string }[] }>('/api/bank-accounts')
    this.bank = accounts[0]!.id
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.#send('GET', path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  /** Sends a call that may be cut off. */
  async ask(path: string, body: object): Promise<void> {
    const asked: Asked = { key: randomUUID(), path, body }
    this.asked.push(asked)
    try {
      asked.answer = await this.#send('POST', path, body, asked.key)
    } catch {
      // Cut off: nobody knows yet.
    }
  }

  get unanswered(): Asked[] {
    return this.asked.filter(({ answer }) => answer === undefined)
  }

  /** Asks by the key, then sends the call again. Throws where both disagree. */
  async settle(asked: Asked): Promise<Settled> {
    const known = await this.#send('GET', `/api/requests/${asked.key}`)
    const again = await this.#send('POST', asked.path, asked.body, asked.key)
    const hadArrived = known.status === 200
    const first = (known.body as { answer?: unknown }).answer
    if (hadArrived && JSON.stringify(again.body) !== JSON.stringify(first))
      throw new Error(`One key, two answers: ${JSON.stringify([asked, first, again])}`)
    asked.answer = again
    return { hadArrived, status: again.status }
  }

  async #send(method: string, path: string, body?: object, key?: string) {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'x-userid': this.who.userId,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}
