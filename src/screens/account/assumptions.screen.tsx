// What projections assume, with date and source: the same numbers that are calculated with.
import {
  assumedInflation,
  assumedOn,
  levelAssumptions,
  standardised,
  type LevelAssumption,
} from '#domain/projection/assumptions.ts'
import { usePortal } from '#screen-api/portal.ts'
import { RiskWarning } from '#screen-api/risk-warning.tsx'
import { Card } from '#ui/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { DataTable, type Column } from '#ui/tables/data-table.tsx'
import { PrintButton } from '#ui/tables/export-actions.tsx'
import css from './scenarios/scenarios.module.css'
import { ratePercent } from './scenarios/words.ts'

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

export default function ProjectionAssumptions() {
  const { title } = usePortal()
  return (
    <>
      <PageTitle note={`Assumptions of ${formatDate(assumedOn)}`} actions={<PrintButton disabled={false} />}>
        {title}
      </PageTitle>
      <div className={css.stack}>
        <Card title="Growth a year before fees, and how much it varies">
          <div className={css.stack}>
            <DataTable
              caption="Growth and volatility by risk level"
              columns={columns}
              rows={levelAssumptions}
              rowId={({ riskLevel }) => String(riskLevel)}
            />
            <p className={css.prose}>
              Prices are in the growth. Volatility is the standard deviation of a year’s growth. Source of
              growth by volatility group, and of inflation: Financial Reporting Council, AS TM1 version 5.1,
              in force since 6 April 2024. Volatility is our own estimate from model portfolios of these risk
              levels.
            </p>
          </div>
        </Card>
        <Card title="How the futures are simulated">
          <p className={css.prose}>
            10,000 futures, month by month, after our yearly fee. Amounts you add come at the start of each
            month and stay the same. Prices rise by {ratePercent(assumedInflation)} a year; a goal is an
            amount in the money of its day. Tax is left out. The same plan always shows the same futures.
          </p>
        </Card>
        <Card title="The standardised projection of a pension">
          <p className={css.prose}>
            The intermediate rate is the growth above, {ratePercent(standardised.highestIntermediate)} at
            most. The lower and the higher rate are {ratePercent(standardised.spread)} below and above it.
            Amounts are in today’s money, with prices rising by {ratePercent(standardised.inflation)} a year,
            after all charges. Source: Financial Conduct Authority, COBS 13 Annex 2, as quoted by the trade
            press since the review of 2017.
          </p>
        </Card>
        <RiskWarning about="projection" />
      </div>
    </>
  )
}
