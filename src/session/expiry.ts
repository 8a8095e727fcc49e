// Owns the arithmetic of time running out: notice, countdown, announcements, throttle. Pure; times are arguments.
import { limits } from '#domain/limits.gen.ts'
import type { Platform } from './platform.ts'

/** Wall time in ms since 1970, and a monotonic clock in ms: alone, neither survives a sleep and a changed clock. */
export interface Instant {
  wall: number
  mono: number
}

export function noticeSeconds(platform: Platform): number {
  return platform === 'pwa' ? limits['expiring-notice'].pwa : limits['expiring-notice'].value
}

export function countdownMaxSeconds(platform: Platform): number {
  return platform === 'pwa' ? limits['session-countdown-max'].pwa : limits['session-countdown-max'].value
}

/** Seconds until the token expires; never negative. `expiresAt` is in seconds since 1970. */
export function remainingSeconds(expiresAt: number, wall: number): number {
  return Math.max(0, Math.floor(expiresAt - wall / 1000))
}

/** When must the remaining time be looked at again? At most 5 s ahead, so that a changed clock is noticed. */
export function nextCheckMs(remaining: number, notice: number): number {
  const until = remaining > notice ? remaining - notice : remaining
  return Math.min(Math.max(until, 1), limits['timer-check-interval-max'].value) * 1000
}

/** From where does the countdown start: the smaller of what remains and the platform's maximum. */
export function countdownStart(remaining: number, platform: Platform): number {
  return Math.min(remaining, countdownMaxSeconds(platform))
}

/** Is a countdown from here an inactivity logout at once? */
export function isOver(seconds: number): boolean {
  return seconds <= limits['logout-at-once-below'].value
}

/** The deadline of a countdown, on both clocks; whichever comes first counts. */
export function startCountdown(seconds: number, now: Instant): Instant {
  return { wall: now.wall + seconds * 1000, mono: now.mono + seconds * 1000 }
}

/** Time left, right after a sleep, a hidden tab or a clock set back too. */
export function msLeft(deadline: Instant, now: Instant): number {
  return Math.max(0, Math.min(deadline.wall - now.wall, deadline.mono - now.mono))
}

/** Whole seconds left, as they are shown. */
export function secondsLeft(deadline: Instant, now: Instant): number {
  return Math.ceil(msLeft(deadline, now) / 1000)
}

/** Should a screen reader hear the countdown now? At opening, each time it passes a multiple of 15 s, and 10 s. */
export function isAnnounced(previous: number | undefined, left: number): boolean {
  if (previous === undefined) return true
  const passes = (mark: number) => previous > mark && left <= mark
  if (passes(10)) return true
  return Math.ceil(left / 15) < Math.ceil(previous / 15) && left >= 15
}

/** May activity start a silent refresh? One in 30 s, measured from the start of the last attempt. */
export function mayRefreshOnActivity(lastStart: number | undefined, mono: number): boolean {
  return lastStart === undefined || mono - lastStart >= limits['activity-refresh-throttle'].value * 1000
}
