// Growth and volatility by risk level, as every projection assumes them.
import { ratePercent } from '#base/money.ts'
import { levelAssumptions, type LevelAssumption } from '#domain/projection/assumptions.ts'
import { DataTable, type Column } from '#ui/tables/data-table.tsx'

const columns: readonly Column<LevelAssumption>[] = [
  { id: 'risk', header: 'Risk level', cell: ({ riskLevel }) => String(riskLevel) },
  { id: 'growth', header: 'Growth', figures: true, cell: ({ growth }) => ratePercent(growth) },
  {
    id: 'volatility',
    header: 'Volatility',
    figures: true,
    cell: ({ volatility }) => ratePercent(volatility),
  },
]

export const LevelAssumptions = () => (
  <>
    <DataTable
      caption="Growth and volatility by risk level"
      columns={columns}
      rows={levelAssumptions}
      rowId={({ riskLevel }) => String(riskLevel)}
    />
    <p>
      Prices are in the growth. Volatility is the standard deviation of a year’s growth. Source of growth by
      volatility group, and of inflation: Financial Reporting Council, AS TM1 version 5.1, in force since 6
      April 2024. Volatility is our own estimate from model portfolios of these risk levels.
    </p>
  </>
)
