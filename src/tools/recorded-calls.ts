// Which calls of the API a portal's own code makes.
import { QueryClient } from '@tanstack/react-query'
import type { EarlyCall } from '#app/first-load/early-calls.ts'
import type { Api } from '#http/client.ts'
import { createApi } from '#http/http.ts'
import { userId } from '#http/ids.ts'
import { definitionOf } from './product.ts'

/** Nothing answers there. */
export const INVALID = 'https://api.invalid'

/** The calls that this makes, each once. None is answered. */
export async function recorded(run: (api: Api, client: QueryClient) => unknown): Promise<EarlyCall[]> {
  const calls = new Map<string, EarlyCall>()
  const api = createApi({
    host: INVALID,
    actor: 'recorded',
    accessToken: () => 'recorded',
    userId: userId.parse('recorded'),
    pathsWithoutUserId: definitionOf().pathsWithoutUserId,
    timeoutSeconds: 1,
    onUnauthorised: () => {},
    fetch: (url, init) => {
      const path = (url as string).slice(INVALID.length)
      calls.set(path, [path, 'X-UserId' in (init?.headers ?? {}) ? 1 : 0])
      // The one answer that is neither repeated nor read.
      return Promise.resolve(new Response(null, { status: 401 }))
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await Promise.resolve(run(api, client)).catch(() => {})
  client.clear()
  return [...calls.values()]
}

/** The path of the call by which a session learns who has signed in. */
export async function personPath(): Promise<string> {
  const [first] = await recorded((api) => definitionOf().people.loggedIn(api))
  if (!first) throw new Error('`people.loggedIn` of the portal makes no call.')
  return first[0]
}
