// Work that has to end in time, the reading of a body included.

/** Its text is the sign-in library's own text for a timeout. */
export class TimedOut extends Error {
  override name = 'TimedOut'
  constructor() {
    super('Network timed out')
  }
}

/** The caller cancelled the work. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/**
 * Runs work that stops at the deadline, and when `outer` aborts: its signal aborts, and the result is TimedOut or
 * Cancelled, even if the work goes on.
 */
export async function withinDeadline<T>(
  seconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  if (outer?.aborted) throw new Cancelled()
  const stop = new AbortController()
  const stopped = new Promise<never>((_, fail) => {
    stop.signal.addEventListener('abort', () => fail(stop.signal.reason as Error))
  })
  const cancel = () => stop.abort(new Cancelled())
  outer?.addEventListener('abort', cancel)
  // Not AbortSignal.timeout: tests drive this timer with the other timers of the page.
  const timer = setTimeout(() => stop.abort(new TimedOut()), seconds * 1000)
  try {
    return await Promise.race([work(stop.signal), stopped])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
  }
}
