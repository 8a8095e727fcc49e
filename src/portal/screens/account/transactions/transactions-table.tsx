// Transactions by month, newest first: a table, or cards if it would not fit. The trades of a day are one row; each row
// unfolds what else is known.
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import type { FoundPage, FoundTransaction } from '#api/accounts/transactions.ts'
import { Fragment } from 'react'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatDay, formatDate } from 'portal-engine/ui/figures/dates.ts'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { withoutType } from '#domain/transaction-words.ts'
import { amountOf, monthOf, wordsOf, type TransactionRow } from './row-words.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './transactions.module.css'

interface TransactionsTableProps {
  rows: readonly TransactionRow[]
  /** Those loaded, which others may belong to. */
  transactions: readonly FoundTransaction[]
  /** Of all accounts: a column says which. */
  namesAccounts: boolean
  /** What was paid in and taken out in each month, also of what is not loaded yet. */
  months: FoundPage['months']
}

export function TransactionsTable({ rows, transactions, namesAccounts, months }: TransactionsTableProps) {
  const { userName } = usePortal()
  const columns: Column<TransactionRow>[] = [
    {
      id: 'what',
      header: 'Transaction',
      cell: (row) => <What row={row} all={transactions} />,
      narrowCell: (row) => {
        const { title, note } = wordsOf(row)
        const [{ date, accountName }] = row
        return (
          <>
            {title}
            <span className={css.below}>
              {row.length === 1 && note !== '' && `${note} · `}
              {formatDay(date)}
              {namesAccounts && ` · ${withoutOwner(accountName, userName)}`}
            </span>
          </>
        )
      },
    },
    ...(namesAccounts
      ? [
          {
            id: 'account',
            header: 'Account',
            narrow: 'nowhere' as const,
            cell: ([{ accountId, accountName }]: TransactionRow) => (
              <RouteLink to="account-transactions" params={{ account: accountId }} className={prose.named}>
                {withoutOwner(accountName, userName)}
              </RouteLink>
            ),
          },
        ]
      : []),
    {
      id: 'amount',
      header: 'Amount',
      figures: true,
      narrow: 'amount',
      cell: (row) => <Money pence={amountOf(row)} currency={row[0].currency} exact signed />,
    },
    ...(namesAccounts
      ? []
      : [
          {
            id: 'cash',
            header: 'Cash after',
            figures: true as const,
            cell: ([{ cashAfterPence, currency }]: TransactionRow) => (
              <Money pence={cashAfterPence} currency={currency} exact />
            ),
          },
        ]),
  ]
  return (
    <DataTable
      caption="Transactions, newest first"
      fitsFrom={768}
      rows={rows}
      rowId={([{ id }]) => id}
      groupOf={([{ date }]) => monthOf(date)}
      groupNote={([row]) => {
        // A month that a page cuts comes with both pages.
        const totals = months
          .filter(({ month }) => row![0].date.startsWith(month))
          .filter(({ currency }, at, all) => all.findIndex((one) => one.currency === currency) === at)
          .filter(({ paidInPence, takenOutPence }) => paidInPence + takenOutPence > 0)
        return totals.map((total, index) => (
          <Fragment key={total.currency}>
            {index > 0 && '; '}
            <MonthTotal total={total} />
          </Fragment>
        ))
      }}
      details={(row) => <Details row={row} all={transactions} />}
      columns={columns}
    />
  )
}

/** What was paid in and taken out in the month, if anything was: the same as the totals above the list count. */
function MonthTotal({
  total: { paidInPence, takenOutPence, currency },
}: {
  total: FoundPage['months'][number]
}) {
  const { pence } = useFormats()
  const says = [
    paidInPence > 0 && `Paid in ${pence(paidInPence, currency)}`,
    takenOutPence > 0 && `Taken out ${pence(takenOutPence, currency)}`,
  ]
  return <AmountText>{says.filter(Boolean).join(' · ')}</AmountText>
}

interface RowProps {
  row: TransactionRow
  all: readonly FoundTransaction[]
}

function What({ row, all }: RowProps) {
  const [{ date }] = row
  const { title, note } = wordsOf(row)
  return (
    <div className={css.what}>
      <time dateTime={date} className={css.day}>
        {formatDay(date)}
      </time>
      <Disclosure
        onDemand
        label={
          <span className={css.words}>
            <span className={css.title}>{title} </span>
            <span className={css.note}>{note}</span>
            <span className="visually-hidden"> of {formatDate(date)}: details</span>
          </span>
        }
      >
        <Details row={row} all={all} />
      </Disclosure>
    </div>
  )
}

/** What is known of one transaction, or each of the trades of a day. */
function Details({ row, all }: RowProps) {
  if (row.length === 1) return <TransactionDetail transaction={row[0]} all={all} />
  return (
    <ul>
      {row.map((one) => (
        <li key={one.id} className={css.trades}>
          <Disclosure onDemand label={withoutType(one.description, one.type)}>
            <TransactionDetail transaction={one} all={all} />
          </Disclosure>
          <span className="figures">
            <Money pence={one.amountPence} currency={one.currency} exact signed />
          </span>
        </li>
      ))}
    </ul>
  )
}
