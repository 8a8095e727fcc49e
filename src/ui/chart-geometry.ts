// Where the points, lines and ticks of a value chart stand, in fractions of its box. Pure.

export interface ChartPoint {
  /** ISO date. */
  date: string
  /** Integer pence. */
  value: number
  netPaid: number
}

export interface Scale {
  floor: number
  ceiling: number
  ticks: number[]
}

/** Which round amounts frame these? At most five steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(amounts: readonly number[], steps = 4): Scale {
  const lowest = Math.min(...amounts)
  const highest = Math.max(...amounts)
  const span = Math.max(highest - lowest, Math.abs(highest) * 0.02, 1)
  const power = 10 ** Math.floor(Math.log10(span / steps))
  const step = ([1, 2, 5, 10].find((factor) => factor * power * steps >= span) ?? 10) * power
  const floor = Math.floor(lowest / step) * step
  const ceiling = Math.max(Math.ceil(highest / step) * step, floor + step)
  const ticks = Array.from(
    { length: Math.round((ceiling - floor) / step) + 1 },
    (_, tick) => floor + tick * step,
  )
  return { floor, ceiling, ticks }
}

/** Keeps the shape of a long daily series with at most `most` points; the first and the last always stay. */
export function thinPoints<P>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points]
  const stride = (points.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => points[Math.round(index * stride)] as P)
}

/** Fraction of the width, by date and not by position, so that gaps in the series keep their size. */
export function acrossOf(points: readonly ChartPoint[]): number[] {
  const times = points.map((point) => Date.parse(point.date))
  const first = times[0] ?? 0
  const span = (times.at(-1) ?? 0) - first
  return times.map((time) => (span === 0 ? 0 : (time - first) / span))
}

/** Fraction of the height, from the top. */
export const downOf = (amount: number, { floor, ceiling }: Scale) => (ceiling - amount) / (ceiling - floor)

/** An SVG path through these fractions, in a box of 1000 by 1000. */
export function pathOf(across: readonly number[], down: readonly number[]): string {
  return across
    .map(
      (x, index) =>
        `${index === 0 ? 'M' : 'L'}${(x * 1000).toFixed(1)} ${((down[index] ?? 0) * 1000).toFixed(1)}`,
    )
    .join('')
}

/** Position of the point nearest to a fraction of the width. */
export function nearestPoint(across: readonly number[], x: number): number {
  let nearest = 0
  for (const [index, at] of across.entries()) {
    if (Math.abs(at - x) < Math.abs((across[nearest] ?? 0) - x)) nearest = index
  }
  return nearest
}

/** At most `most` dates to write below the chart, each with its position. */
export function dateTicks(points: readonly ChartPoint[], across: readonly number[], most = 5) {
  const wanted = Math.min(most, points.length)
  return Array.from({ length: wanted }, (_, tick) => {
    const index = wanted === 1 ? 0 : nearestPoint(across, tick / (wanted - 1))
    return { date: points[index]?.date ?? '', across: across[index] ?? 0 }
  })
}
