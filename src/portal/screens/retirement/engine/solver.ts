// Tries other plans on the paths that the planner shows, and finds the least change with which the money lasts.
import { fillNormals } from '#domain/projection/normals.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import type { RetirementSimulation } from './simulation.ts'
import { payFor, passYear, restart, stateOf, type State } from './year-step.ts'
import type { RetirementPlan } from '#domain/retirement/plan.ts'

/** Money counts as enough when it lasts in this many of ten paths. */
export const ENOUGH_OF_TEN = 9

/** Paths between two pauses. */
const BATCH = 200

export interface SolverQuestion {
  today: string
  /** The money is to last to this age. */
  untilAge: number
  /** Simulation of the plan as it is, all worked out. */
  simulation: RetirementSimulation
}

interface Between {
  /** Not enough. */
  low: number
  /** Enough. */
  high: number
  /** How many paths run short at `high`, and so at every lower step. */
  lost: number
  /** Those of the others that may run short at `low`. */
  open: Uint32Array
}

/** Tries plans on the same paths. A path that lasts also lasts in every better plan, and is not tried again. */
export class Solver {
  readonly all: Uint32Array
  readonly #question: SolverQuestion
  /** Those of each path that was tried. */
  readonly #normals: Float64Array[] = []

  constructor(question: SolverQuestion) {
    this.#question = question
    this.all = Uint32Array.from({ length: question.simulation.paths }, (_, path) => path)
  }

  /** How many paths may run short? */
  get allowed(): number {
    return Math.floor((this.all.length * (10 - ENOUGH_OF_TEN)) / 10)
  }

  /**
   * Which of these paths run short before the age? Once they are more than `most`, the others are not tried and count
   * as short too.
   */
  *failing(plan: RetirementPlan, among: Uint32Array, most: number): Generator<undefined, Uint32Array> {
    const schedule = scheduleOf(plan, this.#question.today)
    const state = stateOf(schedule)
    const failing: number[] = []
    for (const [place, path] of among.entries()) {
      if (place % BATCH === 0) yield
      if (failing.length <= most && this.#lasts(schedule, state, path)) continue
      failing.push(path)
    }
    return Uint32Array.from(failing)
  }

  /**
   * The smallest number of steps, from 1 to `most`, with which the plan works; undefined if none is. `failing`: paths that may run
   * short at step 0; more steps are never worse.
   */
  *least(
    failing: Uint32Array,
    most: number,
    planAt: (step: number) => RetirementPlan,
  ): Generator<undefined, number | undefined> {
    if (most === 0) return undefined
    const atMost = yield* this.failing(planAt(most), failing, this.allowed)
    if (atMost.length > this.allowed) return undefined
    const open = without(failing, atMost)
    return yield* this.search({ low: 0, high: most, open, lost: atMost.length }, planAt)
  }

  /** The smallest number of steps with which the plan works, between one that is not and one that is. */
  *search(between: Between, planAt: (step: number) => RetirementPlan): Generator<undefined, number> {
    let { low, high, open, lost } = between
    while (high - low > 1) {
      const half = (low + high) >>> 1
      const short = yield* this.failing(planAt(half), open, this.allowed - lost)
      if (lost + short.length <= this.allowed) {
        high = half
        lost += short.length
        open = without(open, short)
      } else {
        low = half
        open = short
      }
    }
    return high
  }

  #lasts(schedule: Schedule, state: State, path: number): boolean {
    const normals = this.#normalsOf(path, schedule.years.length)
    restart(state, schedule)
    for (let index = 0; index < schedule.years.length; index += 1) {
      if (schedule.years[index]!.age >= this.#question.untilAge) return true
      if (payFor(schedule, index, state) > 0) return false
      passYear(schedule, index, state, normals[index]!)
    }
    return true
  }

  #normalsOf(path: number, years: number): Float64Array {
    let normals = this.#normals[path]
    if (!normals) {
      normals = new Float64Array(years)
      fillNormals(normals, this.#question.simulation.seed, path)
      this.#normals[path] = normals
    }
    return normals
  }
}

/** Those that are not taken; both in rising order. */
export function without(paths: Uint32Array, taken: Uint32Array): Uint32Array {
  let next = 0
  return paths.filter((path) => {
    while (next < taken.length && taken[next]! < path) next += 1
    return taken[next] !== path
  })
}
