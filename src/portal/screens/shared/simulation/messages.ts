// What a page and its worker say to each other.
import type { Plan } from '#domain/projection/simulation.ts'

export interface Question {
  /** Rises with each question; only the newest one is answered. */
  id: number
  plans: readonly Plan[]
  /** The goal's amount at the end, in the money of its day. */
  goalPence: number | undefined
  /** Is it asked what payment a month makes the goal likely? */
  asksMonthly: boolean
}

/** What the simulation of one plan comes to. */
export interface SimulationResult {
  /** The times of the fan, as months from the start. */
  months: readonly number[]
  /** For each time: pence that 10, 20 … 90 per cent of the paths stay below. */
  fan: readonly (readonly number[])[]
  /** Share of the paths that reach the goal, from 0 to 1. */
  chance: number | undefined
  /** What payment a month makes the goal likely, in pence; once all paths are worked out, where it was asked. */
  monthlyPence?: number | undefined
}

export interface Answer {
  id: number
  paths: number
  isLast: boolean
  /** In the order of the plans. */
  results: readonly SimulationResult[]
}
