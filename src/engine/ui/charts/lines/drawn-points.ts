// Fewer points for a long line: what its drawing needs and no more. Pure.

/** A place from the left, and a height; null if the line has a gap. */
export type Point = [x: number, y: number | null]

/** Columns into which a chart is divided; two pixels each if it is a thousand wide. */
const COLUMNS = 500

/**
 * The points of a line that show: the first, the last, and of each column the highest and the lowest, in their order. A
 * column with a gap keeps all of its points.
 */
export function drawnPoints(points: readonly Point[], columns = COLUMNS): readonly Point[] {
  if (points.length <= columns * 2) return points
  const each = points.length / columns
  const drawn: Point[] = [points[0]!]
  for (let column = 0; column < columns; column += 1) {
    const start = Math.max(1, Math.floor(column * each))
    const end = Math.min(points.length - 1, Math.floor((column + 1) * each))
    addColumn(drawn, points, start, end)
  }
  drawn.push(points.at(-1)!)
  return drawn
}

function addColumn(drawn: Point[], points: readonly Point[], start: number, end: number): void {
  if (start >= end) return
  let [low, high] = [start, start]
  for (let at = start; at < end; at += 1) {
    const y = points[at]![1]
    if (y === null) {
      drawn.push(...points.slice(start, end))
      return
    }
    if (y < points[low]![1]!) low = at
    if (y > points[high]![1]!) high = at
  }
  drawn.push(points[Math.min(low, high)]!)
  if (low !== high) drawn.push(points[Math.max(low, high)]!)
}
