// The active user's documents and their files.
import { downloadDocument, listDocuments } from '#api/inbox/documents.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { coveredTo } from '#domain/documents/document-year.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import { pdfOf } from '#product-api/papers/pdf/pdf.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { pageOf, pageOfRows, type Asked } from '#product-api/data/paging.ts'
import { instrumentOf } from '#product-api/market/instruments.ts'
import { jointAccountIds } from '#product-api/ledger/ledger.ts'

interface DocumentRow {
  id: string
  name: string
  date: string
  lines: string
}

interface ListedRow extends Omit<DocumentRow, 'lines'> {
  type: string
  account_id: string | null
  account_name: string | null
  /** The date again, as its place in the list. */
  at: string
  /** The size of its file; null until the file has been made. */
  size_bytes: number | null
}

/** What is addressed to a person, and what is about an account that they own with somebody else. */
const isTheirs = `(d.person_id = ? or d.account_id in ${jointAccountIds})`

/** A page of them: of the person's own and of each joint account, each by its index; one that is in both is listed once. */
function documentsOf(database: Call['database'], personId: string, asked: Asked) {
  const rowsOf = (column: 'person_id' | 'account_id', id: string) =>
    pageOfRows<ListedRow>(
      database,
      'documents',
      {
        sql: `select id, name, type, account_id, date, date as at, size_bytes,
           (select name from accounts where id = account_id) as account_name
         from documents where ${column} = ?`,
        ...{ values: [id], at: 'date' },
      },
      asked,
    )
  const joint = database.all<{ id: string }>(jointAccountIds.slice(1, -1), personId)
  const parts = [rowsOf('person_id', personId), ...joint.map(({ id }) => rowsOf('account_id', id))]
  const rows = new Map(parts.flatMap((part) => part.page.map((row) => [row.id, row])))
  const { page, nextCursor } = pageOf('documents', [...rows.values()], asked)
  return {
    page,
    nextCursor: nextCursor ?? parts.find((part) => part.nextCursor !== null)?.nextCursor ?? null,
  }
}

/** Makes the file, and keeps how large it is for the list. */
function bytesOf(database: Call['database'], { id, name, lines }: DocumentRow): Uint8Array {
  const bytes = pdfOf(name, JSON.parse(lines) as DocumentPart[])
  database.run('update documents set size_bytes = ? where id = ?', bytes.length, id)
  return bytes
}

interface TradesRow {
  document_id: string
  currency: string
  bought: number
  sold: number
  isins: string
}

/** What each contract note among these documents of a person is about. */
function tradesOf(
  database: Call['database'],
  personId: string,
  ids: readonly string[],
): Map<string, TradesRow> {
  const rows = database.all<TradesRow>(
    `select t.document_id, a.currency, -sum(min(t.amount_pence, 0)) as bought, sum(max(t.amount_pence, 0)) as sold,
       group_concat(distinct t.isin) as isins
     from owned_accounts a join transactions t on t.account_id = a.id
     where a.owner_id = ? and t.document_id in (select value from json_each(?)) group by t.document_id`,
    personId,
    JSON.stringify(ids),
  )
  return new Map(rows.map((row) => [row.document_id, row]))
}

function sentTrades(row: TradesRow | undefined) {
  if (row === undefined) return {}
  const { currency, bought, sold, isins } = row
  const fundNames = isins.split(',').map((isin) => instrumentOf(isin).name)
  return { trades: { currency, boughtPence: bought, soldPence: sold, fundNames } }
}

export const routes: Route[] = [
  route(listDocuments, ({ database, active, today }, { query }) => {
    const { page, nextCursor } = documentsOf(database, active.id, query)
    const trades = tradesOf(
      database,
      active.id,
      page.map(({ id }) => id),
    )
    const newFrom = addDays(today, -30)
    return {
      nextCursor,
      documents: page.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        accountId: row.account_id,
        accountName: row.account_name,
        date: row.date,
        coversTo: coveredTo(row.type, row.date),
        ...sentTrades(trades.get(row.id)),
        sizeBytes: row.size_bytes,
        isNew: row.date >= newFrom,
      })),
    }
  }),

  route(downloadDocument, ({ database, active }, { params }) => {
    const row = database.one<DocumentRow>(
      `select d.* from documents d where ${isTheirs} and d.id = ?`,
      active.id,
      active.id,
      params.id,
    )
    if (!row) throw new ErrorResponse(404, 'No such document')
    return {
      fileName: `${row.date} ${row.name.replace(/[^\w .-]+/g, '')}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(bytesOf(database, row)).toString('base64'),
    }
  }),
]
