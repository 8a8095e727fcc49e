// The situations that are simulated: a thousandth or so of the portals, and the numbers for all.
import { simulate, type Load, type Situation } from './portals.ts'

/** Portals that are open, and how many of them are in use at a time. */
export const OPEN = 1_000_000
const IN_USE = 0.1
/** So many stand for all of those in use. */
const SIMULATED = 2000
const SCALE = (OPEN * IN_USE) / SIMULATED

const MINUTE = 60
export const OUTAGE = { from: 15 * MINUTE, to: 25 * MINUTE }
/** Seconds until the start of the simulation, at which all begin at once, is forgotten. */
const SETTLED = 10 * MINUTE

const ordinary: Situation = {
  seconds: 45 * MINUTE,
  portals: SIMULATED,
  betweenPages: 60,
  callsOfPage: 4,
  signIn: { api: 8, provider: 4 },
  // A million people over four hours.
  signIns: perSecond(OPEN / (4 * 60 * MINUTE)),
  asksForFlags: true,
  tokenLifetime: 300,
  isUp: () => true,
}

export interface Rates {
  /** Calls a second, of the busiest ten seconds. */
  peak: number
  mean: number
}

export interface Outcome {
  name: string
  api: Rates
  provider: Rates
}

/** What is told of each situation, in calls a second of all portals. */
export function outcomes(): Outcome[] {
  const morning = simulate(ordinary)
  const outage = simulate({ ...ordinary, isUp: (second) => second < OUTAGE.from || second >= OUTAGE.to })
  // Three in ten come within ten minutes.
  const nine = simulate({ ...ordinary, signIns: perSecond((0.3 * OPEN) / (10 * MINUTE)) })
  return [
    outcome('an ordinary morning', morning, SETTLED, ordinary.seconds),
    outcome('an outage of ten minutes', outage, OUTAGE.from, OUTAGE.to),
    outcome('its end', outage, OUTAGE.to, OUTAGE.to + 10 * MINUTE),
    outcome('everybody signs in at nine', nine, SETTLED, ordinary.seconds),
  ]
}

const outcome = (name: string, load: Load, from: number, to: number): Outcome => ({
  name,
  api: ratesOf(load.api.slice(from, to)),
  provider: ratesOf(load.provider.slice(from, to)),
})

function ratesOf(calls: readonly number[]): Rates {
  const WINDOW = 10
  const sums = calls.slice(WINDOW - 1).map((_, at) => sum(calls.slice(at, at + WINDOW)) / WINDOW)
  return { peak: Math.max(...sums) * SCALE, mean: (sum(calls) / calls.length) * SCALE }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** As whole people, of this many a second for all. */
function perSecond(rate: number): (second: number) => number {
  const simulated = rate / SCALE
  return (second) => Math.floor((second + 1) * simulated) - Math.floor(second * simulated)
}
