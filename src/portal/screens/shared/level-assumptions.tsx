// Growth and volatility by risk level, as every projection assumes them, and what a poor year comes to in money.
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import { ratePercent } from 'portal-engine/base/money.ts'
import { levelAssumptions, type LevelAssumption } from '#domain/projection/assumptions.ts'
import { afterPoorYear, POOR_YEAR_IN } from '#domain/projection/poor-year.ts'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { Terms } from './terms.tsx'
import prose from 'portal-engine/ui/prose.module.css'

const EXAMPLE_PENCE = 10_000_00

interface LevelAssumptionsProps {
  /** What the poor year is shown of. */
  startPence?: number
  currency?: string
}

export function LevelAssumptions({ startPence = EXAMPLE_PENCE, currency = 'GBP' }: LevelAssumptionsProps) {
  const { pounds } = useFormats()
  const inPoorYear = (riskLevel: number) =>
    pounds(afterPoorYear(startPence, riskLevel) - startPence, currency)
  const columns: readonly Column<LevelAssumption>[] = [
    { id: 'risk', header: 'Risk level', cell: ({ riskLevel, name }) => `${riskLevel} ${name}` },
    {
      id: 'growth',
      header: 'Growth',
      figures: true,
      narrow: 'amount',
      cell: ({ growth }) => ratePercent(growth),
      narrowCell: ({ growth }) => `${ratePercent(growth)} a year`,
    },
    {
      id: 'volatility',
      header: 'Volatility',
      figures: true,
      narrow: 'note',
      cell: ({ volatility }) => ratePercent(volatility),
      narrowCell: ({ volatility }) => `Volatility ${ratePercent(volatility)}`,
    },
    {
      id: 'poor',
      header: 'Change in a poor year',
      figures: true,
      narrow: 'note',
      cell: ({ riskLevel }) => <AmountText>{inPoorYear(riskLevel)}</AmountText>,
      narrowCell: ({ riskLevel }) => <AmountText>{`${inPoorYear(riskLevel)} in a poor year`}</AmountText>,
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
      <Terms
        of={[
          [
            'Poor year',
            <AmountText key="poor">{`One year in ${POOR_YEAR_IN} is worse than this. The change is on ${pounds(startPence, currency)}.`}</AmountText>,
          ],
          ['Growth', 'Growth includes inflation.'],
          ['Volatility', 'How far a year usually strays from that growth (the standard deviation).'],
          [
            'Same growth, more risk',
            'Levels 2, 3 and 4 grow at the same rate, and so do 5 and 6. A higher one has better good futures and worse poor ones. Its middle is lower, because losses take more to make up.',
          ],
          ['Is more risk worth it?', 'On average, only where growth is higher than at the level below.'],
        ]}
      />
      <p className={prose.quiet}>
        Growth and inflation: Financial Reporting Council, AS TM1 version 5.1, in force since 6 April 2024.
        Volatility: our own estimate, from model portfolios of these risk levels.
      </p>
    </>
  )
}
