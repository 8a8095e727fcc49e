// What would make the money last: how much could be spent, saved or how much later retirement would have to be. All by
// the futures that the planner shows, so that a plan changed in this way then says that it lasts.
import { fillNormals } from '../projection/normals.ts'
import { taxAmountPence } from '../tax/tax-facts.ts'
import { taxYearOfDate } from '../tax/tax-year.ts'
import { courseOf, type Course } from './course.ts'
import type { RetirementFutures } from './futures.ts'
import { payFor, passYear, restart, stateOf, type State } from './live.ts'
import type { RetirementPlan } from './plan.ts'
import { ageOn } from './timeline.ts'

/** Money counts as enough when it lasts in so many of ten futures. */
export const ENOUGH_OF_TEN = 9

export interface Levers {
  /** Most that can be spent a year so that it lasts. Undefined where even nothing does not. */
  affordablePence: number | undefined
  /** More a month into an ISA. Undefined where all that the allowance leaves is not enough, or the person has retired. */
  saveMorePence: number | undefined
  /** Undefined where no age up to `LATEST` is enough, or the person has retired. */
  retireAge: number | undefined
}

export interface LeverQuestion {
  plan: RetirementPlan
  today: string
  /** It is to last to this age. */
  untilAge: number
  /** Of the plan as it is, all worked out. */
  futures: RetirementFutures
}

/** Latest age of retirement that is tried. */
export const LATEST = 75
/** Pence of a step: spending a year, saving a month. */
const SPENDING_STEP = 100_00
const SAVING_STEP = 25_00
/** Paths between two pauses. */
const BATCH = 200

/**
 * Works out the levers; yields often, so that the caller can pause or stop. Saving more and retiring later are asked for
 * only where the plan falls short.
 */
export function* leversOf(question: LeverQuestion): Generator<undefined, Levers> {
  const { plan, today, untilAge, futures } = question
  const trial = new Trial(question)
  const failing = trial.all.filter((path) => futures.lastsTo[path]! < untilAge)
  const affordablePence = yield* affordable(trial, plan, failing)
  if (failing.length <= trial.allowed)
    return { affordablePence, saveMorePence: undefined, retireAge: undefined }
  const [{ bornOn, retireAge }] = plan.people
  const age = ageOn(today, bornOn)
  if (age >= retireAge) return { affordablePence, saveMorePence: undefined, retireAge: undefined }
  const saving = yield* trial.least(failing, Math.floor(isaRoom(plan, today) / SAVING_STEP), (step) =>
    savingMore(plan, step * SAVING_STEP),
  )
  const later = yield* trial.least(failing, Math.max(0, Math.min(LATEST, untilAge - 1) - retireAge), (step) =>
    retiringAt(plan, retireAge + step),
  )
  return {
    affordablePence,
    saveMorePence: saving && saving * SAVING_STEP,
    retireAge: later && retireAge + later,
  }
}

function* affordable(
  trial: Trial,
  plan: RetirementPlan,
  failing: Uint32Array,
): Generator<undefined, number | undefined> {
  const steps = Math.ceil(plan.spendingPence / SPENDING_STEP)
  if (failing.length > trial.allowed) {
    const less = yield* trial.least(failing, steps, (step) => spending(plan, (steps - step) * SPENDING_STEP))
    return less && (steps - less) * SPENDING_STEP
  }
  // What is more than enough: doubled until it fails, then back from there.
  let most = Math.max(10, steps)
  let overspent: Uint32Array
  do {
    most *= 2
    overspent = yield* trial.failing(spending(plan, most * SPENDING_STEP), trial.all, trial.allowed)
  } while (overspent.length <= trial.allowed && most < 1_000_000)
  const less = yield* trial.search(
    { low: 0, high: most - steps, open: without(overspent, failing), lost: failing.length },
    (step) => spending(plan, (most - step) * SPENDING_STEP),
  )
  return (most - less) * SPENDING_STEP
}

export const spending = (plan: RetirementPlan, spendingPence: number): RetirementPlan => ({
  ...plan,
  spendingPence,
})

