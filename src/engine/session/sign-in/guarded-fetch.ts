// Guards calls to the provider's endpoints: refuses redirects and what is no answer of the provider, and aborts a call when its
// attempt ends.
// oidc-client-ts calls the global fetch and has no setting for this, so global fetch is replaced during an attempt.
import { isRecord } from '#base/record.ts'
import { retryAfterMs } from '#http/retry.ts'
import { NoAnswer } from './provider.ts'

/** Fetches without following redirects, which could send a code, a verifier or a refresh token to another host. */
export function withoutRedirects(fetchPort: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchPort(input, { ...init, redirect: 'manual' })
    // A browser returns an opaque response; Node returns the status.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      throw new NoAnswer(`The provider redirected ${new URL(addressOf(input)).pathname}`)
    }
    return response
  }
}

/** Why this answer is none; it may say for how long to wait. */
export function noAnswerOf({ headers }: Response, message: string): NoAnswer {
  const wait = retryAfterMs(headers.get('retry-after'), Date.now())
  return new NoAnswer(message, wait === undefined ? undefined : wait / 1000)
}

export const isJson = (type: string): boolean => /^application\/([\w.+-]+\+)?json\b/.test(type)

/** Errors of OAuth that pass (RFC 6749, 4.1.2.1). */
const PASSING: ReadonlySet<unknown> = new Set(['server_error', 'temporarily_unavailable'])

/** The answer of the token endpoint, as far as it is one: tokens, or an error of OAuth. Throws NoAnswer otherwise. */
async function tokenAnswer(response: Response, address: string): Promise<Response> {
  const { ok, status, statusText, headers } = response
  const text = await response.text()
  const body = readJson(text)
  const error = isRecord(body) ? body['error'] : undefined
  if (status === 429 || status >= 500 || PASSING.has(error))
    throw noAnswerOf(response, `The provider could not answer (${status}), from URL: ${address}`)
  const type = headers.get('content-type')
  if (type !== null && !isJson(type))
    throw noAnswerOf(response, `Invalid response Content-Type: ${type}, from URL: ${address}`)
  if (body === undefined || (!ok && typeof error !== 'string'))
    throw noAnswerOf(
      response,
      `The provider answered neither tokens nor an error of OAuth (${status}), from URL: ${address}`,
    )
  return new Response(text, { status, statusText, headers })
}

/** Undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The signal of the running attempt, by guarded address. */
const attempts = new Map<string, AbortSignal>()
let unguarded: typeof fetch | undefined

/** Runs `work`; meanwhile, calls to these addresses refuse redirects and end with the signal. */
export async function withGuardedFetch<T>(
  addresses: readonly string[],
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (const address of addresses) attempts.set(address, signal)
  if (!unguarded) {
    unguarded = globalThis.fetch
    globalThis.fetch = guarded(unguarded)
  }
  try {
    return await work()
  } finally {
    for (const address of addresses) if (attempts.get(address) === signal) attempts.delete(address)
    if (attempts.size === 0 && unguarded) {
      globalThis.fetch = unguarded
      unguarded = undefined
    }
  }
}

function guarded(before: typeof fetch): typeof fetch {
  return async (input, init) => {
    const attempt = attempts.get(addressOf(input))
    if (!attempt) return before(input, init)
    const signals = [attempt, ...(init?.signal ? [init.signal] : [])]
    const response = await withoutRedirects(before)(input, { ...init, signal: AbortSignal.any(signals) })
    // The keys are a GET, and jose reads them.
    return init?.method === 'POST' ? tokenAnswer(response, addressOf(input)) : response
  }
}

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
