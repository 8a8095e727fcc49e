// Transactions of one account or of all, page by page from an index: nothing is replayed, however long the history.
import {
  listAllTransactions,
  listTransactions,
  type AccountTransaction,
  type FoundPage,
  type TransactionsPage,
} from '#api/accounts/transactions.ts'
import { paidInTypes, takenOutTypes } from '#domain/transaction-headlines.ts'
import { transactionTypes } from '#domain/transaction-words.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { instrumentOf, settlesOn } from '#product-api/market/instruments.ts'
import { marketUntil, type Market } from '#product-api/market/market.ts'
import { cursorAt, placeAt } from '#product-api/data/paging.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { ownAccount } from '#product-api/ledger/own-account.ts'
import { askedFor, type Asked, type TransactionsQuery } from './transaction-filters.ts'

interface TransactionRow {
  id: string
  account_id: string
  position: number
  date: string
  type: string
  isin: string | null
  units_milli: number
  amount_pence: number
  cash_after_pence: number
  description: string
  document_id: string | null
  explanation: string | null
  relates_to: string | null
}

function sent(row: TransactionRow, market: Market): AccountTransaction {
  return {
    id: row.id,
    date: row.date,
    type: row.type,
    description: row.description,
    amountPence: row.amount_pence,
    cashAfterPence: row.cash_after_pence,
    trade:
      row.isin === null || row.units_milli === 0
        ? null
        : {
            isin: row.isin,
            fundName: instrumentOf(row.isin).name,
            units: row.units_milli / 1000,
            price: market.price(row.isin, row.date) / 100,
            settlesOn: settlesOn(row.date),
          },
    documentId: row.document_id,
    explanation: row.explanation,
    relatesToId: row.relates_to,
  }
}

const marks = (ids: readonly string[]) => ids.map(() => '?').join(', ')

const order = (type: string) => (transactionTypes as readonly string[]).indexOf(type)

const typesOf = ({ database }: Call, ids: readonly string[]): string[] =>
  database
    .all<{ type: string }>(
      `select distinct type from transactions where account_id in (${marks(ids)})`,
      ...ids,
    )
    .map(({ type }) => type)
    .toSorted((a, b) => order(a) - order(b))

function totals({ database }: Call, { where, values }: Asked): TransactionsPage['totals'] {
  const rows = database.all<{ type: string; count: number; paid: number; received: number }>(
    `select type, count(*) as count, -sum(min(amount_pence, 0)) as paid, sum(max(amount_pence, 0)) as received
     from transactions where ${where} group by type`,
    ...values,
  )
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    inPence: rows.reduce((sum, { received }) => sum + received, 0),
    outPence: rows.reduce((sum, { paid }) => sum + paid, 0),
    byType: rows
      .toSorted((a, b) => order(a.type) - order(b.type))
      .map(({ type, count, received, paid }) => ({ type, count, amountPence: received - paid })),
  }
}

/** What was paid in and taken out in each of these months, within the filters. Months as "2026-11". */
function monthTotals({ database }: Call, { where, values }: Asked, months: Set<string>) {
  const [newest, oldest] = [[...months][0], [...months].at(-1)]
  if (newest === undefined || oldest === undefined) return []
  return database.all<TransactionsPage['months'][number]>(
    `select substr(date, 1, 7) as month,
       sum(iif(type in (${marks(paidInTypes)}), amount_pence, 0)) as paidInPence,
       -sum(iif(type in (${marks(takenOutTypes)}), amount_pence, 0)) as takenOutPence
     from transactions where ${where} and date >= ? and date <= ? group by month order by month desc`,
    ...paidInTypes,
    ...takenOutTypes,
    ...values,
    `${oldest}-01`,
    `${newest}-31`,
  )
}

/** Date of the first or last transaction. */
function edge({ database }: Call, ids: readonly string[], of: 'min' | 'max'): string | null {
  const row = database.one<{ date: string | null }>(
    `select ${of}(date) as date from transactions where account_id in (${marks(ids)})`,
    ...ids,
  )
  return row?.date ?? null
}

function pageOfAccount(call: Call, account: AccountRow, query: TransactionsQuery): TransactionsPage {
  const { database, valuedOn } = call
  const asked = askedFor(query, [account.id])
  const { cursor } = query
  const rows = database.all<TransactionRow>(
    `select * from transactions where ${asked.where} and position < ? order by position desc limit ?`,
    ...asked.values,
    cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(placeAt(account.id, cursor, /^\d{1,15}$/)),
    asked.limit + 1,
  )
  const shown = rows.slice(0, asked.limit)
  const market = marketUntil(valuedOn)
  return {
    accountId: account.id,
    currency: account.currency,
    transactions: shown.map((row) => sent(row, market)),
    nextCursor: rows.length > shown.length ? cursorAt(account.id, shown.at(-1)!.position) : null,
    totals: totals(call, asked),
    months: monthTotals(call, asked, new Set(shown.map(({ date }) => date.slice(0, 7)))),
    types: typesOf(call, [account.id]),
    firstOn: edge(call, [account.id], 'min'),
    lastOn: edge(call, [account.id], 'max'),
  }
}

/** By day, then by account: the last of a page is its cursor. */
function pageOfAll(call: Call, query: TransactionsQuery): FoundPage {
  const { database, active, valuedOn } = call
  const accounts = accountsOf(database, active.id)
  const ids = accounts.map(({ id }) => id)
  const asked = askedFor(query, ids)
  const [date = '9', id = '', position = '0'] =
    query.cursor === undefined
      ? []
      : placeAt(active.id, query.cursor, /^\d{4}-\d\d-\d\d \S+ \d{1,15}$/).split(' ')
  const rows = database.all<TransactionRow>(
    `select * from transactions where ${asked.where} and (date < ? or date = ? and (account_id > ? or account_id = ? and position < ?))
     order by date desc, account_id, position desc limit ?`,
    ...asked.values,
    ...[date, date, id, id, Number(position)],
    asked.limit + 1,
  )
  const shown = rows.slice(0, asked.limit)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  const market = marketUntil(valuedOn)
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const months = new Set(shown.map((row) => row.date.slice(0, 7)))
  const byCurrency = Map.groupBy(accounts, ({ currency }) => currency)
  const sums = [...byCurrency].map(([currency, members]) => ({
    currency,
    asked: askedFor(
      query,
      members.map((member) => member.id),
    ),
  }))
  return {
    transactions: shown.map((row) => {
      const { name, currency } = accountOf.get(row.account_id)!
      return { ...sent(row, market), accountId: row.account_id, accountName: name, currency }
    }),
    nextCursor: last ? cursorAt(active.id, `${last.date} ${last.account_id} ${last.position}`) : null,
    totals: sums.map((each) => ({ currency: each.currency, ...totals(call, each.asked) })),
    months: sums.flatMap((each) =>
      monthTotals(call, each.asked, months).map((month) => ({ ...month, currency: each.currency })),
    ),
    types: typesOf(call, ids),
    firstOn: edge(call, ids, 'min'),
    lastOn: edge(call, ids, 'max'),
  }
}

export const routes: Route[] = [
  route(listTransactions, (call, { params, query }) =>
    pageOfAccount(call, ownAccount(call, params.accountId), query),
  ),
  route(listAllTransactions, (call, { query }) => pageOfAll(call, query)),
]
