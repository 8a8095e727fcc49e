// Transactions by month, newest first: a table, or cards if it would not fit. Each row unfolds what else is known.
import type { Column } from '#ui/tables/data-rows.tsx'
import type { AccountTransaction, TransactionsPage } from '#api/accounts/transactions.ts'
import { unitsInWords } from '#domain/units.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatDay, formatDate } from '#ui/figures/dates.ts'
import { Money } from '#ui/figures/money.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { typeInWords, withoutType } from '#domain/transaction-words.ts'
import { formatUnitPrice, monthOf } from './row-words.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import prose from '#ui/prose.module.css'
import css from './transactions.module.css'

interface TransactionsTableProps {
  transactions: readonly AccountTransaction[]
  currency: string
  /** What came in and went out in each month, also of what is not loaded yet. */
  months: TransactionsPage['months']
}

export function TransactionsTable({ transactions, currency, months }: TransactionsTableProps) {
  const columns: Column<AccountTransaction>[] = [
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
    {
      id: 'trade',
      header: 'Units and price',
      figures: true,
      cell: ({ trade }) =>
        trade === null ? (
          <span aria-label="None">–</span>
        ) : (
          <span className={css.trade}>
            {unitsInWords(trade.units)}
            <span className={prose.fine}>at {formatUnitPrice(trade.price, currency)}</span>
          </span>
        ),
    },
    {
      id: 'amount',
      header: 'Amount',
      figures: true,
      narrow: 'amount',
      cell: ({ amountPence }) => <Money pence={amountPence} currency={currency} exact signed />,
    },
    {
      id: 'cash',
      header: 'Cash after',
      figures: true,
      cell: ({ cashAfterPence }) => <Money pence={cashAfterPence} currency={currency} exact />,
    },
  ]
  return (
    <DataTable
      caption="Transactions, newest first"
      rows={transactions}
      rowId={({ id }) => id}
      groupOf={({ date }) => monthOf(date)}
      groupNote={([first]) => {
        const total = months.find(({ month }) => first!.date.startsWith(month))
        return total && <MonthTotal total={total} currency={currency} />
      }}
      details={(transaction) => <TransactionDetail transaction={transaction} all={transactions} />}
      columns={columns}
    />
  )
}

interface MonthTotalProps {
  total: TransactionsPage['months'][number]
  currency: string
}

/** What came into the month's cash and what went out of it, if anything did. */
function MonthTotal({ total: { inPence, outPence }, currency }: MonthTotalProps) {
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
  transaction: AccountTransaction
  all: readonly AccountTransaction[]
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
