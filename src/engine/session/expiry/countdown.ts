// The countdown before the sign-out: one absolute deadline, and Continue.
import * as limits from '#base/limits.gen.ts'
import type { Clock } from '../browser/clock.ts'
import {
  countdownDeadline,
  countdownSeconds,
  msLeft,
  retrySeconds,
  secondsLeft,
  type Instant,
} from './expiry.ts'
import { createStore, type ReadonlyStore } from '#base/state/store.ts'
import type { Platform } from '../browser/platform.ts'
import { renewalError } from '../sign-in/provider.ts'

export type CountdownState =
  | { phase: 'none' }
  /**
   * `left`: seconds. `isContinuing`: a renewal is running; the countdown goes on. `isUnanswered`: the last one had no answer, and
   * another follows by itself.
   */
  | { phase: 'counting'; left: number; isContinuing: boolean; isUnanswered?: boolean }
  /** The provider refused the renewal: the person can only log out. */
  | { phase: 'failed' }

interface CountdownOptions {
  clock: Clock
  platform: Platform
  /** Tries once. */
  renew: () => Promise<void>
  /** The provider answers again, to a person who continued in this tab. */
  onAnswered: () => void
  /** The time is over: the person did not continue, or the provider did not answer in time. */
  onOver: (reason: 'inactivity' | 'unreachable') => void
}

export interface Countdown extends ReadonlyStore<CountdownState> {
  begin(remaining: number): void
  /** Renews, and tries again until the deadline where no answer comes. A refusal ends it only if the person continued in this tab. */
  continueSession(activeIn: 'here' | 'elsewhere'): void
  /** Reads the clocks again: the page may have slept, or be online again. */
  wake(): void
  /** No renewal is possible any more: the person can only log out. */
  fail(): void
  end(): void
}

const none: CountdownState = { phase: 'none' }

export function createCountdown({ clock, platform, renew, onAnswered, onOver }: CountdownOptions): Countdown {
  const state = createStore<CountdownState>(none)
  const now = (): Instant => ({ wall: clock.now(), mono: clock.mono() })
  let deadline: Instant = now()
  let cancel = () => {}
  let hasContinuedHere = false
  let failures = 0
  /** The next attempt. `isAskedFor`: the provider has said when. */
  let retry: { cancel: () => void; isAskedFor: boolean } | undefined

  function check(): void {
    cancel()
    const counting = state.get()
    if (counting.phase !== 'counting') return
    const left = secondsLeft(deadline, now())
    if (left === 0) return onOver(hasContinuedHere ? 'unreachable' : 'inactivity')
    if (left !== counting.left) state.set({ ...counting, left })
    cancel = clock.after(msLeft(deadline, now()) - (left - 1) * 1000, check)
  }

  function attempt(): void {
    const counting = state.get()
    if (counting.phase !== 'counting' || counting.isContinuing) return
    retry?.cancel()
    retry = undefined
    state.set({ ...counting, isContinuing: true })
    // keep-alive.ts ends the countdown after every renewal.
    renew().then(
      () => hasContinuedHere && failures > 0 && onAnswered(),
      (error: unknown) => failed(error),
    )
  }

  function failed(error: unknown): void {
    const counting = state.get()
    if (counting.phase !== 'counting') return
    const { kind, waitSeconds } = renewalError(error)
    if (kind === 'refused' && hasContinuedHere) return fail()
    const { left } = counting
    if (kind === 'refused') return state.set({ phase: 'counting', left, isContinuing: false })
    state.set({ phase: 'counting', left, isContinuing: false, isUnanswered: true })
    failures++
    const seconds =
      waitSeconds ??
      (kind === 'timeout' ? limits['silent-renew-retry'].value : retrySeconds(failures, Math.random()))
    retry = { cancel: clock.after(seconds * 1000, attempt), isAskedFor: waitSeconds !== undefined }
  }

  /** There may be an answer now. */
  function hurry(): void {
    if (retry?.isAskedFor === false) attempt()
  }

  function stop(): void {
    cancel()
    retry?.cancel()
    retry = undefined
  }

  function fail(): void {
    stop()
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
      failures = 0
      state.set({ phase: 'counting', left, isContinuing: false })
      check()
    },
    continueSession(activeIn) {
      hasContinuedHere ||= activeIn === 'here'
      if (activeIn === 'elsewhere' && retry) hurry()
      else attempt()
    },
    wake() {
      check()
      hurry()
    },
    fail,
    end() {
      stop()
      state.set(none)
    },
  }
}
