// Where somebody stands on the ladder of rates, whose steps are drawn equally wide. Pure.
import type { Fees } from '#api/tax/fees.ts'

/** As a fraction of its length. */
export function placeOnLadder(bands: Fees['bands'], countedPence: number): number {
  const step = Math.max(
    0,
    bands.findLastIndex(({ fromPence }) => countedPence >= fromPence),
  )
  const [from, to] = [bands[step]?.fromPence ?? 0, bands[step + 1]?.fromPence]
  const within = to === undefined ? 1 : Math.max(0, countedPence - from) / (to - from)
  return (step + within) / bands.length
}
