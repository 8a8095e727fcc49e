// Transactions by month, newest first: a table, or cards if it would not fit. Each row unfolds what else is known.
import type { Column } from '#ui/tables/data-rows.tsx'
import type { FoundPage, FoundTransaction } from '#api/accounts/transactions.ts'
import { Fragment } from 'react'
import { withoutOwner } from '#base/own-names.ts'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { unitsInWords } from '#domain/units.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatDay, formatDate } from '#ui/figures/dates.ts'
import { Hideable } from '#ui/figures/hideable.tsx'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { typeInWords, withoutType } from '#domain/transaction-words.ts'
import { formatUnitPrice, monthOf } from './row-words.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import prose from '#ui/prose.module.css'
import css from './transactions.module.css'

interface TransactionsTableProps {
  transactions: readonly FoundTransaction[]
  /** Of all accounts: a column says which. */
  namesAccounts: boolean
  /** What came in and went out in each month, also of what is not loaded yet. */
  months: FoundPage['months']
}

export function TransactionsTable({ transactions, namesAccounts, months }: TransactionsTableProps) {
  const { userName } = usePortal()
  const columns: Column<FoundTransaction>[] = [
    {
      id: 'what',
      header: 'Transaction',
      cell: (transaction) => <What transaction={transaction} all={transactions} />,
      narrowCell: ({ date, type, description }) => (
        <>
          {withoutType(description, type)}
          <span className={css.below}>
            {typeInWords(type)} · {formatDay(date)}
          </span>
        </>
      ),
    },
    ...(namesAccounts
      ? [
          {
            id: 'account',
            header: 'Account',
            cell: ({ accountId, accountName }: FoundTransaction) => (
              <RouteLink to="account-transactions" params={{ account: accountId }}>
                {withoutOwner(accountName, userName)}
              </RouteLink>
            ),
          },
        ]
      : []),
    {
      id: 'trade',
      header: 'Units and price',
      figures: true,
      cell: ({ trade, currency }) =>
        trade === null ? (
          <span aria-label="None">–</span>
        ) : (
          <span className={css.trade}>
            <Hideable>{unitsInWords(trade.units)}</Hideable>
            <span className={prose.fine}>at {formatUnitPrice(trade.price, currency)}</span>
          </span>
        ),
    },
    {
      id: 'amount',
      header: 'Amount',
      figures: true,
      narrow: 'amount',
      cell: ({ amountPence, currency }) => <Money pence={amountPence} currency={currency} exact signed />,
    },
    ...(namesAccounts
      ? []
      : [
          {
            id: 'cash',
            header: 'Cash after',
            figures: true as const,
            cell: ({ cashAfterPence, currency }: FoundTransaction) => (
              <Money pence={cashAfterPence} currency={currency} exact />
            ),
          },
        ]),
  ]
  return (
    <DataTable
      caption="Transactions, newest first"
      rows={transactions}
      rowId={({ id }) => id}
      groupOf={({ date }) => monthOf(date)}
      groupNote={([first]) => {
        // A month that a page cuts comes with both pages.
        const totals = months
          .filter(({ month }) => first!.date.startsWith(month))
          .filter(({ currency }, at, all) => all.findIndex((one) => one.currency === currency) === at)
        return totals.map((total, index) => (
          <Fragment key={total.currency}>
            {index > 0 && '; '}
            <MonthTotal total={total} />
          </Fragment>
        ))
      }}
      details={(transaction) => <TransactionDetail transaction={transaction} all={transactions} />}
      columns={columns}
    />
  )
}

/** What came into the month's cash and what went out of it, if anything did. */
function MonthTotal({ total: { inPence, outPence, currency } }: { total: FoundPage['months'][number] }) {
  return (
    <>
      {inPence > 0 && (
        <>
          <Money pence={inPence} currency={currency} exact /> in
        </>
      )}
      {inPence > 0 && outPence > 0 && ', '}
      {outPence > 0 && (
        <>
          <Money pence={outPence} currency={currency} exact /> out
        </>
      )}
    </>
  )
}

interface WhatProps {
  transaction: FoundTransaction
  all: readonly FoundTransaction[]
}

function What({ transaction, all }: WhatProps) {
  const { date, type, description } = transaction
  return (
    <div className={css.what}>
      <time dateTime={date} className={css.day}>
        {formatDay(date)}
      </time>
      <Disclosure
        onDemand
        label={
          <span className={css.words}>
            <span className={css.type}>{typeInWords(type)} </span>
            <span className={css.description}>{withoutType(description, type)}</span>
            <span className="visually-hidden"> of {formatDate(date)}: details</span>
          </span>
        }
      >
        <TransactionDetail transaction={transaction} all={all} />
      </Disclosure>
    </div>
  )
}
