// Costs and returns as a share of the average value, in the same words on pages and papers. Pure.

/** A share of the average value as a fraction; null where there was none. */
export const shareOf = (pence: number, averageValuePence: number): number | null =>
  averageValuePence <= 0 ? null : pence / averageValuePence

/** "0.83%" from a fraction. */
export const shareText = (share: number | null): string =>
  share === null ? '—' : `${share < 0 ? '−' : ''}${(Math.abs(share) * 100).toFixed(2)}%`
