// The closes of a span as a table for a CSV file. Pure.
import type { Span } from '#domain/returns/spans.ts'
import { csvPounds } from 'portal-engine/ui/tables/csv.ts'
import { drawnCloses } from './lines.ts'

export const performanceTable = (span: Span, currency: string) => ({
  header: [
    'Date',
    `Value (${currency})`,
    `Paid in, after withdrawals (${currency})`,
    'Return since the first row (%)',
  ],
  rows: drawnCloses(span).map(({ date, valuePence, netPaidInPence, twrIndex }) => [
    date,
    csvPounds(valuePence),
    csvPounds(netPaidInPence),
    ((twrIndex / span.opening.twrIndex - 1) * 100).toFixed(2),
  ]),
})
