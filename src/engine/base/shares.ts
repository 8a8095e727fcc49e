// Shares of a whole that add up exactly.

/** The share of each amount in tenths of one per cent, by largest remainder: they total 1000, or are all 0 when the amounts total 0. Amounts must not be negative. */
export function sharesInTenths(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  if (whole === 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount * 1000) / whole)
  const tenths = exact.map(Math.floor)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  let missing = 1000 - tenths.reduce((sum, tenth) => sum + tenth, 0)
  for (const { index } of byRemainder) {
    if (missing === 0) break
    tenths[index]! += 1
    missing -= 1
  }
  return tenths
}
