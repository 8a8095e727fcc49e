// The sandbox's test means, for journeys: journal, faults, flags, tokens, reset.
import type { FaultReport } from '#app/reporting/report.ts'
import type { OutgoingMessage } from '#sandbox/calls/outbox.ts'
import type { JournalEntry } from '#sandbox/controls/journal.ts'

export interface FaultRule {
  method?: string
  path: string
  status?: number
  body?: unknown
  contentType?: string
  retryAfterSeconds?: number
  delayMs?: number
  hang?: boolean
  times?: number
}

export class SandboxClient {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }

  /** Requests so far, oldest first. `path` and `method` narrow them. */
  async journal({ path, method }: { path?: string; method?: string } = {}): Promise<JournalEntry[]> {
    const answer = await fetch(`${this.url}/sandbox/journal?since=0`)
    const { entries } = (await answer.json()) as { entries: JournalEntry[] }
    return entries.filter(
      (entry) =>
        (path === undefined || entry.path === path) &&
        (method === undefined || entry.method === method) &&
        entry.method !== 'OPTIONS',
    )
  }

  /** Paths of the product API asked for so far, oldest first. */
  async asked(): Promise<string[]> {
    const entries = await this.journal()
    return entries
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`)
  }

  clearJournal = () => this.#send('DELETE', 'journal')
  faults = (rules: FaultRule[]) => this.#send('PUT', 'faults', rules)
  /** Refuses this call once, as the API does where the sign-in is no longer fresh. */
  wantsFreshSignIn = (method: string, path: string) =>
    this.faults([
      {
        method,
        path,
        status: 403,
        times: 1,
        body: { reason: 'recent-authentication-required', maxAge: 300 },
      },
    ])
  clearFaults = () => this.#send('DELETE', 'faults')
  flags = (flags: Record<string, boolean | null>) => this.#send('PUT', 'flags', flags)
  tokens = (rules: {
    accessTokenSeconds?: number
    idTokenClaims?: Record<string, unknown>
    omitClaims?: string[]
  }) => this.#send('PUT', 'tokens', rules)
  /** Another today for the product API. */
  clock = (now: string) => this.#send('PUT', 'clock', { now })
  /** The firm knows who an attorney is, and has read the paper. Donor and attorney by their user ids. */
  attorney = (donor: string, attorney: string, may: 'act' | 'look') =>
    this.#send('PUT', 'attorney-scope', { donor, attorney, may })
  reset = () => this.#send('POST', 'reset')

  /** Emails and texts that people were sent, the newest first. */
  async outbox(): Promise<OutgoingMessage[]> {
    return (await (await fetch(`${this.url}/sandbox/outbox`)).json()) as OutgoingMessage[]
  }

  /** What portals told the error-reporting service, oldest first. */
  async errors(): Promise<FaultReport[]> {
    const answer = await fetch(`${this.url}/sandbox/errors`)
    const answers = (await answer.json()) as { report: FaultReport }[]
    return answers.map(({ report }) => report)
  }

  /** What portals sent to count their people. */
  async situations(): Promise<object[]> {
    const lines = (await (await fetch(`${this.url}/sandbox/situations`)).text()).split('\n')
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as object)
  }

  async #send(method: string, what: string, body?: unknown): Promise<void> {
    const answer = await fetch(`${this.url}/sandbox/${what}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`Sandbox: ${method} ${what} answered ${answer.status} ${await answer.text()}`)
  }
}
