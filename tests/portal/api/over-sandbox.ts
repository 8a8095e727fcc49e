// The real client over the sandbox's product API, without a network, with a journal of what went over the wire.
import { QueryClient } from '@tanstack/react-query'
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { createApi } from '#http/http.ts'
import type { ClientId, UserId } from '#http/ids.ts'
import { openProductApi } from '#product-api/product-api.ts'
import { mustConform, mustHaveHeaders } from '../../support/api-document.ts'
import { saturday, signedInAt, type Caller } from '../product-api/support/sandbox.ts'

export interface JournalEntry {
  method: string
  path: string
  search: string
  headers: Record<string, string>
  body: unknown
}

export function overSandbox(now = saturday, file = ':memory:') {
  const product = openProductApi({ file, now: () => now })
  const journal: JournalEntry[] = []
  const as = (caller: Caller) => {
    const wire: typeof fetch = async (input, init) => {
      const url = new URL(String(input))
      const headers = Object.fromEntries(new Headers(init?.headers))
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const method = init?.method ?? 'GET'
      journal.push({ method, path: url.pathname, search: url.search, headers, body })
      const answer = product.handle({
        method,
        path: url.pathname,
        query: url.searchParams,
        headers,
        body,
        subject: caller.subject,
        browser: caller.browser,
        signedInAt: signedInAt(caller, now),
      })
      mustHaveHeaders(method, url.pathname, headers)
      mustConform({ method, path: url.pathname, body, status: answer.status, answer: answer.body })
      const text = answer.body === undefined ? null : JSON.stringify(answer.body)
      return new Response(text, { status: answer.status })
    }
    return createApi({
      host: 'https://api.example',
      actor: `${caller.userId} ${caller.clientId ?? ''}`,
      accessToken: () => 'token',
      userId: caller.userId as UserId,
      clientId: caller.clientId as ClientId | undefined,
      pathsWithoutUserId,
      timeoutSeconds: 10,
      onUnauthorised: () => {},
      fetch: wire,
    })
  }
  const client = new QueryClient()
  return {
    as,
    journal,
    read: client.fetchQuery.bind(client),
    outbox: product.outbox,
    close: () => product.close(),
  }
}
