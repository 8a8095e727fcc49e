// Owns the record of every request the product API and the provider received. Tests read it over /sandbox/journal.
// Preflights are the browser's own business and are left out; secrets are shortened before they are kept.
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface JournalEntry {
  seq: number
  at: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** Undefined in the JSON while the answer is still to come, 0 when the client left before it. */
  status?: number
}

const secretNames = new Set([
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'id_token_hint',
  'code',
  'code_verifier',
  'password',
])
const secretHeaders = new Set(['authorization', 'cookie'])

/** Enough of a secret to see that two differ, too little to use. */
export function shorten(value: string): string {
  const [scheme, ...rest] = value.split(' ')
  if (scheme === 'Bearer' && rest.length > 0) return `Bearer ${shorten(rest.join(' '))}`
  return value.length <= 8 ? '…' : `${value.slice(0, 8)}…`
}

function shortenSecrets(
  fields: Record<string, unknown>,
  secret: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secret.has(name) && typeof value === 'string' ? shorten(value) : value,
    ]),
  )
}

export class Journal {
  #entries: JournalEntry[] = []
  #byRequest = new WeakMap<IncomingMessage, JournalEntry>()
  #last = 0

  /** Notes a request as it arrives; its status follows when the answer is out. */
  record(request: IncomingMessage, response: ServerResponse, url: URL): void {
    if (request.method === 'OPTIONS') return
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    )
    const entry: JournalEntry = {
      seq: ++this.#last,
      at: new Date().toISOString(),
      method: request.method ?? 'GET',
      path: url.pathname,
      query: shortenSecrets(Object.fromEntries(url.searchParams), secretNames) as Record<string, string>,
      headers: shortenSecrets(headers, secretHeaders) as Record<string, string>,
      body: null,
    }
    this.#entries.push(entry)
    this.#byRequest.set(request, entry)
    response.once('close', () => {
      entry.status = response.writableFinished ? response.statusCode : 0
    })
  }

  recordBody(request: IncomingMessage, body: unknown): void {
    const entry = this.#byRequest.get(request)
    if (!entry || body === undefined) return
    entry.body =
      typeof body === 'object' && body !== null && !Array.isArray(body)
        ? shortenSecrets(body as Record<string, unknown>, secretNames)
        : body
  }

  /** What arrived after the entry numbered `since`? `next` is the number to ask with the next time. */
  after(since: number): { next: number; entries: JournalEntry[] } {
    return { next: this.#last, entries: this.#entries.filter((entry) => entry.seq > since) }
  }

  clear(): void {
    this.#entries = []
  }
}
