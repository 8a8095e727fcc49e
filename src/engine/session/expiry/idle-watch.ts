// Watches a session by the rules of idle.ts. Loaded only for such sessions.
import * as limits from '#base/limits.gen.ts'
import type { Core } from '../core.ts'
import { renewalError, type RenewalError } from '../sign-in/provider.ts'
import type { Countdown } from './countdown.ts'
import { remainingSeconds } from './expiry.ts'
import { idleTimes, nextStep, type Moment } from './idle.ts'

/** Between two notes of the last activity for a reload. */
const KEPT_EVERY_MS = 5000

export interface IdleOptions {
  core: Core
  countdown: Countdown
  /** Renews without ending the question. */
  renew: () => Promise<unknown>
  /** Asks; `left`: seconds until the session is over. */
  ask: (left: number) => void
  /** The provider renews no more. */
  onRefused: () => void
  onOver: (reason: 'inactivity' | 'expired') => void | Promise<void>
}

export interface IdleWatch {
  /** Begins with a page: opening it is activity. Resolves once there is a token that is valid, or the session is over. */
  begin(): Promise<void>
  check(): void
  /** Reads the clocks again: the page may have slept, or be online again. */
  wake(): void
  stop(): void
  /** The person is active, in whatever tab. No effect while they are asked. */
  note(): void
  /**
   * Resolves when the token has been renewed, where it has ended and can be; undefined where nothing is to be waited for. Rejects
   * where no answer came.
   */
  valid(): Promise<void> | undefined
}

export function createIdleWatch({ core, countdown, renew, ask, onRefused, onOver }: IdleOptions): IdleWatch {
  const { clock, storage, platform, settings } = core.ports
  const times = idleTimes(settings.idleSeconds, platform)
  let active = { wall: clock.now(), mono: clock.mono() }
  let kept: number | undefined
  let attempt: number | undefined
  let failures = 0
  let lastFailure: RenewalError | undefined
  const spread = Math.random()
  let running: Promise<RenewalError | undefined> | undefined
  let cancel = () => {}

  const idleFor = () => Math.max(clock.now() - active.wall, clock.mono() - active.mono) / 1000

  function moment(): Moment | undefined {
    const { user } = core
    if (!user) return undefined
    const phases = { none: 'going-on', counting: 'asking', failed: 'refused' } as const
    return {
      idleFor: idleFor(),
      tokenLeft: remainingSeconds(user.expires_at, clock.now()),
      lifetime: user.lifetime ?? limits['short-token-below'].value,
      sinceAttempt: attempt === undefined ? undefined : (clock.mono() - attempt) / 1000,
      failures,
      asked: lastFailure?.waitSeconds,
      spread,
      phase: phases[countdown.get().phase],
    }
  }

  /** Resolves with why it failed. */
  function renewOnce(): Promise<RenewalError | undefined> {
    attempt = clock.mono()
    running ??= renew()
      .then(
        () => (lastFailure = undefined),
        (thrown: unknown) => (lastFailure = renewalError(thrown)),
      )
      .then((failure) => {
        failures = failure ? failures + 1 : 0
        if (failure?.kind === 'refused' && core.user) onRefused()
        return failure
      })
      .finally(() => (running = undefined))
    return running
  }

  /** Renews, unless the provider has just asked to wait. */
  async function renewNow(): Promise<void> {
    const { sinceAttempt = Infinity } = moment() ?? {}
    const isAsked = lastFailure !== undefined && sinceAttempt < (lastFailure.waitSeconds ?? 0)
    const failure = isAsked && !running ? lastFailure : await renewOnce()
    if (failure && failure.kind !== 'refused') throw failure
  }

  function check(): void {
    cancel()
    const now = moment()
    if (!now) return
    const step = nextStep(now, times, platform)
    if (step === 'over') return void onOver(now.phase === 'refused' ? 'expired' : 'inactivity')
    if (step === 'ask') ask(Math.ceil(times.idle - now.idleFor))
    if (step === 'renew') void renewOnce()
    const untilAsked = times.idle - times.notice - now.idleFor
    const inSeconds = Math.min(limits['timer-check-interval-max'].value, Math.max(1, untilAsked))
    cancel = clock.after(inSeconds * 1000, check)
  }

  function note(): void {
    if (countdown.get().phase !== 'none' || idleFor() >= times.idle) return
    active = { wall: clock.now(), mono: clock.mono() }
    if (kept !== undefined && clock.mono() - kept < KEPT_EVERY_MS) return
    kept = clock.mono()
    storage.keepLastActivity(clock.now())
  }

  const hasEnded = () => core.user !== undefined && moment()?.tokenLeft === 0

  return {
    async begin() {
      const last = storage.lastActivity()
      if (last !== undefined && clock.now() - last >= times.idle * 1000) return onOver('inactivity')
      note()
      if (hasEnded()) await renewOnce()
      if (hasEnded() && countdown.get().phase === 'failed') return onOver('expired')
      check()
    },
    check,
    wake() {
      // There may be an answer now.
      if (failures > 0 && lastFailure?.waitSeconds === undefined) attempt = undefined
      check()
    },
    stop: () => cancel(),
    note,
    valid: () =>
      hasEnded() && countdown.get().phase !== 'failed' && idleFor() < times.idle ? renewNow() : undefined,
  }
}
