// Guards calls to the provider's endpoints: refuses redirects, and aborts a call when its attempt ends.
// oidc-client-ts calls the global fetch and has no setting for this, so global fetch is replaced during an attempt.

/** Fetches without following redirects, which could send a code, a verifier or a refresh token to another host. */
export function withoutRedirects(fetchPort: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchPort(input, { ...init, redirect: 'manual' })
    // A browser returns an opaque response; Node returns the status.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      throw new Error(`The provider redirected ${new URL(addressOf(input)).pathname}`)
    }
    return response
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
  return (input, init) => {
    const attempt = attempts.get(addressOf(input))
    if (!attempt) return before(input, init)
    const signals = [attempt, ...(init?.signal ? [init.signal] : [])]
    return withoutRedirects(before)(input, { ...init, signal: AbortSignal.any(signals) })
  }
}

const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
