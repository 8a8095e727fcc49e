// One year of one path: income pays first, then money is taken in the plan's order, and what is left grows.
import type { Schedule } from './schedule.ts'

/** Less than this many pence is nothing. */
const NOTHING = 1e-6

/** The state of a path. `taken` and `extraTax` are those of its last year. */
export interface State {
  /** Pence in each pot, and in cash at the end. */
  values: Float64Array
  /** What is left of each person's lump sum allowance. */
  lumpSums: Float64Array
  /** Taken out of each pot before tax, and tax because of it for each pot. */
  taken: Float64Array
  extraTax: Float64Array
  /** Income of each person that is taxed so far, and the place in their scale that it has reached. */
  taxed: Float64Array
  places: Uint8Array
}

export function stateOf({ pots, people }: Schedule): State {
  const count = pots.length + 1
  const state: State = {
    values: new Float64Array(count),
    lumpSums: new Float64Array(people.length),
    taken: new Float64Array(count),
    extraTax: new Float64Array(count),
    taxed: new Float64Array(people.length),
    places: new Uint8Array(people.length),
  }
  restart(state, { pots, people })
  return state
}

/** Puts the state back to today. */
export function restart(
  { values, lumpSums }: State,
  { pots, people }: Pick<Schedule, 'pots' | 'people'>,
): void {
  values.fill(0)
  for (let pot = 0; pot < pots.length; pot += 1) values[pot] = pots[pot]!.valuePence
  for (let person = 0; person < people.length; person += 1) lumpSums[person] = people[person]!.lumpSumPence
}

/** Pays for a year out of income and pots. How many pence are missing? */
export function payFor(schedule: Schedule, at: number, state: State): number {
  const { values, taken, extraTax } = state
  const cash = schedule.pots.length
  taken.fill(0)
  extraTax.fill(0)
  values[cash]! += schedule.received[at]!
  let need = schedule.need[at]! - schedule.income[at]!
  if (need <= 0) {
    values[cash]! -= need
    return 0
  }
  need -= takeFrom(state, cash, need)
  beginTax(schedule, at, state)
  for (let step = 0; step < schedule.order.length && need > NOTHING; step += 1) {
    const kind = schedule.order[step]!
    if (kind === 'allowance' || kind === 'pension') {
      need = takePensions(schedule, at, state, need, kind === 'allowance')
      continue
    }
    for (let pot = 0; pot < cash && need > NOTHING; pot += 1)
      if (schedule.pots[pot]!.kind === kind && schedule.pots[pot]!.isOpen[at] === 1)
        need -= takeFrom(state, pot, need)
  }
  return need > NOTHING ? need : 0
}

function takeFrom({ values, taken }: State, pot: number, need: number): number {
  const amount = Math.min(values[pot]!, need)
  values[pot]! -= amount
  taken[pot]! += amount
  return amount
}

function beginTax({ people }: Schedule, at: number, { taxed, places }: State): void {
  for (let person = 0; person < people.length; person += 1) {
    const { statePension, definedBenefits, scales } = people[person]!
    taxed[person] = statePension[at]! + definedBenefits[at]!
    places[person] = 0
    const { bounds } = scales[at]!
    while (taxed[person]! >= bounds[places[person]!]! - NOTHING) places[person]! += 1
  }
}

/** Takes pensions, each next pound where the least tax is due on it. Returns what is still needed after tax. */
function takePensions(
  schedule: Schedule,
  at: number,
  state: State,
  wanted: number,
  untaxedOnly: boolean,
): number {
  const { pots, people } = schedule
  const { values, lumpSums, taken, extraTax, taxed, places } = state
  let need = wanted
  while (need > NOTHING) {
    let best = -1
    let bestRate = 1
    let bestFree = 0
    for (let person = 0; person < people.length; person += 1) {
      let pot = 0
      while (
        pot < pots.length &&
        !(
          pots[pot]!.owners[at] === person &&
          pots[pot]!.kind === 'pension' &&
          pots[pot]!.isOpen[at] === 1 &&
          values[pot]! > NOTHING
        )
      )
        pot += 1
      if (pot === pots.length) continue
      const free = lumpSums[person]! > NOTHING ? pots[pot]!.taxFree[at]! : 0
      const rate = people[person]!.scales[at]!.rates[places[person]!]! * (1 - free)
      if (rate < bestRate) {
        best = pot
        bestRate = rate
        bestFree = free
      }
    }
    if (best < 0 || (untaxedOnly && bestRate > 0)) return need
    const owner = pots[best]!.owners[at]!
    const { bounds } = people[owner]!.scales[at]!
    const room = (bounds[places[owner]!]! - taxed[owner]!) / (1 - bestFree)
    let gross = Math.min(values[best]!, room, need / (1 - bestRate))
    if (bestFree > 0) gross = Math.min(gross, lumpSums[owner]! / bestFree)
    values[best]! -= gross
    taken[best]! += gross
    extraTax[best]! += gross * bestRate
    lumpSums[owner]! -= gross * bestFree
    taxed[owner]! += gross * (1 - bestFree)
    need -= gross * (1 - bestRate)
    while (taxed[owner]! >= bounds[places[owner]!]! - NOTHING) places[owner]! += 1
  }
  return 0
}

/**
 * Lets a year pass: pots grow by a standard normal number, the same for all, and contributions come half-way. Cash keeps
 * up with prices; the lump sum allowance, an amount of money, does not.
 */
export function passYear(schedule: Schedule, at: number, { values, lumpSums }: State, normal: number): void {
  const root = Math.sqrt(schedule.years[at]!.length)
  let spread = 0
  let chance = 1
  for (let pot = 0; pot < schedule.pots.length; pot += 1) {
    const own = schedule.pots[pot]!
    if (own.spread !== spread) {
      spread = own.spread
      chance = Math.exp((spread * root * normal) / 2)
    }
    const half = own.drift[at]! * chance
    values[pot] = (values[pot]! * half + own.paidIn[at]!) * half
  }
  for (let person = 0; person < lumpSums.length; person += 1) lumpSums[person]! *= schedule.deflator[at]!
}
