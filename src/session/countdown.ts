// Owns the minute in which a person may keep their session: one absolute deadline, Continue, and how either ends.
import type { Clock } from './clock.ts'
import { countdownStart, msLeft, secondsLeft, startCountdown, type Instant } from './expiry.ts'
import { listeners } from './listeners.ts'
import type { Platform } from './platform.ts'

export type CountdownState =
  | { phase: 'none' }
  /** `isContinuing`: new tokens have been asked for; time goes on. */
  | { phase: 'counting'; left: number; isContinuing: boolean }
  /** Continue was refused: only logging out remains. */
  | { phase: 'failed' }

interface CountdownOptions {
  clock: Clock
  platform: Platform
  renew: () => Promise<void>
  /** Nobody asked to go on. */
  onOver: () => void
}

export interface Countdown {
  get(): CountdownState
  subscribe(listener: () => void): () => void
  begin(remaining: number): void
  /** Asks for new tokens, once at a time. A refusal ends the countdown only when a person asked in this tab. */
  goOn(asked: 'here' | 'elsewhere'): void
  /** Looks at the clocks again, after the page may have slept. */
  look(): void
  end(): void
}

const none: CountdownState = { phase: 'none' }

export function createCountdown({ clock, platform, renew, onOver }: CountdownOptions): Countdown {
  const changed = listeners<void>()
  const now = (): Instant => ({ wall: clock.now(), mono: clock.mono() })
  let state: CountdownState = none
  let deadline: Instant = now()
  let cancel = () => {}

  function set(next: CountdownState): void {
    state = next
    changed.raise()
  }

  function look(): void {
    cancel()
    if (state.phase !== 'counting') return
    const left = secondsLeft(deadline, now())
    if (left === 0) return onOver()
    if (left !== state.left) set({ ...state, left })
    cancel = clock.after(msLeft(deadline, now()) - (left - 1) * 1000, look)
  }

  return {
    get: () => state,
    subscribe: changed.add,
    begin(remaining) {
      if (state.phase !== 'none') return
      const left = countdownStart(remaining, platform)
      deadline = startCountdown(left, now())
      set({ phase: 'counting', left, isContinuing: false })
      look()
    },
    goOn(asked) {
      if (state.phase !== 'counting' || state.isContinuing) return
      set({ ...state, isContinuing: true })
      // A success ends the countdown by itself: the renewal that was asked for may also be another's.
      renew().catch(() => {
        if (state.phase !== 'counting') return
        if (asked === 'elsewhere') return set({ ...state, isContinuing: false })
        cancel()
        set({ phase: 'failed' })
      })
    },
    look,
    end() {
      cancel()
      if (state.phase !== 'none') set(none)
    },
  }
}
