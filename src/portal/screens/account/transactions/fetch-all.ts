// Everything that fits the filters, fetched page by page, so that a file is never half of it.
import type { AccountTransaction, TransactionsPage } from '#api/accounts/transactions.ts'

interface Ways {
  /** The page at a cursor; the newest without one. */
  fetchPage: (cursor: string | undefined) => Promise<TransactionsPage>
  onProgress: (done: number, all: number) => void
  signal: AbortSignal
}

export interface AllTransactions {
  currency: string
  transactions: AccountTransaction[]
}

/** Rejects when a page fails, when it is cancelled, and when the pages do not add up to the totals of the first one. */
export async function fetchAll({ fetchPage, onProgress, signal }: Ways): Promise<AllTransactions> {
  const first = await fetchPage(undefined)
  const { currency, totals } = first
  const transactions = [...first.transactions]
  let { nextCursor } = first
  onProgress(transactions.length, totals.count)
  while (nextCursor !== null) {
    signal.throwIfAborted()
    const page = await fetchPage(nextCursor)
    if (page.transactions.length === 0) break
    transactions.push(...page.transactions)
    nextCursor = page.nextCursor
    onProgress(transactions.length, totals.count)
  }
  signal.throwIfAborted()
  const sum = transactions.reduce((total, { amountPence }) => total + amountPence, 0)
  if (transactions.length !== totals.count || sum !== totals.inPence - totals.outPence)
    throw new Error('The transactions do not add up to their totals')
  return { currency, transactions }
}
