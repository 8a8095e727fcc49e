// What projections assume, with date and source: the same numbers that are calculated with.
import { ratePercent } from '#base/money.ts'
import { assumedInflation, assumedOn, standardised } from '#domain/projection/assumptions.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { LevelAssumptions } from '#screens/shared/level-assumptions.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { Card } from '#ui/cards/card.tsx'
import { formatDate } from '#ui/figures/dates.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { PrintButton } from '#ui/tables/export-actions.tsx'
import layout from '#ui/layout.module.css'
import prose from '#ui/prose.module.css'
import list from '#screens/shared/level-assumptions.module.css'
import css from './scenarios/scenarios.module.css'

export default function ProjectionAssumptions() {
  const { title } = usePortal()
  return (
    <>
      <PageTitle note={`Assumptions of ${formatDate(assumedOn)}`} actions={<PrintButton disabled={false} />}>
        {title}
      </PageTitle>
      <div className={layout.columns}>
        <Card title="Growth a year before fees, and how much it varies">
          <div className={css.stack}>
            <LevelAssumptions />
          </div>
        </Card>
        <Card title="How the futures are simulated">
          <ul className={list.points}>
            <li>We simulate 10,000 futures, month by month, after our yearly fee.</li>
            <li>What you add comes at the start of each month and stays the same.</li>
            <li>Prices rise by {ratePercent(assumedInflation)} a year. A goal is in future pounds.</li>
            <li>Tax is left out.</li>
            <li>The same plan always shows the same futures.</li>
          </ul>
        </Card>
        <Card title="The standardised projection of a pension">
          <ul className={list.points}>
            <li>
              The intermediate rate is the growth above, {ratePercent(standardised.highestIntermediate)} at
              most.
            </li>
            <li>The lower and the higher rate are {ratePercent(standardised.spread)} below and above it.</li>
            <li>
              Amounts are in today’s money, with prices rising by {ratePercent(standardised.inflation)} a
              year, after all charges.
            </li>
          </ul>
          <p className={`${prose.quiet} ${list.source}`}>
            Financial Conduct Authority, COBS 13 Annex 2, as quoted by the trade press since the review of
            2017.
          </p>
        </Card>
      </div>
      <RiskWarning about="projection" />
    </>
  )
}
