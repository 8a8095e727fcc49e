// Documents of one account: opening documents, and a contract note for each day of trades.
import { contractNoteId, contractNote, type NotedTrade } from '#product-api/papers/contract-note.ts'
import { applicationPaper, keyFeatures, type OpenedAccount } from '#product-api/papers/opening-papers.ts'
import type { DocumentPart } from '#product-api/papers/pdf/parts.ts'
import type { Seeding } from '#product-api/data/seeding.ts'

export interface NewDocument {
  id: string
  type: string
  name: string
  date: string
  accountId: string | null
  lines: DocumentPart[]
}

export interface AccountRow extends OpenedAccount {
  id: string
}

export function openingDocuments({ person }: Seeding, account: AccountRow): NewDocument[] {
  const common = { date: account.opened_on, accountId: account.id }
  return [
    {
      ...common,
      id: `D-${account.id.slice(2)}-AP`,
      type: 'Application',
      name: `Application: ${account.name}`,
      lines: applicationPaper(account, person.name),
    },
    {
      ...common,
      id: `D-${account.id.slice(2)}-KF`,
      type: 'Key features',
      name: `Key features: ${account.name}`,
      lines: keyFeatures(account),
    },
  ]
}

export function contractNotes({ database }: Seeding, account: AccountRow): NewDocument[] {
  const trades = database.all<NotedTrade & { date: string }>(
    'select * from transactions where account_id = ? and document_id is not null order by position',
    account.id,
  )
  const days = new Map<string, NotedTrade[]>()
  for (const trade of trades) days.set(trade.date, [...(days.get(trade.date) ?? []), trade])
  return [...days].map(([date, ofDay]) => ({
    id: contractNoteId(account.id, date),
    type: 'Contract note',
    name: `Contract note: ${account.name}`,
    date,
    accountId: account.id,
    lines: contractNote({ account, date, trades: ofDay }),
  }))
}
