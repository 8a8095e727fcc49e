// What would make the money last: how much could be spent, saved or how much later retirement would have to be. All on
// the paths that the planner shows, so that a plan changed in this way then says that it lasts.
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearOfDate } from '#domain/tax/tax-year.ts'
import { retiringAt, savingMore, spending } from './changed-plans.ts'
import type { RetirementPlan } from '#domain/retirement/plan.ts'
import { ageOn } from '#domain/retirement/timeline.ts'
import { Solver, without, type SolverQuestion } from './solver.ts'

export interface Levers {
  /** Most that can be spent a year so that it lasts. Undefined if the money runs out even when nothing is spent. */
  affordablePence: number | undefined
  /** More a month into an ISA. Undefined if all that the allowance leaves is not enough, or the person has retired. */
  saveMorePence: number | undefined
  /** More a month into a pension, tax relief included. Undefined like the ISA, by the annual allowance. */
  pensionMorePence: number | undefined
  /** Undefined if no age up to `latestRetirement` is enough, or the person has retired. */
  retireAge: number | undefined
}

export interface LeverQuestion extends SolverQuestion {
  plan: RetirementPlan
}

const LATEST = 75

/** Latest age of retirement that is tried: before the death that the plan names. */
export const latestRetirement = ({ people: [{ diesAge = Infinity }] }: RetirementPlan): number =>
  Math.min(LATEST, diesAge - 1)

/** Pence of a step: spending a year, saving a month. */
const SPENDING_STEP = 100_00
const SAVING_STEP = 25_00
/**
 * Works out the levers; it yields often, so that the caller can pause or stop. Saving more and retiring later are asked for
 * only if the plan falls short.
 */
export function* leversOf(question: LeverQuestion): Generator<undefined, Levers> {
  const { plan, today, untilAge, simulation } = question
  const solver = new Solver(question)
  const failing = solver.all.filter((path) => simulation.lastsTo[path]! < untilAge)
  const affordablePence = yield* affordable(solver, plan, failing)
  const none = { saveMorePence: undefined, pensionMorePence: undefined, retireAge: undefined }
  if (failing.length <= solver.allowed) return { affordablePence, ...none }
  const [{ bornOn, retireAge }] = plan.people
  const age = ageOn(today, bornOn)
  if (age >= retireAge) return { affordablePence, ...none }
  const year = taxYearOfDate(today)
  const saving = (kind: 'isa' | 'pension', allowancePence: number) =>
    solver.least(failing, Math.floor(roomFor(plan, kind, allowancePence) / SAVING_STEP), (step) =>
      savingMore(plan, step * SAVING_STEP, kind),
    )
  const isa = yield* saving('isa', taxAmountPence('isa-allowance', year))
  const pension = yield* saving('pension', taxAmountPence('pension-annual-allowance', year))
  const later = yield* solver.least(
    failing,
    Math.max(0, Math.min(latestRetirement(plan), untilAge - 1) - retireAge),
    (step) => retiringAt(plan, retireAge + step),
  )
  return {
    affordablePence,
    saveMorePence: isa && isa * SAVING_STEP,
    pensionMorePence: pension && pension * SAVING_STEP,
    retireAge: later && retireAge + later,
  }
}

function* affordable(
  solver: Solver,
  plan: RetirementPlan,
  failing: Uint32Array,
): Generator<undefined, number | undefined> {
  const steps = Math.ceil(plan.spendingPence / SPENDING_STEP)
  if (failing.length > solver.allowed) {
    const less = yield* solver.least(failing, steps, (step) => spending(plan, (steps - step) * SPENDING_STEP))
    return less && (steps - less) * SPENDING_STEP
  }
  // What is more than enough: doubled until it fails, then back from there.
  let most = Math.max(10, steps)
  let overspent: Uint32Array
  do {
    most *= 2
    overspent = yield* solver.failing(spending(plan, most * SPENDING_STEP), solver.all, solver.allowed)
  } while (overspent.length <= solver.allowed && most < 1_000_000)
  const less = yield* solver.search(
    { low: 0, high: most - steps, open: without(overspent, failing), lost: failing.length },
    (step) => spending(plan, (most - step) * SPENDING_STEP),
  )
  return (most - less) * SPENDING_STEP
}

/** Pence a month that an allowance leaves after what the first person pays in already. */
function roomFor({ pots }: RetirementPlan, kind: 'isa' | 'pension', allowancePence: number): number {
  const paid = pots.reduce(
    (sum, pot) => sum + (pot.owner === 0 && pot.kind === kind ? pot.monthlyPence : 0),
    0,
  )
  return Math.max(0, allowancePence / 12 - paid)
}
