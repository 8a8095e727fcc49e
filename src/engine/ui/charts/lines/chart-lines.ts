// Where the lines of a chart run: scales, ticks and paths, as fractions of the chart's box. Pure.
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, line } from 'd3-shape'
import { drawnPoints, type Point } from './drawn-points.ts'

export interface ChartLine {
  id: string
  name: string
  /** One value for each date of the chart; null if there is none. */
  values: readonly (number | null)[]
  /** Colour token: "--pine". */
  colour: string
  /** Pattern of an SVG dash, in addition to the colour; a solid line without it. */
  dash?: string
  /** The space between the line and these values is filled. */
  filledTo?: readonly number[]
  /** The axis begins at zero, however high the line is. */
  isFromZero?: boolean
  /** The band around the line, filled between two more values for each date. */
  band?: Band
}

export interface Band {
  low: readonly number[]
  high: readonly number[]
  lowName: string
  highName: string
}

/** What cursor and table read: the line, between the ends of its band if it has one. */
export function readings(
  lines: readonly ChartLine[],
): (Pick<ChartLine, 'id' | 'name' | 'values' | 'colour' | 'dash'> & { edge?: 'low' | 'high' })[] {
  return lines.flatMap((one) => {
    if (!one.band) return [one]
    const { low, high, lowName, highName } = one.band
    return [
      { id: `${one.id}-low`, name: lowName, values: low, colour: one.colour, edge: 'low' },
      one,
      { id: `${one.id}-high`, name: highName, values: high, colour: one.colour, edge: 'high' },
    ]
  })
}

/** Is there a line to see: values of two dates, of which one is not zero? */
export const isDrawable = (lines: readonly ChartLine[]): boolean =>
  readings(lines).some(({ values }) => {
    const known = values.filter((value) => value !== null)
    return known.length > 1 && known.some((value) => value !== 0)
  })

export interface ChartScale {
  /** Fraction of the width, from the left. */
  across(date: string): number
  /** Fraction of the height, from the top. */
  down(value: number): number
  ticks: readonly number[]
}

/** The paths are drawn in a box of this size, stretched to the chart. */
export const BOX = 1000

/** Below this share of the highest value, the lowest one is near enough to zero for an axis that begins there. */
const NEAR_ZERO = 0.6

export function scaleOf(dates: readonly string[], lines: readonly ChartLine[]): ChartScale {
  const values = readings(lines).flatMap((one) => one.values.filter((value) => value !== null))
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const startsAtZero =
    lowest >= 0 &&
    (lines.some(({ isFromZero }) => isFromZero) ||
      (lines.some(({ filledTo, band }) => filledTo || band) && lowest <= highest * NEAR_ZERO))
  // A level line needs some height around it. A cut axis is no longer than what is drawn.
  const padding = (highest - lowest) * 0.06 || Math.max(Math.abs(highest) * 0.005, 0.001)
  const vertical = scaleLinear()
    .domain(startsAtZero ? [0, highest || padding] : [lowest - padding, highest + padding])
    .range([1, 0])
  if (startsAtZero) vertical.nice(4)
  const horizontal = scaleUtc()
    .domain([Date.parse(dates[0] ?? ''), Date.parse(dates.at(-1) ?? '')])
    .range([0, 1])
  const isOneDay = dates.length < 2
  return {
    across: (date) => (isOneDay ? 0 : horizontal(Date.parse(date))),
    down: (value) => vertical(value),
    ticks: vertical.ticks(4),
  }
}

/** The SVG paths of one line: its stroke, and its area and band if it has them. Gaps stay gaps. */
export function pathsOf(one: ChartLine, dates: readonly string[], scale: ChartScale) {
  const pointsOf = (values: ChartLine['values']) =>
    drawnPoints(
      values.map((value, index): Point => [
        scale.across(dates[index]!) * BOX,
        value === null ? null : scale.down(value) * BOX,
      ]),
    )
  const stroke = line<Point>()
    .defined(([, y]) => y !== null)
    .x(([x]) => x)
    .y(([, y]) => y!)
    .digits(1)
  const points = pointsOf(one.values)
  const { band } = one
  const around =
    band &&
    area<number>()
      .x((index) => scale.across(dates[index]!) * BOX)
      .y0((index) => scale.down(band.low[index]!) * BOX)
      .y1((index) => scale.down(band.high[index]!) * BOX)
      .digits(1)
  return {
    stroke: stroke(points) ?? '',
    band: around?.(dates.keys()) ?? undefined,
    // Along the line and back along what it is filled to.
    area: one.filledTo && `${stroke([...points, ...pointsOf(one.filledTo).toReversed()])}Z`,
  }
}

/** Index of the date nearest to a fraction of the width. The dates are in order. */
export function nearestDate(dates: readonly string[], scale: ChartScale, at: number): number {
  let [low, high] = [0, dates.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (scale.across(dates[middle]!) <= at) low = middle
    else high = middle
  }
  const distance = (index: number) => Math.abs(scale.across(dates[index]!) - at)
  return distance(high) < distance(low) ? high : low
}

/** At most `most` dates to write below the chart, at even distances: from end to end, else every second, third or fourth. */
export function dateTicks(dates: readonly string[], scale: ChartScale, most = 5): string[] {
  const fromEndToEnd = (count: number) =>
    Array.from({ length: count }, (_, at) => dates[nearestDate(dates, scale, at / (count - 1))]!)
  const gaps = dates.length - 1
  const stride = gaps % 2 === 0 && gaps > most ? gaps / 2 : Math.ceil(gaps / (most - 1))
  const ends = [...new Set([dates[0]!, dates.at(-1)!])]
  return (
    [most, most - 1]
      .filter((count) => count > 2 && count <= dates.length)
      .map(fromEndToEnd)
      .concat([dates.filter((_, at) => at % stride === 0), fromEndToEnd(3)])
      .find((ticks) => ticks.length > 2 && isEven(ticks.map(scale.across))) ?? ends
  )
}

/** Do labels at these fractions of the width have about the same room? */
function isEven(fractions: readonly number[]): boolean {
  const gaps = fractions.slice(1).map((fraction, at) => fraction - fractions[at]!)
  return Math.min(...gaps) > Math.max(...gaps) * EVEN
}

/** The share of the widest distance that the narrowest one has at least. */
const EVEN = 0.8

/** Thins rows for a table to at most `most`; the first and the last always stay. */
export function thin<Row>(rows: readonly Row[], most: number): Row[] {
  if (rows.length <= most) return [...rows]
  const stride = (rows.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => rows[Math.round(index * stride)]!)
}
