// What projections assume, with date and source: the same numbers that are calculated with.
import { ratePercent } from 'portal-engine/base/money.ts'
import { assumedInflation, assumedOn, standardised } from '#domain/projection/assumptions.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { LevelAssumptions } from '#screens/shared/level-assumptions.tsx'
import { Terms } from '#screens/shared/terms.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { WayBack } from 'portal-engine/screen-api/links/back-to.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { PrintAction } from 'portal-engine/ui/tables/export-actions.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'

export default function ProjectionAssumptions() {
  const { title } = usePortal()
  const [search] = useUrlState()
  const account = search.get('account')
  return (
    <>
      <WayBack>
        {account === null ? (
          <RouteLink to="account-dashboard">Back to your accounts</RouteLink>
        ) : (
          <RouteLink to="account-scenarios" params={{ account }}>
            Back to Scenarios
          </RouteLink>
        )}
      </WayBack>
      <PageTitle note={`Assumptions of ${formatDate(assumedOn)}`} actions={<PrintAction />}>
        {title}
      </PageTitle>
      <div className={layout.columns}>
        <Card title="How the futures are simulated" className={layout.stack4}>
          <Terms
            of={[
              [
                'Futures',
                'We simulate 10,000 futures, month by month. The same plan always shows the same ones.',
              ],
              ['What you add', 'We add the same amount at the start of each month.'],
              ['Fees', 'We take off our yearly fee.'],
              ['Prices', `Prices rise by ${ratePercent(assumedInflation)} a year.`],
              ['Your goal', 'We take its amount in pounds of the year in which you need it.'],
              ['Tax', 'We leave tax out.'],
            ]}
          />
        </Card>
        <Card title="The standardised projection of a pension" className={layout.stack3}>
          <Terms
            of={[
              [
                'Three rates',
                `The middle one is the growth by risk level, ${ratePercent(standardised.highestIntermediate)} at most. The others are ${ratePercent(standardised.spread).replace('%', ' percentage points')} lower and higher.`,
              ],
              [
                'Amounts',
                `They are in today’s money, after all charges. The regulator sets how prices rise here: ${ratePercent(standardised.inflation)} a year.`,
              ],
            ]}
          />
          <p className={prose.quiet}>Financial Conduct Authority, COBS 13 Annex 2.</p>
        </Card>
        <Card title="Growth a year before fees, and how much it varies" className={layout.stack4}>
          <LevelAssumptions />
        </Card>
      </div>
      <RiskWarning about="projection" />
    </>
  )
}
