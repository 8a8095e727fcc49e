// The clock of the session: wall time, monotonic time, timers, and events after which a page may have slept.

export interface Clock {
  /** ms since 1970. */
  now(): number
  /** ms on the monotonic clock. */
  mono(): number
  /** Runs `work` later; the returned function cancels it. */
  after(ms: number, work: () => void): () => void
  /** Runs `work` whenever the page may have slept. */
  onWake(work: () => void): () => void
  /** Does anybody see the page? */
  isSeen(): boolean
}

export function browserClock(): Clock {
  return {
    now: () => Date.now(),
    mono: () => performance.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    isSeen: () => document.visibilityState === 'visible',
    onWake: (work) => {
      const stop = new AbortController()
      const options = { signal: stop.signal }
      for (const name of ['focus', 'pageshow', 'online']) window.addEventListener(name, work, options)
      for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, work, options)
      return () => stop.abort()
    },
  }
}
