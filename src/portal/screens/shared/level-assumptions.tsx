// Growth and volatility by risk level, as every projection assumes them, and what a poor year comes to in money.
import type { Column } from '#ui/tables/data-rows.tsx'
import { ratePercent } from '#base/money.ts'
import { levelAssumptions, type LevelAssumption } from '#domain/projection/assumptions.ts'
import { afterPoorYear, POOR_YEAR_IN } from '#domain/projection/poor-year.ts'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { DataTable } from '#ui/tables/data-table.tsx'

const EXAMPLE_PENCE = 10_000_00

interface LevelAssumptionsProps {
  /** What the poor year is shown of. */
  startPence?: number
  currency?: string
}

export function LevelAssumptions({ startPence = EXAMPLE_PENCE, currency = 'GBP' }: LevelAssumptionsProps) {
  const { pounds } = useFormats()
  const columns: readonly Column<LevelAssumption>[] = [
    { id: 'risk', header: 'Risk level', cell: ({ riskLevel, name }) => `${riskLevel} ${name}` },
    { id: 'growth', header: 'Growth', figures: true, cell: ({ growth }) => ratePercent(growth) },
    {
      id: 'volatility',
      header: 'Volatility',
      figures: true,
      cell: ({ volatility }) => ratePercent(volatility),
    },
    {
      id: 'poor',
      header: 'Change in a poor year',
      figures: true,
      cell: ({ riskLevel }) => (
        <AmountText>{pounds(afterPoorYear(startPence, riskLevel) - startPence, currency)}</AmountText>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Growth, volatility and a poor year by risk level"
        columns={columns}
        rows={levelAssumptions}
        rowId={({ riskLevel }) => String(riskLevel)}
      />
      <p>
        <AmountText>
          {`A poor year is worse once in ${POOR_YEAR_IN} years, and is shown for ${pounds(startPence, currency)}. Levels 2 to 4 share one growth rate, and so do 5 and 6, because the standard sets growth for groups of volatility. Within a group, a higher level has better good futures and worse poor ones, but a lower middle, because bumpier years compound to less. By this standard, a higher level is worth its risk only in a higher group.`}
        </AmountText>
      </p>
      <p>
        Growth includes inflation. Volatility is how far a year’s growth usually strays from it (the standard
        deviation). Source of growth by volatility group, and of inflation: Financial Reporting Council, AS
        TM1 version 5.1, in force since 6 April 2024. Volatility is our own estimate from model portfolios of
        these risk levels.
      </p>
    </>
  )
}
