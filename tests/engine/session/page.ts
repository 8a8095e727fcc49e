// A browser for session tests: storage, tabs, locks and a clock in memory; pages can be reloaded, duplicated and put to sleep.
import { pathsWithoutUserId } from '#api/people/paths-without-user-id.ts'
import { grantedAccess, people } from '#portal/people.ts'
import { createSession, type Session, type SessionPorts } from '#session/session.ts'
import type { Clock } from '#session/browser/clock.ts'
import { readSettings } from '#session/read-settings.ts'
import type { Settings } from '#session/settings.ts'
import { createStorage, type PortalStorage } from '#session/browser/storage.ts'
import type { Locks } from '#session/browser/tab-claim.ts'
import { createTabs, type StorageEvents } from '#session/browser/tabs.ts'
import { createSettings } from '#sandbox/config/settings.ts'

export const portal = 'http://localhost:5173'

type StorageListener = Parameters<StorageEvents>[0]

export class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>()
  onChange: (key: string, value: string | null) => void = () => {}
  get length() {
    return this.entries.size
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string) {
    const before = this.entries.get(key)
    this.entries.set(key, value)
    if (before !== value) this.onChange(key, value)
  }
  removeItem(key: string) {
    if (this.entries.delete(key)) this.onChange(key, null)
  }
  clear() {
    this.entries.clear()
  }
}

export class TestClock implements Clock {
  wall = Date.now()
  seen = true
  #mono = 0
  #timers: { at: number; work: () => void }[] = []
  #wakers: (() => void)[] = []
  now = () => this.wall
  mono = () => this.#mono
  isSeen = () => this.seen
  after = (ms: number, work: () => void) => {
    const timer = { at: this.#mono + ms, work }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }
  onWake = (work: () => void) => {
    this.#wakers.push(work)
    return () => {}
  }
  /** Lets time pass, running what falls due. */
  async pass(seconds: number) {
    const end = this.#mono + seconds * 1000
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#timers = this.#timers.filter((other) => other !== due)
      this.#go(due.at)
      due.work()
      await settle()
    }
    this.#go(end)
  }
  /** Lets time pass while nothing runs, then wakes the page. */
  sleep(seconds: number) {
    this.#go(this.#mono + seconds * 1000)
    for (const wake of this.#wakers) wake()
  }
  #go(mono: number) {
    this.wall += mono - this.#mono
    this.#mono = mono
  }
}

/** Lets promises that are ready run. */
export async function settle() {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done))
}

class MemoryLocks {
  #held = new Map<string, Promise<unknown>>()
  forPage(isGone: Promise<void>): Locks {
    return {
      request: async (name, { signal }, work) => {
        const aborted = new Promise<never>((_, fail) =>
          signal?.addEventListener('abort', () => fail(signal.reason as Error)),
        )
        aborted.catch(() => undefined)
        while (this.#held.has(name)) await Promise.race([this.#held.get(name), aborted])
        const running = work()
        const held = Promise.race([running.catch(() => undefined), isGone])
        this.#held.set(name, held)
        void held.then(() => this.#held.delete(name))
        return running
      },
    }
  }
}

/** One browser profile with its tabs. */
export class TestProfile {
  readonly local = new MemoryStorage()
  readonly tabs: TestTab[] = []
  readonly locks = new MemoryLocks()
  readonly settings: Settings

  /** `further`: of the settings. */
  constructor(sandboxUrl: string, further: object = {}) {
    const outcome = readSettings({ ...createSettings({ sandboxUrl }), ...further })
    if ('problems' in outcome) throw new Error(outcome.problems.join('; '))
    this.settings = outcome.settings
  }
  /** What it keeps beyond its tabs, but for the mark that a sign-in goes on. */
  get kept(): [string, string][] {
    return [...this.local.entries].filter(([key]) => !key.startsWith('portal.sign-in.'))
  }
  openTab(options: Partial<SessionPorts> = {}): TestTab {
    return new TestTab(this, new MemoryStorage(), options)
  }
}

/** One tab: its session, and what it did to the page. */
export class TestTab {
  readonly profile: TestProfile
  readonly own: MemoryStorage
  readonly clock = new TestClock()
  readonly visited: string[] = []
  readonly reported: string[] = []
  reloads = 0
  cachesCleared = 0
  address = new URL(`${portal}/myaccount`)
  options: Partial<SessionPorts>
  #listeners: StorageListener[] = []
  #leavePage = () => {}
  storage!: PortalStorage
  session!: Session

  constructor(profile: TestProfile, own: MemoryStorage, options: Partial<SessionPorts>) {
    this.profile = profile
    this.own = own
    this.options = options
    profile.tabs.push(this)
    this.load()
  }

  /** Goes to somebody else's page: nothing of the portal runs in this tab. */
  leave(): void {
    this.#leavePage()
    this.#listeners = []
  }

  /** A fresh page in this tab. */
  load(): Session {
    this.leave()
    const { settings, local, locks } = this.profile
    const heardLocal = new Proxy(local, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...parameters: unknown[]): unknown => {
          target.onChange = (key, text) =>
            this.profile.tabs.forEach((tab) => tab !== this && tab.hear(key, text))
          return value.apply(target, parameters) as unknown
        }
      },
    })
    const report = (error: Error) => this.reported.push(error.message)
    this.storage = createStorage({ local: () => heardLocal, session: () => this.own, report })
    const onStorage: StorageEvents = (listener) => {
      this.#listeners.push(listener)
      return () => {}
    }
    let isHere = true
    const isGone = new Promise<void>((done) => {
      this.#leavePage = () => {
        isHere = false
        done()
      }
    })
    // Nothing of a page runs when it has gone.
    const whileHere = (work: () => void) => () => isHere && work()
    const { now, mono, after, onWake, isSeen } = this.clock
    const clock: Clock = {
      now,
      mono,
      after: (ms, work) => after(ms, whileHere(work)),
      onWake: (work) => onWake(whileHere(work)),
      isSeen,
    }
    this.session = createSession({
      settings,
      paths: {
        callback: '/signin-oidc',
        home: '/dashboard',
        excludedTargets: ['/signin-oidc', '/app/login'],
      },
      platform: 'web',
      storage: this.storage,
      clock,
      tabs: createTabs({ storage: this.storage, authority: settings.authority, onStorage }),
      locks: locks.forPage(isGone),
      address: () => this.address,
      navigate: (url) => this.visited.push(url),
      reload: () => this.reloads++,
      report,
      clearCaches: () => this.cachesCleared++,
      people,
      grantedAccess,
      pathsWithoutUserId,
      fetch,
      ...this.options,
    })
    return this.session
  }

  hear(key: string, value: string | null) {
    for (const listener of this.#listeners) listener(key, value)
  }

  /** The browser's "Duplicate tab": a copy of sessionStorage, the same profile. */
  duplicate(): TestTab {
    const copy = new MemoryStorage()
    for (const [key, value] of this.own.entries) copy.setItem(key, value)
    return new TestTab(this.profile, copy, this.options)
  }
}
