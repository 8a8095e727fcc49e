// The documents as rows, newest first, so many at a time.
import { useState } from 'react'
import type { Document } from '#api/documents.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatShortDate } from '#ui/dates.ts'
import { FileActions } from './file-actions.tsx'
import css from './documents.module.css'

const AT_A_TIME = 50

export function DocumentsTable({ documents }: { documents: readonly Document[] }) {
  const [most, setMost] = useState(AT_A_TIME)
  const left = documents.length - most
  return (
    <>
      <DataTable
        caption="Documents, newest first"
        rows={documents.slice(0, most)}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', header: 'Document', cell: (document) => <Name document={document} /> },
          { id: 'type', header: 'Type', cell: ({ type }) => type },
          {
            id: 'account',
            header: 'Account',
            cell: ({ accountName }) => accountName ?? 'All accounts together',
          },
          { id: 'year', header: 'Tax year', cell: ({ taxYear }) => taxYear },
          {
            id: 'date',
            header: 'Date',
            cell: ({ date }) => <span className={css.date}>{formatShortDate(date)}</span>,
          },
          { id: 'file', header: 'File', cell: (document) => <FileActions document={document} /> },
        ]}
      />
      {left > 0 && (
        <p className={css.more} data-not-printed>
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show {Math.min(AT_A_TIME, left)} more</Button>
        </p>
      )}
    </>
  )
}

function Name({ document }: { document: Document }) {
  return (
    <span className={css.name}>
      {document.name}
      {document.isNew && <Badge tone="pine">New</Badge>}
    </span>
  )
}
