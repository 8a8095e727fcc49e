// Calculates expiry times: notice, countdown, announcements, throttle. Pure; times are arguments.
import * as limits from '#base/limits.gen.ts'
import type { Platform } from '../browser/platform.ts'

/** Wall time in ms since 1970 and monotonic time in ms: one may stop during sleep, the other may be changed by hand. */
export interface Instant {
  wall: number
  mono: number
}

/** Notice before the access token expires. */
export function noticeSeconds(platform: Platform): number {
  return platform === 'pwa' ? limits['expiring-notice'].pwa : limits['expiring-notice'].value
}

/** How old may an unfinished sign-in be? */
export function staleStateSeconds(platform: Platform): number {
  return platform === 'pwa' ? limits['stale-state-age'].pwa : limits['stale-state-age'].value
}

export function countdownMaxSeconds(platform: Platform): number {
  return platform === 'pwa' ? limits['session-countdown-max'].pwa : limits['session-countdown-max'].value
}

/** Seconds until the token expires; never negative. `expiresAt` is in seconds since 1970. */
export function remainingSeconds(expiresAt: number, wall: number): number {
  return Math.max(0, Math.floor(expiresAt - wall / 1000))
}

/** When to check the remaining time again: at most 5 s ahead, so that a changed clock is noticed. */
export function nextCheckMs(remaining: number, notice: number): number {
  const until = remaining > notice ? remaining - notice : remaining
  return Math.min(Math.max(until, 1), limits['timer-check-interval-max'].value) * 1000
}

/** Seconds that a countdown begins with: the remaining time, at most the platform's maximum. */
export function countdownSeconds(remaining: number, platform: Platform): number {
  return Math.min(remaining, countdownMaxSeconds(platform))
}

/** Is so little time left that the person is signed out at once? */
export function isTooLateToAsk(seconds: number): boolean {
  return seconds <= limits['logout-at-once-below'].value
}

/** The deadline of a countdown, on both clocks; whichever comes first counts. */
export function countdownDeadline(seconds: number, now: Instant): Instant {
  return { wall: now.wall + seconds * 1000, mono: now.mono + seconds * 1000 }
}

/** Time left; stays correct after a sleep, in a hidden tab and when the clock is set back. */
export function msLeft(deadline: Instant, now: Instant): number {
  return Math.max(0, Math.min(deadline.wall - now.wall, deadline.mono - now.mono))
}

/** Whole seconds left, as they are shown. */
export function secondsLeft(deadline: Instant, now: Instant): number {
  return Math.ceil(msLeft(deadline, now) / 1000)
}

/** Should the countdown be announced to screen readers now? At the start, at each multiple of 15 s, and at 10 s. */
export function isAnnounced(previous: number | undefined, left: number): boolean {
  if (previous === undefined) return true
  const passes = (mark: number) => previous > mark && left <= mark
  if (passes(10)) return true
  return Math.ceil(left / 15) < Math.ceil(previous / 15) && left >= 15
}

/** May activity start a silent renewal? At most one in 30 s, measured from the start of the last attempt. */
export function mayRenewOnActivity(lastStart: number | undefined, mono: number): boolean {
  return lastStart === undefined || mono - lastStart >= limits['activity-refresh-throttle'].value * 1000
}

/**
 * Seconds before a renewal that had no answer is tried again: 1, 2, 4, then 8. `random`, from 0 to 1, keeps tabs and people apart
 * that an outage has struck at the same moment.
 */
export function retrySeconds(failures: number, random: number): number {
  return Math.min(2 ** (failures - 1), 8) * (0.75 + random / 2)
}
