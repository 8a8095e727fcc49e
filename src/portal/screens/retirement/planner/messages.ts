// What the planner and its worker say to each other.
import type { Levers } from '#screens/retirement/engine/levers.ts'
import type { YearOfPlan } from '#screens/retirement/engine/median-path.ts'
import type { ReadPlan } from '#domain/retirement/read-plan.ts'

export interface Question {
  /** Rises with each question; only the newest one is answered. */
  id: number
  today: string
  asked: ReadPlan
  /** Another plan to compare with it. */
  beside?: ReadPlan | undefined
}

/** A plan and its result. */
export interface Outcome extends ReadPlan {
  /** Ages up to which the money lasts in nine and in five of ten paths; 100 if it never runs out. */
  lastsInNine: number
  lastsInFive: number
  /** The share of paths that last to `untilAge`, from 0 to 1. */
  chance: number
  /** The median path. */
  years: readonly YearOfPlan[]
  /** At the start of each year and at the end: pence that 10, 50 and 90 per cent of the paths stay below. */
  pots: readonly (readonly [number, number, number])[]
}

export interface Answer {
  id: number
  paths: number
  isLast: boolean
  asked: Outcome
  beside: Outcome | undefined
  levers: Levers | undefined
}
