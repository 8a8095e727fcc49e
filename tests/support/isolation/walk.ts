// A random walk through the portal: what people do at a browser, in any order and in a hurry. The seed decides everything.
import type { BrowserContext } from '@playwright/test'
import type { FaultRule, SandboxClient } from '../sandbox-client.ts'
import { walkers, type Walker } from './marks.ts'
import { Visitor } from './visitor.ts'

const paths = [
  '/myaccount',
  '/dashboard',
  '/myaccount/documents',
  '/myaccount/messages',
  '/myaccount/customerinformation/shared-access',
  '/projections',
]
const slowPaths = [
  '/api/portfolios',
  '/api/currentuser',
  '/api/documents',
  '/api/messages',
  '/api/messages/unreadcount',
  '/api/portfolios/tasks',
  '/api/sharedaccess/sharedwithyou',
  '/api/featureflags',
  '/api/*',
]
/** Whoever may be shown other accounts comes twice as often. */
const comers = [...walkers, ...walkers.filter(({ granted }) => granted.length > 0)]

const kinds = [
  'sign-ins',
  'switches',
  'switches to the account shown',
  'links followed',
  'addresses opened',
  'addresses with a user id',
  'reloads',
  'back',
  'forward',
  'answers slowed and reordered',
  'answers left alone',
  'second tabs',
  'changes of tab',
  'tabs closed',
  'log-outs',
] as const
type Kind = (typeof kinds)[number]

/** Does it; what it turned out to be, if something else. */
type Act = () => Promise<Kind | void>

export class Walk {
  /** How often each kind of step was done. */
  readonly done = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  /** Every step so far, to read what led to a find. */
  readonly log: string[] = []
  readonly visitor: Visitor
  readonly #sandbox: SandboxClient
  readonly #random: () => number

  constructor(portal: string, context: BrowserContext, sandbox: SandboxClient, seed: number) {
    this.visitor = new Visitor(portal, context)
    this.#sandbox = sandbox
    this.#random = randomFrom(seed)
  }

  /** Does one thing. Only half the time does it wait for what comes of it. */
  async step(): Promise<void> {
    const { visitor } = this
    const [kind, act] = visitor.person ? this.#pickWeighted(this.#steps(visitor.person)) : this.#signIn()
    const place = this.log.push(`${visitor.person?.name ?? 'nobody'}: ${kind}`)
    const done = (await act()) ?? kind
    this.done[done]++
    this.log[place - 1] += ` (${visitor.person?.name ?? 'nobody'}, ${visitor.page.url()})`
    if (this.#random() < 0.5) await visitor.settled()
  }

  #steps({ granted }: Walker): [number, Kind, Act][] {
    const { visitor } = this
    const tabs = visitor.tabs.length
    const pick = <T>(from: readonly T[]) => this.#pick(from)
    return [
      [granted.length > 0 ? 8 : 0, 'switches', () => this.#switch(granted)],
      [6, 'links followed', () => visitor.followLink(pick)],
      [3, 'addresses opened', () => visitor.open(pick(paths))],
      [
        1,
        'addresses with a user id',
        () => visitor.open(`/myaccount?userId=${pick(walkers).granted[0]?.userId ?? 'C-30003'}`),
      ],
      [2, 'reloads', visitor.reload],
      [3, 'back', visitor.back],
      [2, 'forward', visitor.forward],
      [3, 'answers slowed and reordered', () => this.#sandbox.faults(this.#slowness())],
      [1, 'answers left alone', () => this.#sandbox.clearFaults()],
      [tabs < 3 ? 2 : 0, 'second tabs', () => visitor.openTab()],
      [tabs > 1 ? 2 : 0, 'changes of tab', () => visitor.changeTab()],
      [tabs > 1 ? 1 : 0, 'tabs closed', () => visitor.closeTab()],
      [2, 'log-outs', () => visitor.logOut()],
    ]
  }

  /** Somebody else than before takes the browser. */
  #signIn(): [Kind, Act] {
    const next = this.#pick(comers.filter((each) => each !== this.visitor.former))
    const path = this.#pick(['/myaccount', '/myaccount/documents'])
    return ['sign-ins', () => this.visitor.signIn(next, path)]
  }

  async #switch(granted: Walker['granted']): Promise<Kind> {
    const isChange = await this.visitor.switchTo(this.#pick([undefined, ...granted]))
    return isChange ? 'switches' : 'switches to the account shown'
  }

  /** The first answers of some paths come late, the next ones at once: they overtake each other. */
  #slowness(): FaultRule[] {
    return Array.from({ length: 4 }, () => ({
      path: this.#pick(slowPaths),
      delayMs: Math.floor(this.#random() * 1200),
      times: 1 + Math.floor(this.#random() * 4),
    }))
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)]!
  }

  #pickWeighted(from: [number, Kind, Act][]): [Kind, Act] {
    let left = this.#random() * from.reduce((sum, [weight]) => sum + weight, 0)
    const [, kind, act] = from.find(([weight]) => (left -= weight) < 0)!
    return [kind, act]
  }
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
