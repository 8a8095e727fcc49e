// Owns the deadlines of signing in: what isn't finished in time has failed, the reading of a body included.

/** The library's words for the same thing. */
export class TimedOut extends Error {
  override name = 'TimedOut'
  constructor() {
    super('Network timed out')
  }
}

/** Runs work that has to end in time. At the deadline its signal aborts, and the answer is TimedOut whatever the work does. */
export async function withinDeadline<T>(
  seconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const late = new Promise<never>((_, fail) => {
    stop.signal.addEventListener('abort', () => fail(stop.signal.reason as TimedOut))
  })
  // Not AbortSignal.timeout: this is one timer of the page like the others, and tests drive it with them.
  const timer = setTimeout(() => stop.abort(new TimedOut()), seconds * 1000)
  try {
    return await Promise.race([work(stop.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
