// The two lines of every chart of a value: what it is worth, and what was paid in, dashed; the gain is the space between them.
import type { ChartLine } from './lines/chart-lines.ts'

interface ValuePoint {
  valuePence: number
  netPaidInPence: number
}

/** The lines of a chart: what it is worth, and what was paid in. */
export const valueLines = (points: readonly ValuePoint[]): ChartLine[] => [
  {
    id: 'value',
    name: 'Value',
    values: points.map(({ valuePence }) => valuePence),
    colour: '--pine',
    filledTo: points.map(({ netPaidInPence }) => netPaidInPence),
  },
  {
    id: 'paid-in',
    name: 'Paid in, after withdrawals',
    values: points.map(({ netPaidInPence }) => netPaidInPence),
    colour: '--brass',
    dash: '6 5',
  },
]
