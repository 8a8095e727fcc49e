// The largest fall of an index from a high to the low after it (maximum drawdown).
import type { IndexPoint } from './monthly.ts'

export interface Fall {
  /** Negative fraction: −0.53 is a fall of 53%. */
  growth: number
  /** Day of the high that it fell from. */
  from: string
  /** Day of the low. */
  to: string
  /** First day at or above the former high again; null while it is below. */
  recoveredOn: string | null
}

/** The first of the largest, or null if the index never fell. */
export function largestFall(points: readonly IndexPoint[]): Fall | null {
  let high = points[0]
  let largest: { fall: Fall; high: number } | undefined
  for (const point of points) {
    if (largest && largest.fall.recoveredOn === null && point.index >= largest.high) {
      largest.fall.recoveredOn = point.date
    }
    if (!high || point.index >= high.index) {
      high = point
      continue
    }
    const growth = point.index / high.index - 1
    if (growth < (largest?.fall.growth ?? 0)) {
      largest = {
        fall: { growth, from: high.date, to: point.date, recoveredOn: null },
        high: high.index,
      }
    }
  }
  return largest?.fall ?? null
}
