// Watches the access token run out: raises the remaining time once for each token, and ends a session nobody looked after.
import type { Clock } from './clock.ts'
import { countdownStart, isOver, nextCheckMs, noticeSeconds, remainingSeconds } from './expiry.ts'
import type { Platform } from './platform.ts'

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
  /** Looks at the token now and from now on. */
  start(): void
  stop(): void
  remaining(): number | undefined
  /** Has the notice been raised for the token in use? */
  isRaised(): boolean
}

export function createExpiryWatch({ clock, platform, token, onExpiring, onOver }: WatchOptions): ExpiryWatch {
  const notice = noticeSeconds(platform)
  let raisedFor: string | undefined
  let cancel = () => {}

  function remaining(): number | undefined {
    const watched = token()
    return watched && remainingSeconds(watched.expires_at, clock.now())
  }

  function look(): void {
    cancel()
    const watched = token()
    const left = remaining()
    if (!watched || left === undefined) return
    if (left <= notice && isOver(countdownStart(left, platform))) return onOver()
    if (left <= notice && raisedFor !== watched.access_token) {
      raisedFor = watched.access_token
      onExpiring(left)
    }
    cancel = clock.after(nextCheckMs(left, notice), look)
  }

  return {
    start: look,
    stop: () => cancel(),
    remaining,
    isRaised: () => raisedFor !== undefined && raisedFor === token()?.access_token,
  }
}
