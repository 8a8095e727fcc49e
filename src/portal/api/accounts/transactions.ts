// Transactions of one account or of all, newest first, page by page, with totals of everything that fits the filters.
// Amounts are in the currency of their account.
import { keyOf } from 'portal-engine/http/query.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { transactionTypes, type TransactionType } from '#domain/transaction-words.ts'
import { MOST_TYPED_PENCE } from 'portal-engine/base/money.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { get } from 'portal-engine/http/contract.ts'
import { currency, date, pence, wordOf } from 'portal-engine/http/fields.ts'
import { MOST_AT_ONCE, pageParameters } from 'portal-engine/http/pages.ts'

const accountTransactionSchema = z.object({
  id: z.string(),
  date,
  type: wordOf<TransactionType>(),
  description: z.string(),
  /** Effect on the account's cash. */
  amountPence: pence,
  /** The account's cash after it, whatever the filters hide. */
  cashAfterPence: pence,
  /** For a purchase or sale; null otherwise. */
  trade: z.nullable(
    z.object({
      isin: z.string(),
      fundName: z.string(),
      /** Negative when sold. */
      units: z.number(),
      /** In hundredths of the currency, with up to two decimals. */
      price: z.number(),
      /** Two working days after the trade. */
      settlesOn: date,
    }),
  ),
  /** The document that shows it (a contract note), or an explanation: one of the two is always there. */
  documentId: z.nullable(z.string()),
  explanation: z.nullable(z.string()),
  /** For tax relief: the payment it belongs to. */
  relatesToId: z.nullable(z.string()),
})
export type AccountTransaction = z.infer<typeof accountTransactionSchema>

const transactionsPageSchema = z.object({
  accountId: z.string(),
  currency,
  transactions: z.array(accountTransactionSchema),
  /** Asks for the page after this one; null on the last. Stays right when newer transactions come. */
  nextCursor: z.nullable(z.string()),
  /** Totals of everything that fits the filters. */
  totals: z.object({
    count: z.int(),
    /** Effects on cash: in − out is the sum of the amounts. */
    inPence: pence,
    outPence: pence,
    byType: z.array(z.object({ type: wordOf<TransactionType>(), count: z.int(), amountPence: pence })),
  }),
  /** What was paid in and taken out in each month of this page, the newest first: everything in the month that fits the filters, on this page or not. */
  months: z.array(z.object({ month: z.string(), paidInPence: pence, takenOutPence: pence })),
  /** The types that occur in the account, whatever the filters. */
  types: z.array(wordOf<TransactionType>()),
  /** The first and last transaction of the account, whatever the filters; null if there is none. */
  firstOn: z.nullable(date),
  lastOn: z.nullable(date),
})
export type TransactionsPage = z.infer<typeof transactionsPageSchema>

/** Effects on cash of everything that fits the filters, in one currency. */
const sumsSchema = z.object({
  currency,
  count: z.int(),
  inPence: pence,
  outPence: pence,
  byType: z.array(z.object({ type: wordOf<TransactionType>(), count: z.int(), amountPence: pence })),
})

/** The same of all accounts: each transaction names its account, and totals are by currency. */
const foundPageSchema = z.object({
  transactions: z.array(
    z.extend(accountTransactionSchema, { accountId: z.string(), accountName: z.string(), currency }),
  ),
  nextCursor: z.nullable(z.string()),
  totals: z.array(sumsSchema),
  months: z.array(z.object({ month: z.string(), currency, paidInPence: pence, takenOutPence: pence })),
  types: z.array(wordOf<TransactionType>()),
  firstOn: z.nullable(date),
  lastOn: z.nullable(date),
})
export type FoundPage = z.infer<typeof foundPageSchema>
export type FoundTransaction = FoundPage['transactions'][number]

/** Which transactions: those that fit everything given here. */
export interface TransactionQuery {
  from?: string | undefined
  to?: string | undefined
  /** Any of these; all when empty. */
  types: readonly TransactionType[]
  /** Size of the effect on cash, in either direction. */
  minPence?: number | undefined
  maxPence?: number | undefined
  /** In the description or the ISIN, in any case; at most `TEXT_MOST` characters. */
  text?: string | undefined
}

export const TEXT_MOST = 100

const wholePence = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_TYPED_PENCE)))

const query = {
  from: { description: 'The first day', schema: z.optional(date) },
  to: { description: 'The last day', schema: z.optional(date) },
  minPence: { description: 'The least amount, whatever its sign', schema: wholePence },
  maxPence: { description: 'The greatest amount, whatever its sign', schema: wholePence },
  type: {
    description: 'A type of transaction',
    schema: z.array(z.enum(transactionTypes)).check(z.maxLength(transactionTypes.length)),
  },
  text: {
    description: 'A part of the description',
    schema: z.optional(z.string().check(z.trim(), z.maxLength(TEXT_MOST))),
  },
  ...pageParameters,
  limit: {
    ...pageParameters.limit,
    description: `How many, at most ${MOST_AT_ONCE}; 50 if left out`,
  },
}

export const listTransactions = get('/api/portfolios/:accountId/transactions', {
  summary: 'A page of transactions, the newest first',
  openTo: 'attorney',
  query,
  answer: transactionsPageSchema,
})

export const listAllTransactions = get('/api/portfolios/transactions', {
  summary: 'A page of the transactions of all accounts, the newest first',
  openTo: 'attorney',
  query,
  answer: foundPageSchema,
})

interface Place {
  /** `nextCursor` of the page before; undefined for the newest. */
  cursor: string | undefined
  limit: number
}

/** Whose transactions: those of one account, or of all of the active user's. */
export type TransactionsOf = { id: string; name: string; currency: string } | 'all'

/** One page of transactions, newest first. Throws an ApiError. */
export async function fetchTransactions(
  api: Api,
  of: TransactionsOf,
  { types, ...asked }: TransactionQuery,
  place: Place,
  signal: AbortSignal,
): Promise<FoundPage> {
  const query = { ...asked, type: [...types], ...place }
  if (of === 'all') return api.call(listAllTransactions, { query, signal })
  const page = await api.call(listTransactions, { params: { accountId: of.id }, query, signal })
  const { accountId, currency, transactions, totals, months } = page
  return {
    ...page,
    transactions: transactions.map((each) => ({ ...each, accountId, accountName: of.name, currency })),
    totals: [{ currency, ...totals }],
    months: months.map((each) => ({ ...each, currency })),
  }
}

/** What moved? Page by page: `first` at first, then `more` at a time. */
export const transactionsQuery = (
  api: Api,
  of: TransactionsOf,
  asked: TransactionQuery,
  { first, more }: { first: number; more: number },
) =>
  infiniteQueryOptions({
    queryKey:
      of === 'all'
        ? keyOf(api, listAllTransactions, asked)
        : keyOf(api, listTransactions, { accountId: of.id, ...asked }),
    queryFn: ({ signal, pageParam }) => fetchTransactions(api, of, asked, pageParam, signal),
    initialPageParam: { cursor: undefined, limit: first } as Place,
    getNextPageParam: ({ nextCursor }): Place | undefined =>
      nextCursor === null ? undefined : { cursor: nextCursor, limit: more },
  })
