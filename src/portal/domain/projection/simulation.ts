// What could happen to an investment: many possible paths, month by month, with lognormal growth.
// A month's growth is exp(m + s·z) with z standard normal, s = volatility / √12 and m such that the expected growth of
// a year is the assumed one; a month's payment comes at its start, our fee is taken at its end.
// The same seed gives the same picture, in however many steps it is worked out.
import { fillNormals } from './normals.ts'

export interface Plan {
  /** Amounts of one currency: what is there at the start, and what is added a month (negative: taken out). */
  initialPence: number
  monthlyPence: number
  /** Whole years, at least one. */
  years: number
  /** Expected growth a year before the fee, its volatility, and the fee, as fractions. */
  growth: number
  volatility: number
  fee: number
}

export interface SimulatedPaths {
  paths: number
  /** How many of the paths are calculated. */
  done: number
  /** Pence of each path at each time kept: all paths of the first time, then of the second, and so on. */
  values: Float64Array
}

export interface Simulation extends SimulatedPaths {
  plan: Plan
  seed: number
  /** The times kept, as months from the start. */
  months: readonly number[]
}

/** A simulation with nothing worked out yet. */
export function startSimulation(plan: Plan, paths: number, seed: number): Simulation {
  const months = monthsOf(plan.years)
  return { plan, paths, seed, months, done: 0, values: new Float64Array(months.length * paths) }
}

/** Each quarter of the first two years, in which the paths part fastest, then the end of each year. */
function monthsOf(years: number): number[] {
  return Array.from({ length: years * 4 + 1 }, (_, quarter) => quarter * 3).filter(
    (month) => month <= 24 || month % 12 === 0,
  )
}

/** Works out this many more paths. */
export function advance(simulation: Simulation, count: number): void {
  const { plan, paths, seed, months, values } = simulation
  const { spread, centre } = lawOfMonth(plan)
  const end = Math.min(paths, simulation.done + count)
  const normals = new Float64Array(plan.years * 12)
  for (let path = simulation.done; path < end; path += 1) {
    fillNormals(normals, seed, path)
    let value = plan.initialPence
    values[path] = value
    let place = 1
    for (let month = 1; month <= normals.length; month += 1) {
      value = Math.max(0, value + plan.monthlyPence) * Math.exp(centre + spread * normals[month - 1]!)
      if (month !== months[place]) continue
      values[place * paths + path] = value
      place += 1
    }
  }
  simulation.done = end
}

/** Per cent of the paths that each line of a fan has below it. */
export const fanPercents = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const

/** For each time kept, the pence that 10, 20 … 90 per cent of the paths worked out so far stay below. */
export function fanOf({ paths, done, values }: SimulatedPaths): number[][] {
  return Array.from({ length: values.length / paths }, (_, place) => {
    const sorted = values.subarray(place * paths, place * paths + done).toSorted()
    return fanPercents.map((percent) => quantileOf(sorted, percent / 100))
  })
}

/** The share of paths that have at least this much at the end, from 0 to 1. */
export function chanceOf({ months, paths, done, values }: Simulation, pence: number): number {
  const start = (months.length - 1) * paths
  const last = values.subarray(start, start + done)
  return last.reduce((count, value) => (value >= pence ? count + 1 : count), 0) / done
}

/** What a future amount is multiplied by to say it in today's money. */
export function inTodaysMoney(years: number, inflation: number): number {
  return (1 + inflation) ** -years
}

/** A month's growth after our fee is exp(centre + spread · z), with z standard normal. */
export function lawOfMonth(plan: Plan): { centre: number; spread: number } {
  const spread = plan.volatility / Math.sqrt(12)
  return { spread, centre: Math.log(monthlyGrowth(plan)) - (spread * spread) / 2 }
}

/** Expected growth of a month after our fee. */
function monthlyGrowth({ growth, fee }: Plan): number {
  return ((1 + growth) * (1 - fee)) ** (1 / 12)
}

/** Between the two values around the place (type 7 of Hyndman and Fan). */
function quantileOf(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const low = sorted[below] ?? 0
  return low + ((sorted[below + 1] ?? low) - low) * (place - below)
}
