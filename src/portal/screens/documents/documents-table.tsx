// Documents as rows of a table, or as cards if it would not fit.
import { useApi } from '#http/context.ts'
import { fetchFile } from '#http/files.ts'
import { downloadDocument, type Document } from '#api/inbox/documents.ts'
import { withoutOwner } from '#base/own-names.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'
import { tradesInWords } from '#domain/documents/trades-in-words.ts'
import { Badge } from '#ui/badge.tsx'
import { AmountText } from '#ui/figures/amount-text.tsx'
import { useFormats } from '#ui/figures/hidden-amounts.ts'
import { formatDate, formatShortDate } from '#ui/figures/dates.ts'
import { FileActions } from '#ui/files/file-actions.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import css from './documents.module.css'

interface DocumentsTableProps {
  caption: string
  documents: readonly Document[]
  /** The owner of the documents: their name is not repeated in every row. */
  owner: string
}

export function DocumentsTable({ caption, documents, owner }: DocumentsTableProps) {
  const api = useApi()
  const files = (document: Document, isCompact: boolean) => (
    <FileActions
      name={documentTitle(document, owner)}
      about={aboutOf(document, owner)}
      sizeBytes={document.sizeBytes}
      isCompact={isCompact}
      fetchFile={() => fetchFile(api, downloadDocument, { id: document.id })}
    />
  )
  return (
    <DataTable
      caption={caption}
      fitsFrom={1024}
      aligned
      rows={documents}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: 'Document',
          narrowCell: (document) => <Name document={document} owner={owner} isNarrow />,
          cell: (document) => <Name document={document} owner={owner} />,
        },
        {
          id: 'account',
          header: 'Account',
          narrow: 'note',
          cell: ({ accountName }) => <span className={css.account}>{accountText(accountName, owner)}</span>,
        },
        {
          id: 'date',
          header: 'Date',
          narrow: 'note',
          cell: ({ date }) => <span className={css.date}>{formatShortDate(date)}</span>,
        },
        {
          id: 'file',
          header: 'File',
          narrow: 'amount',
          narrowCell: (document) => files(document, true),
          cell: (document) => files(document, false),
        },
      ]}
    />
  )
}

const accountText = (accountName: string | null, owner: string) =>
  accountName === null ? 'All accounts together' : withoutOwner(accountName, owner)

const aboutOf = (document: Document, owner: string) =>
  `${documentTitle(document, owner)}, ${accountText(document.accountName, owner)}, ${formatDate(document.date)}`

interface NameProps {
  document: Document
  owner: string
  isNarrow?: boolean
}

/** What is in the document, else its title; the type is shown below a name that does not say it. */
function Name({ document, owner, isNarrow = false }: NameProps) {
  const { pounds } = useFormats()
  const { type, isNew, trades } = document
  const title = trades
    ? tradesInWords(trades, (pence) => pounds(pence, trades.currency))
    : documentTitle(document, owner)
  const saysType = title.toLowerCase().includes(type.toLowerCase()) || (isNarrow && trades)
  return (
    <span className={css.name}>
      <AmountText>{title}</AmountText>
      {isNew && <Badge tone="pine">New</Badge>}
      {!saysType && <small className={css.type}>{type}</small>}
    </span>
  )
}
