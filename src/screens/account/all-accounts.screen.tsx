// Every account side by side: filter, group, sort, total, and take it away as CSV or on paper.
import { useQuery } from '@tanstack/react-query'
import { accountsQuery, type Account, type Portfolios } from '#api/accounts.ts'
import { useApi } from '#api/context.ts'
import { formatDate } from '#ui/dates.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chips } from '#ui/chips.tsx'
import { csvPounds } from '#ui/csv.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportActions } from '#ui/export-actions.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { RouteLink, usePortal } from '#ui/portal.tsx'
import { QueryCard } from '#ui/query-card.tsx'
import { RiskWarning } from '#ui/risk-warning.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUrlChoice } from '#ui/use-url-choice.ts'
import { groupAccounts, groupings, readView, showAccounts, type Grouping } from './account-rows.ts'
import { AccountsTable } from './accounts-table.tsx'
import css from './all-accounts.module.css'

const groupingLabels: Record<Grouping, string> = {
  none: 'No groups',
  type: 'By type',
  owner: 'By owner',
  goal: 'By goal',
}

export default function AllAccounts() {
  const accounts = useQuery(accountsQuery(useApi()))
  const { title } = usePortal()
  const [search] = useUrlChoice()
  const { data } = accounts
  return (
    <>
      <PageTitle
        note={data ? `Valued at close, ${formatDate(data.valuedOn)}` : ''}
        actions={
          <ExportActions
            fileName="all-accounts.csv"
            table={data && (() => tableOf(showAccounts(data.accounts, readView(search))))}
          />
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton lines={8} height="3rem" />}>
        {(portfolios) => (
          <>
            <Accounts portfolios={portfolios} />
            <p className={css.more}>
              <RouteLink to="full-breakdown">See everything you hold</RouteLink>
            </p>
            <RiskWarning about="performance" />
          </>
        )}
      </QueryCard>
    </>
  )
}

function Accounts({ portfolios }: { portfolios: Portfolios }) {
  const [search, choose] = useUrlChoice()
  const { accounts, fx } = portfolios
  const view = readView(search)
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No accounts yet"
          action={<ButtonLink to="projections">Open an account</ButtonLink>}
        >
          Your accounts will stand here side by side once you have one.
        </EmptyState>
      </Card>
    )
  }
  const types = [...new Set(accounts.map((account) => account.type))]
  const shown = showAccounts(accounts, view)
  return (
    <Card>
      <div className={css.controls}>
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
        <EmptyState action={<Button onClick={() => choose({ type: undefined })}>Show all types</Button>}>
          No accounts match.
        </EmptyState>
      ) : (
        groupAccounts(shown, view.by).map((group) => (
          <section key={group.name} className={css.group}>
            {view.by !== 'none' && <h2>{group.name}</h2>}
            <AccountsTable
              caption={view.by === 'none' ? 'All accounts' : `Accounts: ${group.name}`}
              accounts={group.accounts}
              fx={fx}
              sort={view.sort}
              onSort={({ column, direction }) => choose({ sort: column, order: direction })}
            />
          </section>
        ))
      )}
      {fx.map((rate) => (
        <p key={rate.currency} className={css.note}>
          Totals are in pounds. {rate.currency} is counted at {rate.gbpRate.toFixed(4)} pounds, the rate of{' '}
          {formatDate(rate.date)}.
        </p>
      ))}
    </Card>
  )
}

function tableOf(accounts: readonly Account[]) {
  return {
    header: [
      'Account',
      'Number',
      'Type',
      'Currency',
      'Valued on',
      'Value',
      'Paid in less taken out',
      'Gain',
      'Return since start',
    ],
    rows: accounts.map((account) => [
      account.name,
      account.accountNumber,
      account.type,
      account.baseCurrency,
      account.valuedOn,
      csvPounds(account.valuePence),
      csvPounds(account.netContributionsPence),
      csvPounds(account.gainPence),
      account.twr.SinceStart ?? '',
    ]),
  }
}
