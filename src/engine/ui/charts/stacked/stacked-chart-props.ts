// What a chart of stacked columns is given.

/** One part of each column. */
export interface StackedPart {
  id: string
  name: string
  /** One amount for each column, 0 or more. */
  values: readonly number[]
  /** Colour token: "--pine". */
  colour: string
  /** Drawn as an outline: what is not there. */
  isMissing?: boolean
}

/** What a chart of stacked columns is given. */
export interface StackedChartProps {
  /** Names the chart, for example "Income by source". */
  label: string
  /** The finding in one sentence; shown as the caption. */
  summary: string
  /** The columns in order, and what they are called together: 67 and "Age". */
  columns: readonly number[]
  columnName: string
  /** From the bottom to the top. */
  parts: readonly StackedPart[]
  line: { name: string; values: readonly number[] }
  /** A line down between the columns, before the one that is called `at`. */
  mark?: { at: number; name: string } | undefined
  /** More figures of each column, in the table alone. */
  inTable: readonly { id: string; name: string; values: readonly number[] }[]
  /** Short, for the axis. */
  formatTick: (value: number) => string
  format: (value: number) => string
  /** Says, in place of empty columns, when there will be some. */
  whenEmpty: string
}
