// Where the bars and the line of a stacked chart run, as SVG paths. Pure.
import type { StackedPart } from './stacked-chart-props.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** The path of one part's bars, each with a thin gap to the next column. */
export function barsOf(
  parts: readonly StackedPart[],
  place: number,
  down: (value: number) => number,
  width: number,
): string {
  return parts[place]!.values.map((value, at) => {
    if (value <= 0) return ''
    const below = parts.slice(0, place).reduce((sum, { values }) => sum + values[at]!, 0)
    const [from, to] = [down(below), down(below + value)]
    return `M${round((at + 0.1) * width)} ${round(from)}V${round(to)}h${round(width * 0.8)}V${round(from)}Z`
  }).join('')
}

/** The path of the line: level over each column. `down`: the height of an amount; `width`: of a column. */
export const stepsOf = (values: readonly number[], down: (value: number) => number, width: number): string =>
  values
    .map((value, at) => `${at === 0 ? 'M0 ' : 'V'}${round(down(value))}H${round((at + 1) * width)}`)
    .join('')
