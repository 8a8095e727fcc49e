// Many simulated paths of a plan: how long the money lasts in each, and what the pots hold. The growth, its random numbers and
// what is assumed are those of the scenarios page; a path has one number a year, the same for all its pots.
import { fillNormals } from '#domain/projection/normals.ts'
import { fanOf } from '#domain/projection/simulation.ts'
import type { Schedule } from './schedule.ts'
import { payFor, passYear, restart, stateOf } from './year-step.ts'
import { LAST_AGE } from '#domain/retirement/plan.ts'

/** How many paths the planner shows: for its first answer, and in all. */
export const simulatedPaths = { first: 300, all: 4_000 } as const

export interface RetirementSimulation {
  schedule: Schedule
  paths: number
  seed: number
  /** How many of the paths are calculated. */
  done: number
  /** Pence in all pots at the start of each year and at the end of the last: all paths of year 0, then of year 1 … */
  values: Float64Array
  /** For each path the age in which money is first missing; 100 if it never is. */
  lastsTo: Uint8Array
}

/** A simulation with nothing worked out yet. */
export function startSimulation(schedule: Schedule, paths: number, seed: number): RetirementSimulation {
  const count = schedule.years.length + 1
  return {
    ...{ schedule, paths, seed, done: 0 },
    values: new Float64Array(count * paths),
    lastsTo: new Uint8Array(paths).fill(LAST_AGE),
  }
}

/** Works out this many more paths. */
export function advanceSimulation(simulation: RetirementSimulation, count: number): void {
  const { schedule, paths, seed, values, lastsTo } = simulation
  const years = schedule.years.length
  const normals = new Float64Array(years)
  const state = stateOf(schedule)
  const end = Math.min(paths, simulation.done + count)
  for (let path = simulation.done; path < end; path += 1) {
    fillNormals(normals, seed, path)
    restart(state, schedule)
    for (let at = 0; at < years; at += 1) {
      values[at * paths + path] = sumOf(state.values)
      const missing = payFor(schedule, at, state)
      if (missing > 0 && lastsTo[path] === LAST_AGE) lastsTo[path] = schedule.years[at]!.age
      passYear(schedule, at, state, normals[at]!)
    }
    values[years * paths + path] = sumOf(state.values)
  }
  simulation.done = end
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  return sum
}

/** In so many of ten paths, up to which age does the money last? */
export function lastsIn({ lastsTo, done }: RetirementSimulation, ofTen: number): number {
  const sorted = lastsTo.subarray(0, done).toSorted()
  return sorted[Math.min(done - 1, Math.floor((done * (10 - ofTen)) / 10))]!
}

/** The share of paths, from 0 to 1, in which the money lasts to this age. */
export function chanceToLast({ lastsTo, done }: RetirementSimulation, age: number): number {
  let count = 0
  for (let path = 0; path < done; path += 1) if (lastsTo[path]! >= age) count += 1
  return count / done
}

/** At the start of each year and at the end of the last, pence in all pots that 10, 20 … 90 per cent stay below. */
export const potsFan = (simulation: RetirementSimulation): number[][] => fanOf(simulation)
