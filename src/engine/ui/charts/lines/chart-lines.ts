// Where the lines of a chart run: scales, ticks, paths and labels, as fractions of the chart's box. Pure.
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
  /** Filled down to zero if the axis begins there. */
  isArea?: boolean
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
): Pick<ChartLine, 'id' | 'name' | 'values' | 'colour'>[] {
  return lines.flatMap((one) => {
    if (!one.band) return [one]
    const { low, high, lowName, highName } = one.band
    return [
      { id: `${one.id}-low`, name: lowName, values: low, colour: one.colour },
      one,
      { id: `${one.id}-high`, name: highName, values: high, colour: one.colour },
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
  /** The axis begins at zero, so an area is true to scale. */
  startsAtZero: boolean
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
      (lines.some(({ isArea, band }) => isArea || band) && lowest <= highest * NEAR_ZERO))
  // A level line needs some height around it.
  const padding = highest > lowest ? 0 : Math.max(Math.abs(highest) * 0.005, 0.001)
  const vertical = scaleLinear()
    .domain([startsAtZero ? 0 : lowest - padding, highest + padding])
    .range([1, 0])
    .nice(4)
  const horizontal = scaleUtc()
    .domain([Date.parse(dates[0] ?? ''), Date.parse(dates.at(-1) ?? '')])
    .range([0, 1])
  const isOneDay = dates.length < 2
  return {
    across: (date) => (isOneDay ? 0 : horizontal(Date.parse(date))),
    down: (value) => vertical(value),
    ticks: vertical.ticks(4),
    startsAtZero,
  }
}

/** The SVG paths of one line: its stroke, and its area and band if it has them. Gaps stay gaps. */
export function pathsOf(one: ChartLine, dates: readonly string[], scale: ChartScale) {
  const points = drawnPoints(
    one.values.map((value, index): Point => [
      scale.across(dates[index]!) * BOX,
      value === null ? null : scale.down(value) * BOX,
    ]),
  )
  const isThere = ([, y]: Point) => y !== null
  const stroke = line<Point>()
    .defined(isThere)
    .x(([x]) => x)
    .y(([, y]) => y!)
    .digits(1)
  const filled = area<Point>()
    .defined(isThere)
    .x(([x]) => x)
    .y0(BOX)
    .y1(([, y]) => y!)
    .digits(1)
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
    area: one.isArea && scale.startsAtZero ? (filled(points) ?? '') : undefined,
  }
}

/** Heights for the names at the ends of the lines and bands, as fractions from the top, at least `apart` from each other. */
export function endLabels(
  lines: readonly ChartLine[],
  scale: ChartScale,
  apart = 0.09,
): { line: ReturnType<typeof readings>[number]; down: number }[] {
  const wanted = readings(lines)
    .flatMap((one) => {
      const last = one.values.findLast((value) => value !== null)
      return last === undefined || last === null ? [] : [{ line: one, down: scale.down(last) }]
    })
    .toSorted((a, b) => a.down - b.down)
  // Pushed down from the top, then back up if the last one would leave the box.
  wanted.forEach((label, index) => {
    const before = wanted[index - 1]
    if (before) label.down = Math.max(label.down, before.down + apart)
  })
  for (let index = wanted.length - 1; index >= 0; index--) {
    const most = index === wanted.length - 1 ? 1 : wanted[index + 1]!.down - apart
    wanted[index]!.down = Math.min(wanted[index]!.down, most)
  }
  return wanted
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

/** Few enough dates that each label is one of them, with as many dates between any two. */
const FEW_DATES = 60

/** At most `most` dates to write below the chart. */
export function dateTicks(dates: readonly string[], scale: ChartScale, most = 5): string[] {
  const gaps = dates.length - 1
  if (gaps > 0 && gaps <= FEW_DATES) {
    const wanted = Array.from({ length: most - 1 }, (_, at) => most - 1 - at).find(
      (each) => gaps % each === 0,
    )
    const stride = wanted === undefined || wanted < 2 ? Math.ceil(gaps / (most - 1)) : gaps / wanted
    const ticks = dates.filter((_, at) => at % stride === 0)
    if (isEven(ticks.map(scale.across))) return ticks
  }
  const wanted = Math.min(most, dates.length)
  return Array.from({ length: wanted }, (_, tick) =>
    wanted === 1 ? dates[0]! : dates[nearestDate(dates, scale, tick / (wanted - 1))]!,
  )
}

/** Do labels at these fractions of the width have about the same room? Dates may come closer together at first. */
function isEven(fractions: readonly number[]): boolean {
  const gaps = fractions.slice(1).map((fraction, at) => fraction - fractions[at]!)
  return Math.min(...gaps) > Math.max(...gaps) / 2
}

/** Thins rows for a table to at most `most`; the first and the last always stay. */
export function thin<Row>(rows: readonly Row[], most: number): Row[] {
  if (rows.length <= most) return [...rows]
  const stride = (rows.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => rows[Math.round(index * stride)]!)
}
