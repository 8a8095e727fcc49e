// Everything that fits the filters, fetched page by page, so that a file is never half of it.
import type { FoundPage, FoundTransaction } from '#api/accounts/transactions.ts'

interface Ways {
  /** The page at a cursor; the newest without one. */
  fetchPage: (cursor: string | undefined) => Promise<FoundPage>
  onProgress: (done: number, all: number) => void
  signal: AbortSignal
}

/** Rejects when a page fails, when it is cancelled, and when the pages do not add up to the totals of the first one. */
export async function fetchAll({ fetchPage, onProgress, signal }: Ways): Promise<FoundTransaction[]> {
  const first = await fetchPage(undefined)
  const all = countOf(first)
  const transactions = [...first.transactions]
  let { nextCursor } = first
  onProgress(transactions.length, all)
  while (nextCursor !== null) {
    signal.throwIfAborted()
    const page = await fetchPage(nextCursor)
    if (page.transactions.length === 0) break
    transactions.push(...page.transactions)
    nextCursor = page.nextCursor
    onProgress(transactions.length, all)
  }
  signal.throwIfAborted()
  const addsUp = first.totals.every(({ currency, count, inPence, outPence }) => {
    const members = transactions.filter((each) => each.currency === currency)
    const sum = members.reduce((total, { amountPence }) => total + amountPence, 0)
    return members.length === count && sum === inPence - outPence
  })
  if (!addsUp || transactions.length !== all)
    throw new Error('The transactions do not add up to their totals')
  return transactions
}

/** How many fit the filters, in every currency. */
export const countOf = ({ totals }: Pick<FoundPage, 'totals'>): number =>
  totals.reduce((sum, { count }) => sum + count, 0)
