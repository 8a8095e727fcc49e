// What a contract note is about, in a few words.

export interface NotedTrades {
  boughtPence: number
  soldPence: number
  fundNames: readonly string[]
}

/** "Bought £234 of Northpoint UK Gilt Index", "Sold £500 and bought £480 in 4 funds". */
export function tradesInWords(trades: NotedTrades, pounds: (pence: number) => string): string {
  const { boughtPence, soldPence, fundNames } = trades
  const sold = soldPence > 0 ? `sold ${pounds(soldPence)}` : ''
  const bought = boughtPence > 0 ? `bought ${pounds(boughtPence)}` : ''
  const words = [sold, bought].filter(Boolean).join(' and ')
  const where = fundNames.length === 1 ? `of ${fundNames[0]!}` : `in ${fundNames.length} funds`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${where}`
}
