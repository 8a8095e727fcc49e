// Matching thousandth by thousandth, without rounding: each bought thousandth of a unit is a piece with its own cost, and each
// sold one looks for its piece in the order of the law. Slow, and written apart from the code that it checks.
import type { Trade } from '#domain/gains/share-matching.ts'

interface Piece {
  day: number
  cost: number
  isTaken: boolean
}

/** The gain of each security on each day of sale, in pence, and the cost of what is left in the pools. */
export function slowGains(trades: readonly Trade[]) {
  const gains: Record<string, number> = {}
  let poolPence = 0
  for (const isin of new Set(trades.map((trade) => trade.isin))) {
    const own = trades.filter((trade) => trade.isin === isin)
    const pieces: Piece[] = own
      .filter(({ unitsMilli }) => unitsMilli > 0)
      .flatMap(({ date, unitsMilli, pence }) =>
        Array.from({ length: unitsMilli }, () => ({
          day: Date.parse(date) / 86_400_000,
          cost: pence / unitsMilli,
          isTaken: false,
        })),
      )
    // The pieces of one day are one purchase, at one cost each.
    for (const piece of pieces) {
      const ofDay = pieces.filter(({ day }) => day === piece.day)
      piece.cost = own
        .filter(({ date, unitsMilli }) => unitsMilli > 0 && Date.parse(date) / 86_400_000 === piece.day)
        .reduce((sum, { pence }) => sum + pence / ofDay.length, 0)
    }
    pieces.sort((a, b) => a.day - b.day)
    const sold = own
      .filter(({ unitsMilli }) => unitsMilli < 0)
      .flatMap(({ date, unitsMilli, pence }) =>
        Array.from({ length: -unitsMilli }, () => ({
          date,
          day: Date.parse(date) / 86_400_000,
          proceeds: pence / -unitsMilli,
          cost: undefined as number | undefined,
        })),
      )
      .toSorted((a, b) => a.day - b.day)
    for (const fits of [
      (soldOn: number, boughtOn: number) => boughtOn === soldOn,
      (soldOn: number, boughtOn: number) => boughtOn > soldOn && boughtOn <= soldOn + 30,
    ])
      for (const one of sold.filter(({ cost }) => cost === undefined)) {
        const piece = pieces.find(({ day, isTaken }) => !isTaken && fits(one.day, day))
        if (piece) [piece.isTaken, one.cost] = [true, piece.cost]
      }
    const pool = { units: 0, pence: 0 }
    for (const day of [...new Set([...pieces, ...sold].map((each) => each.day))].toSorted((a, b) => a - b)) {
      for (const piece of pieces.filter((each) => each.day === day && !each.isTaken)) {
        pool.units += 1
        pool.pence += piece.cost
      }
      for (const one of sold.filter((each) => each.day === day && each.cost === undefined)) {
        one.cost = pool.pence / pool.units
        pool.units -= 1
        pool.pence -= one.cost
      }
    }
    poolPence += pool.pence
    for (const { date, proceeds, cost } of sold)
      gains[`${isin} ${date}`] = (gains[`${isin} ${date}`] ?? 0) + proceeds - cost!
  }
  return { gains, poolPence }
}
