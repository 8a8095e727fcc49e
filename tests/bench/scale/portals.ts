// Many portals over time, second by second: how often each asks the API and the provider, by the portal's own rules for
// repeating, asking again and renewing. Nothing is sent. Chance is seeded, so that a run is the same each time.
import { beatDelay } from '#app/beat-delay.ts'
import * as limits from '#base/limits.gen.ts'
import { reconnectDelay } from '#http/reconnect.ts'
import { retryDelay } from '#http/retry.ts'
import { idleTimes, nextStep, renewAheadSeconds } from '#session/expiry/idle.ts'

export interface Situation {
  seconds: number
  /** Portals in use. Those that are open in the background ask for nothing. */
  portals: number
  /** Seconds between two pages of one person, on average. */
  betweenPages: number
  /** Calls of a page. */
  callsOfPage: number
  /** Calls of a sign-in, to either. */
  signIn: { api: number; provider: number }
  /** How many people sign in in this second. */
  signIns: (second: number) => number
  /** Does an open page ask for the flags again? */
  asksForFlags: boolean
  /** In seconds. */
  tokenLifetime: number
  /** Does anything answer in this second? */
  isUp: (second: number) => boolean
}

/** Calls in each second. */
export interface Load {
  api: number[]
  provider: number[]
}

interface Portal {
  /** How it spreads what all would do at the same moment. */
  spread: number
  tokenEnds: number
  active: number
  attempt: number | undefined
  failures: number
  /** The page that is open, by number, and what it lacks. */
  page: number
  lacking: number
  /** Attempts to get it; undefined while nothing waits. */
  waiting: number | undefined
}

export function simulate(situation: Situation): Load {
  const { seconds, betweenPages, callsOfPage, tokenLifetime, isUp } = situation
  const random = seeded()
  const load: Load = { api: Array<number>(seconds).fill(0), provider: Array<number>(seconds).fill(0) }
  const agenda: (() => void)[][] = Array.from({ length: seconds }, () => [])
  let now = 0
  const later = (milliseconds: number, run: () => void) =>
    agenda[now + Math.max(1, Math.round(milliseconds / 1000))]?.push(run)
  const count = (kind: keyof Load, calls = 1) => void (load[kind][now]! += calls)

  /** A call with its repetitions. It waits for a token that is valid, as the session's Api does. */
  function call(portal: Portal, done: (hasAnswer: boolean) => void, attempt = 1): void {
    if (portal.tokenEnds <= now) {
      if (portal.attempt !== now) renew(portal)
      if (portal.tokenEnds <= now) return done(false)
    }
    count('api')
    if (isUp(now)) return done(true)
    const delay = retryDelay({
      attempt,
      status: undefined,
      retryAfter: null,
      random: random(),
      now: now * 1000,
    })
    if (delay === undefined) done(false)
    else later(delay, () => call(portal, done, attempt + 1))
  }

  function ask(portal: Portal): void {
    const { page } = portal
    call(portal, (hasAnswer) => {
      if (hasAnswer || portal.page !== page) return
      portal.lacking += 1
      if (portal.waiting === undefined) wait(portal, 0)
    })
  }

  /** As src/engine/app/waiting-calls.ts: one call finds out, the others follow. */
  function wait(portal: Portal, attempt: number): void {
    portal.waiting = attempt
    later(reconnectDelay(attempt, random()), () => {
      portal.waiting = undefined
      if (portal.lacking === 0) return
      const { page, lacking } = portal
      portal.waiting = attempt
      call(portal, (hasAnswer) => {
        portal.waiting = undefined
        if (!hasAnswer) return wait(portal, attempt + 1)
        if (portal.page !== page) return
        portal.lacking = 0
        for (let other = 1; other < lacking; other++) ask(portal)
      })
    })
  }

  function renew(portal: Portal): void {
    count('provider')
    portal.attempt = now
    if (isUp(now)) {
      portal.tokenEnds = now + tokenLifetime
      portal.failures = 0
    } else portal.failures += 1
  }

  function openPage(portal: Portal): void {
    portal.active = now
    portal.page += 1
    portal.lacking = 0
    for (let each = 0; each < callsOfPage; each++) ask(portal)
    // Whose pages show nothing looks at fewer of them.
    const pause = betweenPages * (isUp(now) ? 1 : 2)
    later(-Math.log(1 - random()) * pause * 1000, () => openPage(portal))
  }

  /** As src/engine/app/heartbeat.ts. */
  function beat(portal: Portal, failures = 0): void {
    const next = (failed: number) => later(beatDelay(failed, random()), () => beat(portal, failed))
    if (portal.tokenEnds <= now) next(failures)
    else call(portal, (hasAnswer) => next(hasAnswer ? 0 : failures + 1))
  }

  const times = idleTimes(undefined, 'web')
  function look(portal: Portal): void {
    const step = nextStep(
      {
        idleFor: now - portal.active,
        tokenLeft: Math.max(0, portal.tokenEnds - now),
        lifetime: tokenLifetime,
        sinceAttempt: portal.attempt === undefined ? undefined : now - portal.attempt,
        failures: portal.failures,
        spread: portal.spread,
        phase: 'going-on',
      },
      times,
      'web',
    )
    if (step === 'renew') renew(portal)
    later(limits['timer-check-interval-max'].value * 1000, () => look(portal))
  }

  /** Somebody who cannot sign in tries again after one to five minutes. */
  function signIn(): void {
    count('provider', situation.signIn.provider)
    if (isUp(now)) count('api', situation.signIn.api)
    else later((60 + random() * 240) * 1000, signIn)
  }

  for (let each = 0; each < situation.portals; each++) {
    const portal: Portal = {
      spread: random(),
      tokenEnds:
        renewAheadSeconds(tokenLifetime) + random() * (tokenLifetime - renewAheadSeconds(tokenLifetime)),
      active: 0,
      attempt: undefined,
      failures: 0,
      page: 0,
      lacking: 0,
      waiting: undefined,
    }
    later(random() * betweenPages * 1000, () => openPage(portal))
    if (situation.asksForFlags)
      later(random() * limits['flags-check-interval'].value * 1000, () => beat(portal))
    later(random() * limits['timer-check-interval-max'].value * 1000, () => look(portal))
  }
  for (now = 0; now < seconds; now++) {
    for (let person = 0; person < situation.signIns(now); person++) signIn()
    const due = agenda[now]!
    // What is due may add to this second.
    for (const run of due) run()
  }
  return load
}

/** Numbers from 0 to 1 (mulberry32). */
function seeded(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
