// What else is known of one transaction: when it settles, what it belongs to, why it happened, its contract note.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FoundTransaction } from '#api/accounts/transactions.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { fetchFile } from 'portal-engine/http/files.ts'
import { documentsQuery, downloadDocument } from '#api/inbox/documents.ts'
import { unitsInWords } from '#domain/units.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Hideable } from 'portal-engine/ui/figures/hideable.tsx'
import { FileActions } from 'portal-engine/ui/files/file-actions.tsx'
import { formatUnitPrice } from './row-words.ts'
import css from './transactions.module.css'

interface TransactionDetailProps {
  transaction: FoundTransaction
  /** Those on the page, one of which it may belong to. */
  all: readonly FoundTransaction[]
}

export function TransactionDetail({ transaction, all }: TransactionDetailProps) {
  const { date, trade, explanation, documentId, relatesToId, currency } = transaction
  const payment = all.find(({ id }) => id === relatesToId)
  return (
    <dl className={css.detail}>
      <Fact term={trade === null ? 'Date' : 'Traded on'}>{formatDate(date)}</Fact>
      {trade !== null && (
        <>
          <Fact term="Units">
            <Hideable>{unitsInWords(trade.units)}</Hideable> at {formatUnitPrice(trade.price, currency)}
          </Fact>
          <Fact term="Settles on">{formatDate(trade.settlesOn)}</Fact>
          <Fact term="Fund">
            {trade.fundName}, {trade.isin}
          </Fact>
        </>
      )}
      {payment && (
        <Fact term="Belongs to">
          {payment.description}, {formatDate(payment.date)}
        </Fact>
      )}
      {explanation !== null && <Fact term="What this is">{explanation}</Fact>}
      {['PaidIn', 'TaxRelief', 'Withdrawal'].includes(transaction.type) && (
        <div className={css.fact} data-not-printed>
          <dt>Payment</dt>
          <dd>
            <RouteLink to="payments-history" search={`?payment=${encodeURIComponent(transaction.id)}`}>
              See it in History
            </RouteLink>
          </dd>
        </div>
      )}
      {documentId !== null && (
        <div className={css.fact} data-not-printed>
          <dt>Contract note</dt>
          <dd>
            <ContractNote id={documentId} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function ContractNote({ id }: { id: string }) {
  const api = useApi()
  const { activeUserName } = usePortal()
  const documents = useQuery(documentsQuery(api))
  return (
    <QueryCard
      query={documents}
      what="the contract note"
      skeleton={<Skeleton width="15rem" height="2.5rem" />}
    >
      {(all) => {
        const note = all.find((document) => document.id === id)
        if (!note) return 'Not in your documents yet'
        const title = documentTitle(note, activeUserName)
        return (
          <FileActions
            name={title}
            about={`${title}, ${formatDate(note.date)}`}
            sizeBytes={note.sizeBytes}
            fetchFile={() => fetchFile(api, downloadDocument, { id })}
          />
        )
      }}
    </QueryCard>
  )
}
