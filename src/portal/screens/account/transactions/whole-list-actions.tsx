// What can be done with the whole list: a CSV file of everything that fits the filters, and print of what is shown.
import { type TransactionQuery, type TransactionsOf, fetchTransactions } from '#api/accounts/transactions.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { PageActions, PrintButton } from 'portal-engine/ui/tables/export-actions.tsx'
import { formatCount } from 'portal-engine/ui/lists/format-count.ts'
import { transactionsInWords } from './row-words.ts'
import { useEffect, useRef, useState } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { MOST_AT_ONCE } from 'portal-engine/http/pages.ts'
import { saveCsv } from '#ui/tables/save-csv.ts'
import { fetchAll } from './fetch-all.ts'
import { transactionsTable } from './transactions-csv.ts'
import css from './transactions.module.css'

interface WholeListActionsProps {
  of: TransactionsOf
  fileName: string
  asked: TransactionQuery
  /** Is there nothing to take away? */
  isEmpty: boolean
}

/** One button starts and cancels, so that it keeps the focus. */
export function WholeListActions({ of, fileName, asked, isEmpty }: WholeListActionsProps) {
  const { state, start, cancel } = useCsv(of, fileName)
  const isGetting = state.phase === 'getting'
  return (
    <div className={css.whole}>
      {isGetting && (
        <progress
          className={css.progress}
          aria-label="Getting the transactions"
          {...(state.all === undefined ? {} : { value: state.done, max: state.all })}
        />
      )}
      <PageActions>
        <Button
          icon={isGetting ? 'close' : 'download'}
          variant="quiet"
          disabled={isEmpty && !isGetting}
          onClick={() => (isGetting ? cancel() : void start(asked))}
        >
          {isGetting ? 'Cancel' : 'Download CSV'}
          <span className="visually-hidden">
            {isGetting ? ' the download' : ' of all transactions that fit'}
          </span>
        </Button>
        <PrintButton disabled={isEmpty} />
      </PageActions>
      <p role="status" className={css.outcome}>
        {outcomeOf(state)}
      </p>
    </div>
  )
}

function outcomeOf(state: CsvState): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'getting':
      return state.all === undefined
        ? 'Getting the transactions'
        : `${formatCount(state.done)} of ${formatCount(state.all)}`
    case 'cancelled':
      return 'Cancelled. Nothing was saved.'
    case 'failed':
      return 'We couldn’t get all of these transactions, so nothing was saved. Try again in a moment.'
    case 'saved':
      return `Saved ${transactionsInWords(state.saved)}.`
  }
}

/** Saving everything that fits the filters as one CSV file. */
type CsvState =
  | { phase: 'idle' | 'cancelled' | 'failed' }
  | { phase: 'getting'; done: number; all: number | undefined }
  | { phase: 'saved'; saved: number }

function useCsv(of: TransactionsOf, fileName: string) {
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
      const transactions = await fetchAll({
        fetchPage: (cursor) => fetchTransactions(api, of, asked, { cursor, limit: MOST_AT_ONCE }, signal),
        onProgress: (done, all) => signal.aborted || setState({ phase: 'getting', done, all }),
        signal,
      })
      const table = transactionsTable(transactions, of)
      saveCsv(fileName, table)
      setState({ phase: 'saved', saved: table.rows.length })
    } catch {
      setState({ phase: signal.aborted ? 'cancelled' : 'failed' })
    }
  }
  return { state, start, cancel: () => underway.current?.abort() }
}
