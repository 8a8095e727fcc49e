// Growth and volatility by risk level, as every projection assumes them, and what a poor year comes to in money.
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import { formatPounds, ratePercent } from 'portal-engine/base/money.ts'
import { levelAssumptions, type LevelAssumption } from '#domain/projection/assumptions.ts'
import { afterPoorYear, POOR_YEAR_IN } from '#domain/projection/poor-year.ts'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { Terms } from './terms.tsx'
import prose from 'portal-engine/ui/prose.module.css'

const EXAMPLE_PENCE = 10_000_00

export function LevelAssumptions() {
  const lossOf = (riskLevel: number) => formatPounds(EXAMPLE_PENCE - afterPoorYear(EXAMPLE_PENCE, riskLevel))
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
      header: 'Loss in a poor year',
      figures: true,
      narrow: 'note',
      cell: ({ riskLevel }) => lossOf(riskLevel),
      narrowCell: ({ riskLevel }) => `Loses ${lossOf(riskLevel)} in a poor year`,
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
            `What ${formatPounds(EXAMPLE_PENCE)} loses in a year; one in ${POOR_YEAR_IN} is worse.`,
          ],
          ['Growth', 'Growth includes inflation.'],
          ['Volatility', 'How far a year usually strays from that growth (the standard deviation).'],
          [
            'Same growth, more risk',
            'Levels 2, 3 and 4 grow at the same rate, and so do 5 and 6. The good futures of a higher one are better, and its poor ones are worse. The future in the middle is a little lower: after a fall of 10% it takes a rise of 11% to be where you were.',
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
