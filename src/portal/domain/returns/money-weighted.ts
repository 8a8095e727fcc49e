// The money-weighted return: the constant yearly rate at which the payments made would have grown to what came out.
// The rate r for which Σ amount / (1 + r)^(days / 365) is zero (XIRR of the spreadsheets; actual/365).
import { daysBetween } from 'portal-engine/base/dates/london-time.ts'

/** An amount on a date: negative for money that the client pays in, positive for what they get or could get. */
export interface CashFlow {
  date: string
  amount: number
}

export type MoneyWeighted =
  /** `annual` is the yearly rate, `total` the growth over the whole time; both as fractions. */
  { kind: 'rate'; annual: number; total: number } | { kind: 'none'; reason: NoRateReason }

/** Why is there no rate? Everything on one day; money in one direction only; more than one rate fits; none fits. */
export type NoRateReason = 'one-day' | 'one-direction' | 'several-rates' | 'no-rate'

/** Logarithms of growth over the whole time outside which no rate is looked for: e^40 is 10^17. */
const furthest = 40

/** So near is near enough: a growth of 0.00000000001%. */
const tolerance = 1e-13

/** A present value of so small a part of the amounts is zero. */
const touching = 1e-12

/** Flows in any order. Always ends. */
export function moneyWeightedReturn(flows: readonly CashFlow[]): MoneyWeighted {
  const ordered = flows
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const first = ordered[0]
  const last = ordered.at(-1)
  if (!first || !last || ordered.every(({ amount }) => amount > 0 === first.amount > 0)) {
    return { kind: 'none', reason: 'one-direction' }
  }
  const days = daysBetween(first.date, last.date)
  if (days === 0) return { kind: 'none', reason: 'one-day' }

  // Time from 0 to 1, so that what is looked for is the logarithm of the whole growth.
  const times = ordered.map(({ date }) => daysBetween(first.date, date) / days)
  const presentValue = (growth: number) =>
    ordered.reduce((sum, { amount }, index) => sum + amount * Math.exp(-growth * times[index]!), 0)

  const sizeAt = (growth: number) =>
    ordered.reduce((sum, { amount }, index) => sum + Math.abs(amount) * Math.exp(-growth * times[index]!), 0)

  const only = rootIn(presentValue, -furthest, furthest)
  const roots =
    only !== undefined && staysInvested(ordered, times, only) ? [only] : rootsOf(presentValue, sizeAt)
  const growth = roots[0]
  if (growth === undefined) return { kind: 'none', reason: 'no-rate' }
  if (roots.length > 1) return { kind: 'none', reason: 'several-rates' }
  const annual = Math.expm1((growth * 365) / days)
  if (!Number.isFinite(annual)) return { kind: 'none', reason: 'no-rate' }
  return { kind: 'rate', annual, total: Math.expm1(growth) }
}

/** Where something is invested throughout at this rate, no other rate fits (Soper 1959, "pure investment"). */
function staysInvested(flows: readonly CashFlow[], times: readonly number[], growth: number): boolean {
  let balance = 0
  for (const [index, { amount }] of flows.slice(0, -1).entries()) {
    balance = balance * Math.exp(growth * (times[index]! - (times[index - 1] ?? 0))) + amount
    if (balance > 0) return false
  }
  return true
}

/**
 * Every zero that a walk over the whole range meets, in steps of a fiftieth near zero and of a half elsewhere. Where the value turns
 * back between two steps, it may touch zero there, or pass it twice.
 */
function rootsOf(value: (at: number) => number, sizeAt: (at: number) => number): number[] {
  const rates: number[] = []
  const add = (from: number, to: number) => {
    const root = rootIn(value, from, to)
    if (root !== undefined && root < to) rates.push(root)
    return root !== undefined
  }
  let before = -furthest
  for (let from = -furthest; from < furthest;) {
    const to = from + (from >= -5 && from < 5 ? 0.02 : 0.5)
    const sign = Math.sign(value(from))
    const turns = sign * value(from) <= sign * value(before) && sign * value(from) <= sign * value(to)
    if (!add(from, to) && turns && from > before) {
      const turn = lowestIn((at) => sign * value(at), before, to)
      const depth = (sign * value(turn)) / sizeAt(turn)
      if (Math.abs(depth) < touching) rates.push(turn)
      else if (depth < 0) {
        add(before, turn)
        add(turn, to)
      }
    }
    before = from
    from = to
  }
  return rates
}

/** Where a value that falls and then rises is lowest (golden section). */
function lowestIn(value: (at: number) => number, from: number, to: number): number {
  const part = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  while (high - low > 1e-9) {
    const [left, right] = [high - part * (high - low), low + part * (high - low)]
    if (value(left) < value(right)) high = right
    else low = left
  }
  return (low + high) / 2
}

/**
 * A zero between two places at which the values have different signs. The secant finds it fast (Illinois method), and
 * every third step halves what is left, so that it always ends.
 */
function rootIn(value: (at: number) => number, from: number, to: number): number | undefined {
  let [low, high] = [from, to]
  let [atLow, atHigh] = [value(low), value(high)]
  if (atLow === 0) return low
  if (Math.sign(atLow) === Math.sign(atHigh)) return undefined
  let kept: 'low' | 'high' | undefined
  for (let step = 1; high - low > tolerance; step += 1) {
    const secant = (low * atHigh - high * atLow) / (atHigh - atLow)
    const isUsable = step % 3 !== 0 && secant > low && secant < high
    const place = isUsable ? secant : (low + high) / 2
    const middle = value(place)
    if (middle === 0) return place
    if (Math.sign(middle) === Math.sign(atLow)) {
      ;[low, atLow] = [place, middle]
      if (kept === 'high') atHigh /= 2
      kept = 'high'
    } else {
      ;[high, atHigh] = [place, middle]
      if (kept === 'low') atLow /= 2
      kept = 'low'
    }
  }
  return (low + high) / 2
}
