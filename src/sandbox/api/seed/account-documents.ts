// Documents of one account: opening documents, and a contract note for each day of trades.
import { formatPence } from '#base/money.ts'
import type { DocumentLine } from '../generated-documents/pdf.ts'
import { contractNoteId } from './accounts/life.ts'
import type { Seeding } from './person.ts'
import { longDate } from '../long-date.ts'

export interface NewDocument {
  id: string
  type: string
  name: string
  date: string
  accountId: string | null
  lines: DocumentLine[]
}

export interface AccountRow {
  id: string
  name: string
  account_number: string
  currency: string
  opened_on: string
}

interface Trade {
  date: string
  description: string
  amount_pence: number
  units_milli: number
}

export function openingDocuments({ person }: Seeding, account: AccountRow): NewDocument[] {
  const common = { date: account.opened_on, accountId: account.id }
  const number = `Account number ${account.account_number}`
  return [
    {
      ...common,
      id: `D-${account.id.slice(2)}-AP`,
      type: 'Application',
      name: `Application: ${account.name}`,
      lines: [number, `Signed by ${person.name}`],
    },
    {
      ...common,
      id: `D-${account.id.slice(2)}-KF`,
      type: 'Key features',
      name: `Key features: ${account.name}`,
      lines: [number, 'What the account does, what it costs and the risks.'],
    },
  ]
}

export function contractNotes({ database }: Seeding, account: AccountRow): NewDocument[] {
  const trades = database.all<Trade>(
    'select * from transactions where account_id = ? and document_id is not null order by position',
    account.id,
  )
  const days = new Map<string, Trade[]>()
  for (const trade of trades) days.set(trade.date, [...(days.get(trade.date) ?? []), trade])
  return [...days].map(([date, ofDay]) => ({
    id: contractNoteId(account.id, date),
    type: 'Contract note',
    name: `Contract note: ${account.name}`,
    date,
    accountId: account.id,
    lines: [
      `Dated ${longDate(date)}`,
      ...ofDay.map(
        (trade) =>
          `${trade.description}: ${Math.abs(trade.units_milli) / 1000} units, ${formatPence(Math.abs(trade.amount_pence), account.currency)}`,
      ),
    ],
  }))
}
