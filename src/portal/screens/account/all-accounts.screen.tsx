// Every account side by side: filter, group, sort, total, and take it away as CSV or on paper.
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountsQuery, type Portfolios } from '#api/accounts/accounts.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { NoAccounts } from '#screens/shared/cards/lazy-cards.tsx'
import { TotalValue } from '#screens/shared/cards/total-value.tsx'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { AllocationBar } from 'portal-engine/ui/charts/allocation-bar.tsx'
import { seriesColour } from 'portal-engine/ui/charts/allocation.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { ExportActions } from 'portal-engine/ui/tables/export-actions.tsx'
import { groupAccounts, groupings, readView, showAccounts, type Grouping } from './overview/account-rows.ts'
import { accountsCsv } from './overview/accounts-csv.ts'
import { AccountsTable } from './overview/accounts-table.tsx'
import css from './all-accounts.module.css'

const groupingLabels: Record<Grouping, string> = {
  none: 'As a list',
  type: 'By type',
  owner: 'By owner',
  goal: 'By goal',
}

export default function AllAccounts() {
  const accounts = useQuery(accountsQuery(useApi()))
  const { title } = usePortal()
  const [search] = useUrlState()
  const { data } = accounts
  return (
    <>
      <PageTitle
        note={data ? `Valued at close, ${formatDate(data.valuedOn)}` : ''}
        actions={
          <ExportActions
            fileName="all-accounts.csv"
            table={data && (() => accountsCsv(showAccounts(data.accounts, readView(search))))}
          />
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton lines={8} height="3rem" />}>
        {(portfolios) => (
          <>
            {portfolios.accounts.length > 1 && !portfolios.accounts.every(isBeforeMoney) && (
              <Together portfolios={portfolios} />
            )}
            <Accounts portfolios={portfolios} />
            <p className={css.more}>
              <RouteLink to="full-breakdown">See everything you hold</RouteLink>
              <RouteLink to="all-transactions">See all transactions</RouteLink>
            </p>
            <RiskWarning about="performance" />
          </>
        )}
      </QueryCard>
    </>
  )
}

/** What all of them come to, and what part of it each is. */
function Together({ portfolios: { accounts, totals } }: { portfolios: Portfolios }) {
  const { userName } = usePortal()
  return (
    <Card className={css.together}>
      <div>
        <TotalValue totals={totals} period="SinceStart">
          Time-weighted, after our fees
        </TotalValue>
      </div>
      <AllocationBar
        label="Share of each account"
        of="All accounts"
        parts={accounts
          .toSorted((a, b) => b.weightTenths - a.weightTenths)
          .map(({ id, name, weightTenths }, index) => ({
            id,
            label: withoutOwner(name, userName),
            amount: weightTenths,
            colour: seriesColour(index),
          }))}
      />
    </Card>
  )
}

function Accounts({ portfolios }: { portfolios: Portfolios }) {
  const [search, choose] = useUrlState()
  const { userName } = usePortal()
  const { accounts, fx } = portfolios
  const controls = useRef<HTMLDivElement>(null)
  const view = readView(search)
  if (accounts.length === 0) {
    return <NoAccounts>Accounts appear here side by side once you have one.</NoAccounts>
  }
  const types = [...new Set(accounts.map((account) => account.type))]
  const shown = showAccounts(accounts, view)
  // A goal leaves out whose it is.
  const titleOf = (group: string) => (view.by === 'goal' ? withoutOwner(group, userName) : group)
  return (
    <Card>
      <div ref={controls} className={css.controls}>
        <Chips
          label="Account type"
          options={[{ id: 'all', label: 'All types' }, ...types.map((id) => ({ id, label: id }))]}
          chosen={view.type}
          onChoose={(id) => choose({ type: id === 'all' ? undefined : id })}
        />
        <Chips
          label="Group"
          options={groupings.map((id) => ({ id, label: groupingLabels[id] }))}
          chosen={view.by}
          onChoose={(id) => choose({ group: id === 'none' ? undefined : id })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          action={
            <Button
              onClick={() => {
                choose({ type: undefined })
                controls.current?.querySelector('button')?.focus()
              }}
            >
              Show all types
            </Button>
          }
        >
          No accounts match.
        </EmptyState>
      ) : (
        groupAccounts(shown, view.by).map(({ name, accounts: members }) => (
          <section key={name} className={css.group}>
            {view.by !== 'none' && <h2>{titleOf(name)}</h2>}
            <AccountsTable
              caption={view.by === 'none' ? 'All accounts' : `Accounts: ${titleOf(name)}`}
              accounts={members}
              sort={view.sort}
              onSort={({ column, direction }) => choose({ sort: column, order: direction })}
            />
          </section>
        ))
      )}
      {accounts.some(({ owners }) => owners.length > 1) && (
        <p className={css.note}>
          Totals count all of a joint account, because each owner can withdraw all of it. For tax, only your
          share counts.
        </p>
      )}
      {fx[0] && (
        <p className={css.note}>
          Totals are in pounds. We convert payments at the rate of their day, and values at that of{' '}
          {formatDate(fx[0].date)}:{' '}
          {fx.map(({ currency, gbpRate }) => `1 ${currency} is £${gbpRate.toFixed(4)}`).join(', ')}.
        </p>
      )}
    </Card>
  )
}
