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
          {`A poor year is one that is worse once in ${POOR_YEAR_IN} years; its change is of ${pounds(startPence, currency)}. Levels 2 to 4 have the same growth, and so have 5 and 6: the standard sets it by groups of volatility, not by level. Where two levels share their growth, the higher one has a lower middle, because years that differ more grow less when they compound; its good futures are better and its poor ones worse. So a higher level is not worth its risk by this standard unless it is in a higher group.`}
        </AmountText>
      </p>
      <p>
        Prices are in the growth. Volatility is the standard deviation of a year’s growth. Source of growth by
        volatility group, and of inflation: Financial Reporting Council, AS TM1 version 5.1, in force since 6
        April 2024. Volatility is our own estimate from model portfolios of these risk levels.
      </p>
    </>
  )
}
