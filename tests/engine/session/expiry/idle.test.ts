// The rules of a session that is not its token, and a model of tabs that live by them: whatever the lifetimes, nobody who is
// active is asked, nobody who is idle stays, and no tab that is awake has a token that has ended.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleTimes, nextStep, renewAheadSeconds, type Moment } from '#session/expiry/idle.ts'

const calm: Moment = {
  idleFor: 0,
  tokenLeft: 280,
  lifetime: 300,
  sinceAttempt: undefined,
  failures: 0,
  spread: 0,
  phase: 'going-on',
}
const step = (more: Partial<Moment>, idleSeconds?: number) =>
  nextStep({ ...calm, ...more }, idleTimes(idleSeconds, 'web'), 'web')

describe('the idle time', () => {
  it('is a quarter of an hour where the settings say nothing, asked 300 s before its end', () => {
    expect(idleTimes(undefined, 'web')).toEqual({ idle: 900, notice: 300 })
    expect(idleTimes(3600, 'web')).toEqual({ idle: 3600, notice: 300 })
  })

  it('is asked about a third of it before where that is less, and 35 s before in the installed app', () => {
    expect(idleTimes(240, 'web')).toEqual({ idle: 240, notice: 80 })
    expect(idleTimes(3600, 'pwa')).toEqual({ idle: 3600, notice: 35 })
    expect(idleTimes(60, 'pwa')).toEqual({ idle: 60, notice: 20 })
  })
})

describe('a session whose tokens live for five minutes', () => {
  it.each<[string, Partial<Moment>, string]>([
    ['is left alone while its token lives', {}, 'wait'],
    ['renews a minute before its token ends', { tokenLeft: 60 }, 'renew'],
    ['renews where the page has slept past the end of its token', { tokenLeft: 0 }, 'renew'],
    ['renews although nothing is done, until it asks', { idleFor: 590, tokenLeft: 40 }, 'renew'],
    ['asks after ten minutes without activity', { idleFor: 600 }, 'ask'],
    ['keeps its token while it asks', { idleFor: 630, tokenLeft: 20, phase: 'asking' }, 'renew'],
    ['is over after a quarter of an hour, asked or not', { idleFor: 900, phase: 'asking' }, 'over'],
    ['is over at once where a sleep leaves a second', { idleFor: 899 }, 'over'],
    ['waits 30 s between two renewals', { tokenLeft: 10, sinceAttempt: 29 }, 'wait'],
    ['tries again 5 s after a failure', { tokenLeft: 10, sinceAttempt: 5, failures: 1 }, 'renew'],
    ['tries again 30 s after the tenth', { tokenLeft: 0, sinceAttempt: 30, failures: 10 }, 'renew'],
    [
      'waits twice as long after each that follows',
      { tokenLeft: 0, sinceAttempt: 119, failures: 12 },
      'wait',
    ],
    ['tries again two minutes after the twelfth', { tokenLeft: 0, sinceAttempt: 120, failures: 12 }, 'renew'],
    ['waits eight minutes after many', { tokenLeft: 0, sinceAttempt: 479, failures: 20 }, 'wait'],
    [
      'tries again after eight minutes at the longest',
      { tokenLeft: 0, sinceAttempt: 480, failures: 20 },
      'renew',
    ],
    ['waits longer by its own share', { tokenLeft: 0, sinceAttempt: 89, failures: 11, spread: 0.5 }, 'wait'],
    [
      'waits as long as the provider asks',
      { tokenLeft: 0, sinceAttempt: 59, failures: 1, asked: 60 },
      'wait',
    ],
    ['goes on with its token where no renewal is given', { tokenLeft: 10, phase: 'refused' }, 'wait'],
    ['is over with its token then', { tokenLeft: 0, phase: 'refused' }, 'over'],
  ])('%s', (_what, moment, expected) => {
    expect(step(moment)).toBe(expected)
  })

  it('renews half its lifetime ahead where that is less than a minute', () => {
    expect([renewAheadSeconds(60), renewAheadSeconds(300), renewAheadSeconds(43_200)]).toEqual([30, 60, 60])
  })
})

/** What must hold in every history. */
function holds(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** Every tab looks at its clocks each five seconds while it is awake, as the portal does. */
const LOOKS_EVERY = 5

interface Tab {
  tokenEnds: number
  active: number
  attempt: number | undefined
  asked: number | undefined
  isOver: boolean
}

type Event = { kind: 'active'; tab: number } | { kind: 'pass' | 'sleep'; seconds: number }

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('active' as const), tab: fc.nat(4) }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 5, max: 900 }) }),
  fc.record({ kind: fc.constant('sleep' as const), seconds: fc.integer({ min: 1, max: 50_000 }) }),
)

describe('any session that counts idleness itself', () => {
  it('asks nobody who is active, keeps nobody who is idle, and lets no token end while it is awake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 43_200 }),
        fc.integer({ min: 60, max: 43_200 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(events, { maxLength: 40 }),
        (lifetime, idleSeconds, count, happened) => {
          const times = idleTimes(idleSeconds, 'web')
          let now = 0
          let lastActive = 0
          const tabs: Tab[] = Array.from({ length: count }, () => ({
            tokenEnds: lifetime,
            active: 0,
            attempt: undefined,
            asked: undefined,
            isOver: false,
          }))

          const look = (tab: Tab, hasSlept: boolean) => {
            if (tab.isOver) return
            const idleFor = now - tab.active
            const tokenLeft = Math.max(0, tab.tokenEnds - now)
            const done = nextStep(
              {
                idleFor,
                tokenLeft,
                lifetime,
                sinceAttempt: tab.attempt === undefined ? undefined : now - tab.attempt,
                failures: 0,
                spread: 0,
                phase: tab.asked === undefined ? 'going-on' : 'asking',
              },
              times,
              'web',
            )
            if (done === 'ask') {
              // Never on a page just loaded, nor of somebody active in any tab.
              holds(now - lastActive >= times.idle - times.notice - 1, 'somebody active is asked')
              tab.asked = now
            }
            if (done === 'over') {
              holds(now - lastActive >= times.idle - 2, 'somebody active is signed out')
              tab.isOver = true
            }
            if (done === 'renew') {
              holds(tab.attempt === undefined || now - tab.attempt >= 30, 'two renewals in 30 s')
              tab.attempt = now
              tab.tokenEnds = now + lifetime
            }
            holds(tab.isOver || done === 'ask' || hasSlept || tab.tokenEnds > now, 'a token has ended')
            holds(tab.isOver || now - tab.active < times.idle, 'somebody idle stays')
            // Who does not answer within a minute is signed out.
            if (tab.asked !== undefined && now - tab.asked >= Math.min(60, times.notice)) tab.isOver = true
          }

          for (const event of happened) {
            if (event.kind === 'active') {
              const tab = tabs[event.tab % count]!
              if (tab.isOver || tab.asked !== undefined) continue
              lastActive = now
              // Other tabs hear of it; one that asks continues.
              for (const other of tabs) Object.assign(other, { active: now, asked: undefined })
            } else if (event.kind === 'sleep') {
              now += event.seconds
              for (const tab of tabs) look(tab, true)
            } else {
              for (let left = event.seconds; left >= LOOKS_EVERY; left -= LOOKS_EVERY) {
                now += LOOKS_EVERY
                for (const tab of tabs) look(tab, false)
              }
            }
          }
          // In the end everybody is gone who does nothing.
          now += times.idle
          for (const tab of tabs) look(tab, true)
          return tabs.every(({ isOver }) => isOver)
        },
      ),
      { numRuns: 500 },
    )
  })
})
