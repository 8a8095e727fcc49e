// How far a share is from its target, in words. Pure.
import { formatWeight } from 'portal-engine/base/money.ts'

/** "2.4 points over" from tenths of one per cent. */
export function driftInWords(weightTenths: number, targetTenths: number, isBeingInvested = false): string {
  const tenths = weightTenths - targetTenths
  if (tenths === 0) return 'On target'
  if (isBeingInvested) return 'Being invested'
  const points = formatWeight(Math.abs(tenths)).replace('%', '')
  return `${points} points ${tenths > 0 ? 'over' : 'under'}`
}

/** What happened to a holding, from its units before and now. */
export function tradeInWords(unitsBefore: number, unitsNow: number): string {
  if (unitsBefore === 0) return 'New'
  if (unitsNow === 0) return 'All sold'
  return unitsNow > unitsBefore ? 'Added to' : 'Reduced'
}
