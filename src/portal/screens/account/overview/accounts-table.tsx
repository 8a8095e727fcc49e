// The table of accounts with its total row. Amounts in each account's currency; totals in pounds.
import type { Sort } from 'portal-engine/ui/tables/data-rows.tsx'
import type { Account } from '#api/accounts/accounts.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { formatReturn, formatWeight } from 'portal-engine/base/money.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Change } from 'portal-engine/ui/figures/change.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { sumAccounts } from './account-rows.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from '../all-accounts.module.css'

interface AccountsTableProps {
  caption: string
  accounts: readonly Account[]
  sort: Sort
  onSort: (sort: Sort) => void
}

export function AccountsTable({ caption, accounts, sort, onSort }: AccountsTableProps) {
  const sums = sumAccounts(accounts)
  return (
    <DataTable
      caption={caption}
      aligned
      fitsFrom={1100}
      namesAreControls
      sort={sort}
      onSort={onSort}
      rows={accounts}
      rowId={(account) => account.id}
      columns={[
        {
          id: 'name',
          header: 'Account',
          sortable: true,
          total: 'Total',
          cell: (account) => <Name account={account} />,
        },
        {
          id: 'value',
          narrow: 'amount',
          header: 'Value',
          figures: true,
          sortable: true,
          total: <Money pence={sums.valuePence} />,
          cell: (account) =>
            isBeforeMoney(account) ? (
              '—'
            ) : (
              <Money pence={account.valuePence} currency={account.baseCurrency} />
            ),
        },
        {
          id: 'paid',
          header: 'Paid in, after withdrawals',
          figures: true,
          sortable: true,
          total: <Money pence={sums.paidPence} />,
          cell: (account) => <Money pence={account.netContributionsPence} currency={account.baseCurrency} />,
        },
        {
          id: 'gain',
          narrow: 'note',
          header: 'Gain',
          figures: true,
          sortable: true,
          total: <Change pence={sums.gainPence} />,
          cell: (account) => <Gain account={account} />,
        },
        {
          id: 'return',
          header: 'Return since start, after fees',
          figures: true,
          sortable: true,
          cell: (account) => (account.twr.SinceStart === null ? '—' : formatReturn(account.twr.SinceStart)),
        },
        {
          id: 'share',
          header: 'Share',
          figures: true,
          sortable: true,
          total: formatWeight(sums.tenths),
          cell: (account) => formatWeight(account.weightTenths),
        },
      ]}
    />
  )
}

function Name({ account }: { account: Account }) {
  const name = withoutOwner(account.name, usePortal().userName)
  return (
    <span className={css.name}>
      <RouteLink
        to="account-performance"
        params={{ account: account.id }}
        className={prose.named}
        otherwise={name}
      >
        {name}
      </RouteLink>
      <Badge>{account.type}</Badge>
    </span>
  )
}

const Gain = ({ account }: { account: Account }) =>
  isBeforeMoney(account) ? (
    'Waiting for money'
  ) : (
    <Change pence={account.gainPence} currency={account.baseCurrency} />
  )
