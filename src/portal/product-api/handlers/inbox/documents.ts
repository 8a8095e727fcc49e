// The active user's documents and their files.
import { downloadDocument, listDocuments } from '#api/inbox/documents.ts'
import { addDays } from '#base/dates/london-time.ts'
import { coveredTo } from '#domain/documents/document-year.ts'
import { ErrorResponse, type Call, type Route } from '#sandbox/calls/call.ts'
import type { DocumentPart } from '../../generated-documents/parts.ts'
import { pdfOf } from '../../generated-documents/pdf.ts'
import { route } from '#sandbox/calls/route.ts'
import { instrumentOf } from '../../seed/instruments.ts'

interface DocumentRow {
  id: string
  name: string
  type: string
  account_id: string | null
  account_name: string | null
  date: string
  lines: string
  /** The size of its file; null until somebody has asked for it. */
  size_bytes: number | null
}

const bytesOf = ({ name, lines }: DocumentRow) => pdfOf(name, JSON.parse(lines) as DocumentPart[])

function sizeOf(database: Call['database'], row: DocumentRow): number {
  if (row.size_bytes !== null) return row.size_bytes
  const { length } = bytesOf(row)
  database.run('update documents set size_bytes = ? where id = ?', length, row.id)
  return length
}

interface TradesRow {
  document_id: string
  currency: string
  bought: number
  sold: number
  isins: string
}

/** What each contract note of this person is about. */
function tradesOf(database: Call['database'], personId: string): Map<string, TradesRow> {
  const rows = database.all<TradesRow>(
    `select t.document_id, a.currency, -sum(min(t.amount_pence, 0)) as bought, sum(max(t.amount_pence, 0)) as sold,
       group_concat(distinct t.isin) as isins
     from accounts a join transactions t on t.account_id = a.id
     where a.person_id = ? and t.document_id is not null group by t.document_id`,
    personId,
  )
  return new Map(rows.map((row) => [row.document_id, row]))
}

function sentTrades(row: TradesRow | undefined) {
  if (row === undefined) return {}
  const { currency, bought, sold, isins } = row
  const fundNames = isins.split(',').map((isin) => instrumentOf(isin).name)
  return { trades: { currency, boughtPence: bought, soldPence: sold, fundNames } }
}

const columns = `select d.*, a.name as account_name from documents d left join accounts a on a.id = d.account_id`

export const documentRoutes: Route[] = [
  route(listDocuments, ({ database, active, today }) => {
    const rows = database.all<DocumentRow>(
      `${columns} where d.person_id = ? order by d.date desc, d.id`,
      active.id,
    )
    const trades = tradesOf(database, active.id)
    const newFrom = addDays(today, -30)
    return {
      documents: rows.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        accountId: row.account_id,
        accountName: row.account_name,
        date: row.date,
        coversTo: coveredTo(row.type, row.date),
        ...sentTrades(trades.get(row.id)),
        sizeBytes: sizeOf(database, row),
        isNew: row.date >= newFrom,
      })),
    }
  }),

  route(downloadDocument, ({ database, active }, { params }) => {
    const row = database.one<DocumentRow>(
      `${columns} where d.person_id = ? and d.id = ?`,
      active.id,
      params.id,
    )
    if (!row) throw new ErrorResponse(404, 'No such document')
    return {
      fileName: `${row.date} ${row.name.replace(/[^\w .-]+/g, '')}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(bytesOf(row)).toString('base64'),
    }
  }),
]
