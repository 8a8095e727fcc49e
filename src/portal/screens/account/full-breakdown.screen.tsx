// Everything held in all accounts, looked through: by asset class, region, currency or holding.
import { useQuery } from '@tanstack/react-query'
import { holdingsQuery } from '#api/accounts/holdings.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { ExportActions } from 'portal-engine/ui/tables/export-actions.tsx'
import { BreakdownCard } from './holdings/breakdown-card.tsx'
import { holdingsTable } from './holdings/holdings-csv.ts'

export default function FullBreakdown() {
  const holdings = useQuery(holdingsQuery(useApi()))
  const { title } = usePortal()
  const { data } = holdings
  return (
    <>
      <PageTitle
        note={data ? `Valued at close, ${formatDate(data.valuedOn)}. All amounts in pounds.` : ''}
        actions={
          data?.valuePence !== 0 && (
            <ExportActions fileName="full-breakdown.csv" table={data && (() => holdingsTable(data))} />
          )
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={holdings} what="what you hold" skeleton={<Skeleton height="26rem" lines={2} />}>
        {(loaded) => (
          <>
            <BreakdownCard holdings={loaded} isFull />
            <RiskWarning />
          </>
        )}
      </QueryCard>
    </>
  )
}
