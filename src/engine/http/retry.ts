// The retry rule: whether a failed GET is sent again, and after how long. Pure.
import * as limits from '#base/limits.gen.ts'

export interface FailedAttempt {
  /** 1 for the first attempt. */
  attempt: number
  /** Undefined when there was no answer. */
  status: number | undefined
  /** The Retry-After header: seconds or a date. */
  retryAfter: string | null
  /** From 0 to 1; spreads the retries of many clients. */
  random: number
  /** In ms since 1970. */
  now: number
}

/**
 * Milliseconds until the next attempt; undefined when there is none. Retry-After is waited in full; if it exceeds the
 * longest wait, there is no further attempt.
 */
export function retryDelay({ attempt, status, retryAfter, random, now }: FailedAttempt): number | undefined {
  const mayPass = status === undefined || status === 429 || status >= 500
  if (!mayPass || attempt > limits['request-retries'].value) return undefined
  const base = limits['request-retry-delay'].value
  const longest = limits['request-retry-delay-max'].value
  const asked = retryAfterMs(retryAfter, now)
  if (asked !== undefined) return asked > longest ? undefined : asked + random * base
  return Math.min(base * 2 ** (attempt - 1), longest) * (0.5 + random / 2)
}

/** Milliseconds for which a Retry-After header asks to wait: it has seconds or a date. */
export function retryAfterMs(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
