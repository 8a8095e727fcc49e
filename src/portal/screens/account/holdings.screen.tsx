// What one account holds.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { holdingsQuery, type Holdings } from '#api/accounts/holdings.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { MoneyHeldLink } from '#screens/shared/cards/money-held-link.tsx'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import type { Opened } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { ExportActions } from 'portal-engine/ui/tables/export-actions.tsx'
import { BeforeMoney } from './frame/before-money.tsx'
import { accountToFetch } from './frame/account-to-fetch.ts'
import { useCurrentAccount } from './frame/current-account.ts'
import { BreakdownCard } from './holdings/breakdown-card.tsx'
import { ChangesCard } from './holdings/changes-card.tsx'
import { HoldingsTable } from './holdings/holdings-table.tsx'
import { holdingsTable } from './holdings/holdings-csv.ts'
import { MixCard } from './holdings/mix-card.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './holdings/holdings.module.css'

export function prefetch(queryClient: QueryClient, api: Api, opened: Opened): void {
  const id = accountToFetch(queryClient, api, opened)
  if (id !== undefined) void queryClient.prefetchQuery(holdingsQuery(api, id))
}

function AccountNotes({ holdings }: { holdings: Holdings }) {
  const { riskLevel } = useCurrentAccount()
  const { account, currency } = holdings
  return (
    <div className={layout.stack5}>
      {account?.toInvest && (
        <Card tone="wash">
          <p>
            <Money pence={account.toInvest.pence} currency={currency} /> has arrived. We will invest it by{' '}
            {formatDate(account.toInvest.investedBy)} at the latest.
          </p>
        </Card>
      )}
      {holdings.holdings.length > 0 && (
        <Card title="What you hold">
          <HoldingsTable
            holdings={holdings.holdings}
            cash={holdings}
            currency={currency}
            caption="All holdings"
          />
        </Card>
      )}
      <BreakdownCard holdings={holdings} />
      <div className={css.halves}>
        {account && account.mix.length > 0 && (
          <MixCard
            mix={account.mix}
            holdings={holdings.holdings}
            riskLevel={riskLevel}
            currency={currency}
            isBeingInvested={account.toInvest !== null}
          />
        )}
        {account?.changes && <ChangesCard changes={account.changes} currency={currency} />}
      </div>
    </div>
  )
}

export default function AccountHoldings() {
  if (!isBeforeMoney(useCurrentAccount())) return <WhatIsHeld />
  return (
    <BeforeMoney drawing="ring" title="Nothing held yet">
      What you hold will appear here once your money is invested.
    </BeforeMoney>
  )
}

function WhatIsHeld() {
  const { id, accountNumber } = useCurrentAccount()
  const holdings = useQuery(holdingsQuery(useApi(), id))
  const { data } = holdings
  return (
    <>
      <TabHeading
        note={
          data
            ? `Prices at close, ${formatDate(data.valuedOn)}. All amounts in ${data.currency === 'GBP' ? 'pounds' : data.currency}. A gain is the value less the book cost.`
            : ''
        }
        actions={
          <ExportActions
            fileName={`holdings-${accountNumber}.csv`}
            table={data && (() => holdingsTable(data))}
          />
        }
      />
      <QueryCard
        query={holdings}
        what="what this account holds"
        skeleton={<Skeleton height="26rem" lines={2} />}
      >
        {(loaded) => (
          <div className={layout.stack5}>
            <AccountNotes holdings={loaded} />
            <MoneyHeldLink />
            <RiskWarning />
          </div>
        )}
      </QueryCard>
    </>
  )
}
