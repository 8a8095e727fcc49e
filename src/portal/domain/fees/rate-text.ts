/** "0.60%" from hundredths of one per cent. */
export const rateText = (bps: number): string => `${(bps / 100).toFixed(2)}%`
