// Watches the expiry of the access token: reports the remaining time once per token, and ends a session that is over.
import type { Clock } from '../browser/clock.ts'
import { countdownSeconds, isTooLateToAsk, nextCheckMs, noticeSeconds, remainingSeconds } from './expiry.ts'
import type { Platform } from '../browser/platform.ts'

interface WatchedToken {
  access_token: string
  expires_at: number
}

interface WatchOptions {
  clock: Clock
  platform: Platform
  token: () => WatchedToken | undefined
  onExpiring: (remaining: number) => void
  onOver: () => void
}

export interface ExpiryWatch {
  /** Checks the token now and keeps checking it. */
  check(): void
  stop(): void
  remaining(): number | undefined
  /** Was onExpiring called for the current token? */
  hasNotified(): boolean
}

export function createExpiryWatch({ clock, platform, token, onExpiring, onOver }: WatchOptions): ExpiryWatch {
  const notice = noticeSeconds(platform)
  let notifiedFor: string | undefined
  let cancel = () => {}

  function remaining(): number | undefined {
    const watched = token()
    return watched && remainingSeconds(watched.expires_at, clock.now())
  }

  function check(): void {
    cancel()
    const watched = token()
    const left = remaining()
    if (!watched || left === undefined) return
    if (left <= notice && isTooLateToAsk(countdownSeconds(left, platform))) return onOver()
    if (left <= notice && notifiedFor !== watched.access_token) {
      notifiedFor = watched.access_token
      onExpiring(left)
    }
    cancel = clock.after(nextCheckMs(left, notice), check)
  }

  return {
    check,
    stop: () => cancel(),
    remaining,
    hasNotified: () => notifiedFor !== undefined && notifiedFor === token()?.access_token,
  }
}