/** The risk level of the largest pot. */
export const usualRisk = ({ pots }: Pick<RetirementPlan, 'pots'>): number =>
  pots.toSorted((a, b) => b.valuePence - a.valuePence)[0]?.riskLevel ?? 4

/** The plan with so much more a month in an ISA of its own, at the risk level of the largest pot. */
export function savingMore(plan: RetirementPlan, monthlyPence: number): RetirementPlan {
  const riskLevel = usualRisk(plan)
  return { ...plan, pots: [...plan.pots, { owner: 0, kind: 'isa', valuePence: 0, monthlyPence, riskLevel }] }
}

export function retiringAt(plan: RetirementPlan, retireAge: number): RetirementPlan {
  const [first, partner] = plan.people
  const later = { ...first, retireAge }
  return { ...plan, people: partner ? [later, partner] : [later] }
}

/** Pence a month that the ISA allowance leaves beside what the first person pays in already. */
function isaRoom({ pots }: RetirementPlan, today: string): number {
  const paid = pots.reduce(
    (sum, { owner, kind, monthlyPence }) => sum + (owner === 0 && kind === 'isa' ? monthlyPence : 0),
    0,
  )
  return Math.max(0, taxAmountPence('isa-allowance', taxYearOfDate(today)) / 12 - paid)
}

interface Between {
  /** Not enough. */
  low: number
  /** Enough. */
  high: number
  /** So many futures run short at `high`, and so at every lower step. */
  lost: number
  /** Those of the others that may run short at `low`. */
  open: Uint32Array
}

/** Tries plans on the same futures. A future that lasts also lasts in every better plan, and is not tried again. */
class Trial {
  readonly all: Uint32Array
  readonly #question: LeverQuestion
  /** Those of each path that was tried. */
  readonly #normals: Float64Array[] = []

  constructor(question: LeverQuestion) {
    this.#question = question
    this.all = Uint32Array.from({ length: question.futures.paths }, (_, path) => path)
  }

  /** So many futures may run short. */
  get allowed(): number {
    return Math.floor((this.all.length * (10 - ENOUGH_OF_TEN)) / 10)
  }

  /**
   * Which of these futures run short before the age? Once they are more than `most`, the others are not tried and count
   * as short too.
   */
  *failing(plan: RetirementPlan, among: Uint32Array, most: number): Generator<undefined, Uint32Array> {
    const course = courseOf(plan, this.#question.today)
    const state = stateOf(course)
    const found: number[] = []
    for (const [place, path] of among.entries()) {
      if (place % BATCH === 0) yield
      if (found.length <= most && this.#lasts(course, state, path)) continue
      found.push(path)
    }
    return Uint32Array.from(found)
  }

  /**
   * The least of 1 to `most` steps of which the plan is enough; undefined where none is. `failing`: futures that may run
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

  /** The least step of which the plan is enough, between one that is not and one that is. */
  *search(between: Between, planAt: (step: number) => RetirementPlan): Generator<undefined, number> {
    let { low, high, open, lost } = between
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      const short = yield* this.failing(planAt(middle), open, this.allowed - lost)
      if (lost + short.length <= this.allowed) {
        high = middle
        lost += short.length
        open = without(open, short)
      } else {
        low = middle
        open = short
      }
    }
    return high
  }

  #lasts(course: Course, state: State, path: number): boolean {
    const normals = this.#normalsOf(path, course.years.length)
    restart(state, course)
    for (let at = 0; at < course.years.length; at += 1) {
      if (course.years[at]!.age >= this.#question.untilAge) return true
      if (payFor(course, at, state) > 0) return false
      passYear(course, at, state, normals[at]!)
    }
    return true
  }

  #normalsOf(path: number, years: number): Float64Array {
    let normals = this.#normals[path]
    if (!normals) {
      normals = new Float64Array(years)
      fillNormals(normals, this.#question.futures.seed, path)
      this.#normals[path] = normals
    }
    return normals
  }
}

/** Both in rising order. */
function without(paths: Uint32Array, taken: Uint32Array): Uint32Array {
  let at = 0
  return paths.filter((path) => {
    while (at < taken.length && taken[at]! < path) at += 1
    return taken[at] !== path
  })
}
