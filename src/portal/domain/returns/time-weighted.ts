// The time-weighted return: what the investments did, whatever was paid in or taken out meanwhile.
// Resolved from day to day (GIPS; CFA Institute, "Calculation methodology"): a day's growth is
// (value at the close + taken out) / (value at the close before + paid in), so money paid in counts from the start of
// its day and money taken out until the end of it.
import { addMonths, daysBetween } from 'portal-engine/base/dates/london-time.ts'

/** An account, or several, at one close. Amounts are pence of one currency. */
export interface Close {
  date: string
  /** After the day's payments. */
  valuePence: number
  /** Paid in after withdrawals since the start, tax relief included. */
  netPaidInPence: number
  /** Paid in since the start, before anything taken out. */
  paidInPence: number
}

export interface IndexedClose extends Close {
  /** 100 before the first payment; its growth is the time-weighted return. Fees are paid from the value, so after fees. */
  twrIndex: number
}

/** Before the first close nothing was there. */
export const nothingYet = { valuePence: 0, netPaidInPence: 0, paidInPence: 0, twrIndex: 100 } as const

/** What was paid in and taken out between two closes, both in positive pence? */
export function flowsBetween(
  opening: Pick<Close, 'netPaidInPence' | 'paidInPence'>,
  closing: Pick<Close, 'netPaidInPence' | 'paidInPence'>,
): { paidInPence: number; takenOutPence: number } {
  const paidInPence = closing.paidInPence - opening.paidInPence
  return { paidInPence, takenOutPence: paidInPence - (closing.netPaidInPence - opening.netPaidInPence) }
}

/** The index of closes, oldest first. A day that starts with nothing leaves it where it was. */
export function withTimeWeightedIndex<T extends Close>(closes: readonly T[]): (T & IndexedClose)[] {
  let last: Omit<IndexedClose, 'date'> = nothingYet
  return closes.map((close) => {
    const { paidInPence, takenOutPence } = flowsBetween(last, close)
    const base = last.valuePence + paidInPence
    const growth = base > 0 ? Math.max(0, (close.valuePence + takenOutPence) / base) : 1
    const indexed = { ...close, twrIndex: last.twrIndex * growth }
    last = indexed
    return indexed
  })
}

/** Growth of an index as a fraction (0.073 is 7.3%); null if it starts at nothing. */
export function growthOf(opening: number, closing: number): number | null {
  return opening > 0 ? closing / opening - 1 : null
}

/** The yearly rate of this growth over these dates, (1 + R)^(365 / days) − 1; null up to one year. */
export function annualised(growth: number | null, from: string, to: string): number | null {
  if (growth === null || to <= addMonths(from, 12)) return null
  return (1 + growth) ** (365 / daysBetween(from, to)) - 1
}
