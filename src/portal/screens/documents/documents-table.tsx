// Documents as rows of a table, or as cards if it would not fit.
import type { ComponentProps } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { fetchFile } from 'portal-engine/http/files.ts'
import { downloadDocument, type Document } from '#api/inbox/documents.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { documentTitle } from '#domain/documents/document-titles.ts'
import { tradesInWords } from '#domain/documents/trades-in-words.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { DOTS, useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { formatDate, formatShortDate } from 'portal-engine/ui/figures/dates.ts'
import { FileDownload, FileName } from 'portal-engine/ui/files/file-actions.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import css from './documents.module.css'

interface DocumentsTableProps {
  caption: string
  documents: readonly Document[]
  /** The owner of the documents: their name is not repeated in every row. */
  owner: string
}

export function DocumentsTable({ caption, documents, owner }: DocumentsTableProps) {
  const api = useApi()
  const { pounds } = useFormats()
  /** What is in the document, else its title. */
  const titleOf = (document: Document) => {
    const { trades } = document
    return trades
      ? tradesInWords(trades, (pence) => pounds(pence, trades.currency))
      : documentTitle(document, owner)
  }
  const fileOf = (document: Document) => ({
    name: documentTitle(document, owner),
    about: `${titleOf(document).replaceAll(DOTS, 'amount hidden')}, ${accountText(document, owner)}, ${formatDate(document.date)}`,
    sizeBytes: document.sizeBytes,
    fetchFile: () => fetchFile(api, downloadDocument, { id: document.id }),
  })
  const name = (document: Document, isNarrow: boolean) => (
    <Name document={document} title={titleOf(document)} file={fileOf(document)} isNarrow={isNarrow} />
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
          narrowCell: (document) => name(document, true),
          cell: (document) => name(document, false),
        },
        {
          id: 'account',
          header: 'Account',
          narrow: 'note',
          cell: (document) => <span className={css.account}>{accountText(document, owner)}</span>,
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
          narrowCell: (document) => <FileDownload {...fileOf(document)} isCompact />,
          cell: (document) => <FileDownload {...fileOf(document)} isCompact={false} />,
        },
      ]}
    />
  )
}

const accountText = ({ accountName, type }: Document, owner: string) => {
  if (accountName !== null) return withoutOwner(accountName, owner)
  return type === 'Terms and conditions' ? 'Your agreement with us' : 'All accounts together'
}

interface NameProps {
  document: Document
  title: string
  file: Omit<ComponentProps<typeof FileName>, 'children'>
  isNarrow: boolean
}

/** The type is shown below a name that does not say it. */
function Name({ document: { type, isNew, trades }, title, file, isNarrow }: NameProps) {
  const saysType = title.toLowerCase().includes(type.toLowerCase()) || (isNarrow && trades)
  return (
    <span className={css.name}>
      <FileName {...file}>
        <AmountText>{title}</AmountText>
      </FileName>
      {isNew && <Badge tone="pine">New</Badge>}
      {!saysType && <small className={css.type}>{type}</small>}
    </span>
  )
}
