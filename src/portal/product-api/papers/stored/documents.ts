// Documents that follow from a person's accounts: opening documents, contract notes, valuations and yearly documents.
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { termsPaper } from '#product-api/papers/opening-papers.ts'
import { letterTo } from '#product-api/papers/letter.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import { contractNotes, openingDocuments, type AccountRow, type NewDocument } from './account-documents.ts'
import { valuations } from './quarterly-valuations.ts'
import { yearlyDocuments } from './yearly-documents.ts'

/** Those that are not there yet, up to the day of valuation. */
export function seedDocuments(seeding: Seeding): void {
  const { database, person } = seeding
  const accounts = database.all<AccountRow>(
    'select * from accounts where person_id = ? order by position',
    person.id,
  )
  const first = accounts.map(({ opened_on }) => opened_on).toSorted()[0]
  add(seeding, terms(seeding, first))
  if (first === undefined) return
  for (const account of accounts) {
    for (const document of [...openingDocuments(seeding, account), ...contractNotes(seeding, account)])
      add(seeding, document)
  }
  for (const document of [...valuations(seeding, first), ...yearlyDocuments(seeding, first)])
    add(seeding, document)
}

function add({ database, person }: Seeding, document: NewDocument): void {
  if (database.one('select 1 from documents where id = ?', document.id)) return
  const { id, date } = document
  const lines = [letterTo(database, person, { on: date, reference: id }), ...document.lines]
  database.insert('documents', {
    id,
    person_id: person.id,
    account_id: document.accountId,
    type: document.type,
    name: document.name,
    date,
    lines: JSON.stringify(lines),
  })
}

function terms({ person, today }: Seeding, first: string | undefined): NewDocument {
  return {
    id: `D-${person.userId}-TC`,
    type: 'Terms and conditions',
    name: `Terms and conditions for ${person.name}`,
    date: first ?? addDays(today, -6),
    accountId: null,
    lines: termsPaper,
  }
}
