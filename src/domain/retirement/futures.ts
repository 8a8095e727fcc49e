// Many futures of a plan: how long the money lasts in each, and what the pots hold. The growth, its random numbers and
// what is assumed are those of the scenarios page; a future has one number a year, the same for all its pots.
import { fillNormals } from '../projection/normals.ts'
import { fanOf } from '../projection/simulation.ts'
import type { Course } from './course.ts'
import { payFor, passYear, restart, stateOf } from './live.ts'
import { LAST_AGE } from './plan.ts'

/** How many futures the planner shows: for its first answer, and in all. */
export const futuresShown = { first: 300, all: 4_000 } as const

export interface RetirementFutures {
  course: Course
  paths: number
  seed: number
  /** How many of the paths are calculated. */
  done: number
  /** Pence in all pots at the start of each year and at the end of the last: all paths of year 0, then of year 1 … */
  values: Float64Array
  /** For each path the age in which money is first missing; 100 where it never is. */
  lastsTo: Uint8Array
}

/** Futures with nothing worked out yet. */
export function startFutures(course: Course, paths: number, seed: number): RetirementFutures {
  const count = course.years.length + 1
  return {
    ...{ course, paths, seed, done: 0 },
    values: new Float64Array(count * paths),
    lastsTo: new Uint8Array(paths).fill(LAST_AGE),
  }
}

/** Works out so many more. */
export function advanceFutures(futures: RetirementFutures, count: number): void {
  const { course, paths, seed, values, lastsTo } = futures
  const years = course.years.length
  const normals = new Float64Array(years)
  const state = stateOf(course)
  const end = Math.min(paths, futures.done + count)
  for (let path = futures.done; path < end; path += 1) {
    fillNormals(normals, seed, path)
    restart(state, course)
    for (let at = 0; at < years; at += 1) {
      values[at * paths + path] = sumOf(state.values)
      const missing = payFor(course, at, state)
      if (missing > 0 && lastsTo[path] === LAST_AGE) lastsTo[path] = course.years[at]!.age
      passYear(course, at, state, normals[at]!)
    }
    values[years * paths + path] = sumOf(state.values)
  }
  futures.done = end
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  return sum
}

/** Of so many futures out of ten, up to which age does the money last? */
export function lastsIn({ lastsTo, done }: RetirementFutures, ofTen: number): number {
  const sorted = lastsTo.subarray(0, done).toSorted()
  return sorted[Math.min(done - 1, Math.floor((done * (10 - ofTen)) / 10))]!
}

/** The share of futures, from 0 to 1, in which the money lasts to this age. */
export function chanceToLast({ lastsTo, done }: RetirementFutures, age: number): number {
  let count = 0
  for (let path = 0; path < done; path += 1) if (lastsTo[path]! >= age) count += 1
  return count / done
}

/** At the start of each year and at the end of the last, pence in all pots that 10, 20 … 90 per cent stay below. */
export const potsFan = ({ course, paths, done, values }: RetirementFutures): number[][] =>
  fanOf({ plan: { years: course.years.length }, paths, done, values })
