// The table twin of a stacked chart.
import { AmountText } from '../../figures/amount-text.tsx'
import { DataTable } from '../../tables/data-table.tsx'
import lines from '../lines/line-chart.module.css'
import type { StackedChartProps } from './stacked-chart-props.ts'

export function StackedTable({
  label,
  columns,
  columnName,
  parts,
  line,
  inTable,
  format,
}: StackedChartProps) {
  const rows = columns.map((column, at) => ({ column, at }))
  const figures = [...parts, { id: 'line', ...line }, ...inTable].filter(
    ({ values, id }) => id === 'line' || values.some((value) => value > 0),
  )
  return (
    <div className={lines.table} role="group" aria-label={`${label}, table`} tabIndex={0}>
      <DataTable
        caption={label}
        columns={[
          { id: 'column', header: columnName, cell: ({ column }: (typeof rows)[number]) => String(column) },
          ...figures.map(({ id, name, values }) => ({
            id,
            header: name,
            figures: true as const,
            cell: ({ at }: (typeof rows)[number]) => <AmountText>{format(values[at]!)}</AmountText>,
          })),
        ]}
        rows={rows}
        rowId={({ column }) => String(column)}
      />
    </div>
  )
}
