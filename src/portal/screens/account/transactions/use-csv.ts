// Saving everything that fits the filters as one CSV file.
import { useEffect, useRef, useState } from 'react'
import { fetchTransactions, MOST_AT_ONCE, type TransactionQuery } from '#api/accounts/transactions.ts'
import { useApi } from '#http/context.ts'
import { saveCsv } from '#ui/tables/save-csv.ts'
import { fetchAll } from './fetch-all.ts'
import { transactionsTable } from './transactions-csv.ts'

export type CsvState =
  | { phase: 'idle' | 'cancelled' | 'failed' }
  | { phase: 'getting'; done: number; all: number | undefined }
  | { phase: 'saved'; saved: number }

export function useCsv(accountId: string, fileName: string) {
  const api = useApi()
  const [state, setState] = useState<CsvState>({ phase: 'idle' })
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const start = async (asked: TransactionQuery) => {
    const controller = new AbortController()
    const { signal } = controller
    underway.current = controller
    setState({ phase: 'getting', done: 0, all: undefined })
    try {
      const { transactions, currency } = await fetchAll({
        fetchPage: (cursor) =>
          fetchTransactions(api, accountId, asked, { cursor, limit: MOST_AT_ONCE }, signal),
        onProgress: (done, all) => signal.aborted || setState({ phase: 'getting', done, all }),
        signal,
      })
      const table = transactionsTable(transactions, currency)
      saveCsv(fileName, table)
      setState({ phase: 'saved', saved: table.rows.length })
    } catch {
      setState({ phase: signal.aborted ? 'cancelled' : 'failed' })
    }
  }
  return { state, start, cancel: () => underway.current?.abort() }
}
