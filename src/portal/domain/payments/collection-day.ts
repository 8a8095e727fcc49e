// What is collected on the day, where the rules that were checked when a Direct Debit was set up leave less by then. Pure.
import { grossOf } from './pension-contribution-rules.ts'

/** Why is less collected than was arranged, or nothing? */
export type ShortReason = 'allowance' | 'declaration' | 'grown-up' | 'too-old'

/** What of a wanted amount is collected where there is room for so much: all, what fits, or nothing below the least. */
export function collectible(wantedPence: number, roomPence: number, leastPence: number): number {
  if (wantedPence <= roomPence) return wantedPence
  return roomPence < leastPence ? 0 : roomPence
}

/** The most that may be paid net where there is room for so much gross. */
export function mostNet(grossPence: number): number {
  let net = Math.max(0, Math.floor((grossPence * 80) / 100) + 1)
  while (net > 0 && grossOf(net) > grossPence) net -= 1
  return net
}
