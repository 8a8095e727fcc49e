// The countdown before the sign-out: one absolute deadline, and Continue.
import type { Clock } from '../browser/clock.ts'
import { countdownSeconds, msLeft, secondsLeft, countdownDeadline, type Instant } from './expiry.ts'
import { createStore, type ReadonlyStore } from '#base/state/store.ts'
import type { Platform } from '../browser/platform.ts'

export type CountdownState =
  | { phase: 'none' }
  /** `left`: seconds. `isContinuing`: a renewal is running; the countdown goes on. */
  | { phase: 'counting'; left: number; isContinuing: boolean }
  /** The renewal failed: the person can only log out. */
  | { phase: 'failed' }

interface CountdownOptions {
  clock: Clock
  platform: Platform
  renew: () => Promise<void>
  /** The time is over: the person did not continue, or the provider did not answer in time. */
  onOver: (reason: 'inactivity' | 'unreachable') => void
}

export interface Countdown extends ReadonlyStore<CountdownState> {
  begin(remaining: number): void
  /** Renews; one renewal at a time. A failure stops the countdown only if the person continued in this tab. */
  continueSession(activeIn: 'here' | 'elsewhere'): void
  /** Reads the clocks again, after the page may have slept. */
  check(): void
  /** No renewal is possible any more: the person can only log out. */
  fail(): void
  end(): void
}

const none: CountdownState = { phase: 'none' }

export function createCountdown({ clock, platform, renew, onOver }: CountdownOptions): Countdown {
  const state = createStore<CountdownState>(none)
  const now = (): Instant => ({ wall: clock.now(), mono: clock.mono() })
  let deadline: Instant = now()
  let cancel = () => {}
  let hasContinuedHere = false

  function check(): void {
    cancel()
    const counting = state.get()
    if (counting.phase !== 'counting') return
    const left = secondsLeft(deadline, now())
    if (left === 0) return onOver(hasContinuedHere ? 'unreachable' : 'inactivity')
    if (left !== counting.left) state.set({ ...counting, left })
    cancel = clock.after(msLeft(deadline, now()) - (left - 1) * 1000, check)
  }

  function fail(): void {
    cancel()
    state.set({ phase: 'failed' })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    begin(remaining) {
      if (state.get().phase !== 'none') return
      const left = countdownSeconds(remaining, platform)
      deadline = countdownDeadline(left, now())
      hasContinuedHere = false
      state.set({ phase: 'counting', left, isContinuing: false })
      check()
    },
    continueSession(activeIn) {
      const counting = state.get()
      if (counting.phase !== 'counting' || counting.isContinuing) return
      state.set({ ...counting, isContinuing: true })
      hasContinuedHere = activeIn === 'here'
      // Success is handled in keep-alive.ts, which ends the countdown after every renewal.
      renew().catch(() => {
        const latest = state.get()
        if (latest.phase !== 'counting') return
        if (activeIn === 'elsewhere') return state.set({ ...latest, isContinuing: false })
        fail()
      })
    },
    check,
    fail,
    end() {
      cancel()
      state.set(none)
    },
  }
}
