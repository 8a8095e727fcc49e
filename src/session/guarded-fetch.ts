// Owns how the provider's endpoints are called: redirects are refused, and a call ends with the attempt it belongs to.
// oidc-client-ts calls the global fetch and has a setting for neither, so it is lent this one while an attempt runs.

/** Fetches without following: a redirect could carry a code, a verifier or a refresh token to somebody else. */
export function withoutRedirects(fetchPort: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchPort(input, { ...init, redirect: 'manual' })
    // A browser hides what it did not follow; elsewhere the status shows.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      throw new Error(`The provider redirected ${new URL(addressOf(input)).pathname}`)
    }
    return response
  }
}

/** Whose attempt is each guarded address called for? */
const attempts = new Map<string, AbortSignal>()
let unguarded: typeof fetch | undefined

/** Runs work during which these addresses are called without redirects, and no longer than the signal allows. */
export async function guardingFetch<T>(
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
  return (input, init) => {
    const attempt = attempts.get(addressOf(input))
    if (!attempt) return before(input, init)
    const signals = [attempt, ...(init?.signal ? [init.signal] : [])]
    return withoutRedirects(before)(input, { ...init, signal: AbortSignal.any(signals) })
  }
}

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
