// Owns time as the session sees it: two clocks, timers, and the moments at which a sleeping page wakes.

export interface Clock {
  /** ms since 1970. */
  now(): number
  /** ms on a clock nobody can set. */
  mono(): number
  /** Runs something later; the answer cancels it. */
  after(ms: number, work: () => void): () => void
  /** Runs something whenever the page may have slept. */
  onWake(work: () => void): () => void
}

export function browserClock(): Clock {
  return {
    now: () => Date.now(),
    mono: () => performance.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    onWake: (work) => {
      const stop = new AbortController()
      const options = { signal: stop.signal }
      for (const name of ['focus', 'pageshow', 'online']) window.addEventListener(name, work, options)
      for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, work, options)
      return () => stop.abort()
    },
  }
}
